import * as v from 'valibot';
import { expect, test } from 'vitest';
import { bearingDegrees, distanceKm, latLngSchema } from '#src/domain/place/location.ts';
import { normalizeLng } from '#src/domain/points/longitude.ts';

const INNSBRUCK = { lat: 47.2692, lng: 11.4041 };
const MUNICH = { lat: 48.1374, lng: 11.5755 };

test('Innsbruck lies about 97 km from Munich, to the south', () => {
  expect(distanceKm(MUNICH, INNSBRUCK)).toBeCloseTo(97.4, 0);
  expect(bearingDegrees(MUNICH, INNSBRUCK)).toBeCloseTo(187.6, 0);
});

test('two points beside the antimeridian are near each other', () => {
  expect(distanceKm({ lat: 0, lng: 179.9 }, { lat: 0, lng: -179.9 })).toBeLessThan(23);
});

test('antipodes are half the circumference of the earth apart', () => {
  expect(distanceKm({ lat: 0, lng: 0 }, { lat: 0, lng: 180 })).toBeCloseTo(20_015, 0);
});

test.each([
  [190, -170],
  [-190, 170],
  [540, -180],
  [180, 180],
  [-180, -180],
  [11.5, 11.5],
])('longitude %d of a wrapped map is %d', (lng, expected) => {
  expect(normalizeLng(lng)).toBeCloseTo(expected, 9);
});

test.each([
  [{ lat: 91, lng: 0 }],
  [{ lat: 0, lng: -181 }],
  [{ lat: Number.NaN, lng: 0 }],
  [{ lat: '47', lng: 11 }],
  [{ lat: 47 }],
])('%j is not a point on earth', (value) => {
  expect(v.is(latLngSchema, value)).toBe(false);
});
