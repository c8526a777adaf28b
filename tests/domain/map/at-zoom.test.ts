import { expect, test } from 'vitest';
import { atZoom } from '#src/domain/map/at-zoom.ts';

test('a width is interpolated linearly between two zooms and constant beyond them', () => {
  const width = [
    [3, 1],
    [7, 3],
  ] as const;
  expect([2, 3, 5, 7, 9].map((zoom) => atZoom(width, zoom))).toEqual([1, 1, 2, 3, 3]);
});

test('between three zooms each part has its own slope', () => {
  const opacity = [
    [8, 0],
    [9, 0.2],
    [13, 1],
  ] as const;
  expect(atZoom(opacity, 8.5)).toBeCloseTo(0.1, 10);
  expect(atZoom(opacity, 9)).toBe(0.2);
  expect(atZoom(opacity, 11)).toBeCloseTo(0.6, 10);
});

test('a single value is the same at every zoom', () => {
  expect([0, 9, 20].map((zoom) => atZoom([[9, 4.5]], zoom))).toEqual([4.5, 4.5, 4.5]);
});
