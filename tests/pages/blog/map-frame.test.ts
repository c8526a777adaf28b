import { expect, test } from 'vitest';
import { mapFrame } from '#src/pages/blog/blocks/map-frame.ts';

const SOLLER = { lat: 39.766, lng: 2.715 };
const POLLENCA = { lat: 39.877, lng: 3.016 };
const ANDRATX = { lat: 39.575, lng: 2.42 };

test('north is up, east is right, and everything is inside', () => {
  const frame = mapFrame([SOLLER, POLLENCA, ANDRATX]);
  const [soller, pollenca, andratx] = [SOLLER, POLLENCA, ANDRATX].map((point) => {
    const { x, y } = frame(point);
    return { x: Number.parseFloat(x), y: Number.parseFloat(y) };
  });
  expect(pollenca?.x).toBeGreaterThan(soller?.x ?? 100);
  expect(pollenca?.y).toBeLessThan(soller?.y ?? 0);
  expect(andratx?.x).toBeLessThan(soller?.x ?? 0);
  for (const { x, y } of [soller, pollenca, andratx].flatMap((point) => point ?? [])) {
    expect(Math.min(x, y)).toBeGreaterThanOrEqual(5);
    expect(Math.max(x, y)).toBeLessThanOrEqual(95);
  }
});

test('degrees of latitude and longitude have the same scale on the ground', () => {
  const frame = mapFrame([
    { lat: 60, lng: 0 },
    { lat: 60, lng: 4 },
    { lat: 60.2, lng: 2 },
  ]);
  const west = Number.parseFloat(frame({ lat: 60, lng: 0 }).x);
  const east = Number.parseFloat(frame({ lat: 60, lng: 2 }).x);
  // At 60 degrees north two degrees of longitude are one of latitude; the drawing is 3 by 2.
  const south = Number.parseFloat(frame({ lat: 60, lng: 2 }).y);
  const north = Number.parseFloat(frame({ lat: 61, lng: 2 }).y);
  expect((south - north) / 1.5).toBeCloseTo(east - west, 0);
});
