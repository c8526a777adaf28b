import { expect, test } from 'vitest';
import { coarserOutline } from '#server/prerender/coarser-outline.ts';

test('points that a line passes closely go, corners stay', () => {
  expect(coarserOutline('M0 0L50 1L100 0V100H0z', 2)).toBe('M0 0l100 0 0 100-100 0z');
  expect(coarserOutline('M0 0L50 9L100 0V100H0z', 2)).toBe('M0 0l50 9 50-9 0 100-100 0z');
});

test('steps are taken from where the one before them ended', () => {
  expect(coarserOutline('M10 20h30v40l-30 5m0-1z', 1)).toBe(
    coarserOutline('M10 20L40 20L40 60L10 65L10 64z', 1),
  );
});

test('an outline with curves stays as it is', () => {
  const hill = 'M0 0c10 0 20 10 30 10v50z';
  expect(coarserOutline(hill, 5)).toBe(hill);
});
