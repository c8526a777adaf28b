import { describe, expect, test } from 'vitest';
import { LABEL_COLORS } from '#src/map/labels/look/label-colors.ts';
import { lookOf } from '#src/map/labels/look/label-look.ts';
import type { MapLabel } from '#src/domain/map/map-label.ts';
import { labelAt, sightAt } from '../any-label.ts';

const HERE = { lat: 46, lng: 8 };

function font(label: MapLabel, zoom: number): { px: number; weight: number } {
  const [, weight, px] = /(\d{3}) ([\d.]+)px/u.exec(lookOf(label, zoom, 'light').font) ?? [];
  return { px: Number(px), weight: Number(weight) };
}

test.each([
  { place: '5 million', size: 0, px: [15.5, 18, 20], weight: 700, radius: 3.8 },
  { place: '500,000', size: 1, px: [15, 17.5, 19], weight: 700, radius: 3.8 },
  { place: '90,000', size: 2, px: [13.5, 15.5, 17], weight: 600, radius: 3.3 },
  { place: '24,000', size: 3, px: [12, 13.5, 15], weight: 600, radius: 2.7 },
  { place: '4,000', size: 4, px: [11, 12.5, 13.5], weight: 500, radius: 2.2 },
  { place: 'a few', size: 5, px: [11, 11.5, 12.5], weight: 500, radius: 1.9 },
])('the name of a place of $place inhabitants grows as one comes near', (it) => {
  const label = labelAt(HERE, 'city', { size: it.size });
  const [, at11 = 0, at13 = 0] = it.px;
  expect(font(label, 11)).toEqual({ px: at11, weight: it.weight });
  expect(font(label, 13)).toEqual({ px: at13, weight: it.weight });
  expect(font(label, 9).px).toBeLessThanOrEqual(at11);
  expect(lookOf(label, 11, 'light').mark).toMatchObject({ shape: 'ring', radius: it.radius });
});

describe('the mark of a place', () => {
  test('goes at zoom 12, where its point is not known that well', () => {
    const village = labelAt(HERE, 'city');
    expect(lookOf(village, 11.5, 'light').mark).not.toBeNull();
    expect(lookOf(village, 12, 'light').mark).toBeNull();
    expect(lookOf(village, 13, 'dark').mark).toBeNull();
  });

  test('is a disc for a capital, whose name is bold whatever its size', () => {
    const capital = labelAt(HERE, 'capital', { size: 5 });
    expect(lookOf(capital, 10, 'light').mark).toMatchObject({ shape: 'disc', radius: 3.2 });
    expect(font(capital, 10).weight).toBe(700);
  });
});

test('villages are softer than towns', () => {
  const [town, village] = [4, 5].map((size) => labelAt(HERE, 'city', { size }));
  expect(town && lookOf(town, 10, 'light').color).toBe(LABEL_COLORS.light.ink);
  expect(village && lookOf(village, 10, 'light').color).toBe(LABEL_COLORS.light.soft);
});

test.each(['light', 'dark'] as const)('on the %s map an icon has its family’s colour', (scheme) => {
  const colors = LABEL_COLORS[scheme];
  const fill = (label: MapLabel) => lookOf(label, 11, scheme).mark?.fill;
  expect(fill(sightAt(HERE, 'beach', { name: 'A' }))).toBe(colors.water);
  expect(fill(sightAt(HERE, 'garden', { name: 'B' }))).toBe(colors.park);
  expect(fill(sightAt(HERE, 'summit', { name: 'C' }))).toBe(colors.peak);
  expect(fill(sightAt(HERE, 'museum', { name: 'D' }))).toBe(colors.culture);
  expect(fill(labelAt(HERE, 'airport'))).toBe(colors.service);
});

test('an icon grows from zoom 9 to 13 and shows what kind of sight it is', () => {
  const castle = sightAt(HERE, 'castle', { name: 'Castle' });
  const radius = (zoom: number) => lookOf(castle, zoom, 'light').mark?.radius;
  expect([9, 11, 13].map(radius)).toEqual([7, 8, 9]);
  expect(lookOf(castle, 9, 'light').mark).toMatchObject({ shape: 'sight', glyph: 'castle' });
  expect(lookOf(labelAt(HERE, 'airport'), 9, 'light').mark).toMatchObject({ glyph: 'airport' });
});

test('a quarter is a spaced name without a mark', () => {
  const look = lookOf(labelAt(HERE, 'quarter'), 12, 'light');
  expect(look).toMatchObject({ mark: null, spacing: 0.6 });
  expect(font(labelAt(HERE, 'quarter'), 13)).toEqual({ px: 11.5, weight: 600 });
});
