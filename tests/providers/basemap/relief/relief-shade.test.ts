import { expect, test } from 'vitest';
import { shadeOf, shadeShare } from '#src/providers/basemap/relief/relief-shade.ts';

test('the shade of the relief fades from zoom 8, where cells would smear, to a tenth at 13', () => {
  const zooms = [4, 8, 9, 10, 11, 12, 13];
  expect(zooms.map(shadeShare)).toEqual([1, 1, 0.88, 0.66, 0.42, 0.2, 0.1]);
  expect(shadeShare(9.5)).toBeCloseTo(0.77, 5);
});

test('a slope is still lit from the north-west at zoom 13, only much less', () => {
  const full = shadeOf(0.3, -0.3);
  const faded = shadeOf(0.3 * shadeShare(13), -0.3 * shadeShare(13));
  expect(faded).toBeGreaterThan(0);
  expect(faded).toBeLessThan(full / 3);
});
