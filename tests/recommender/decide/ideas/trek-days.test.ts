import { expect, test } from 'vitest';
import { isTrekWithin, trekDays } from '#src/recommender/decide/ideas/trek-days.ts';

const trail = (size: number | null) => ({ kind: 'trail' as const, size });

test('a long trail takes the days of its length: the W four to five, the Mont Blanc eight to eleven', () => {
  expect(trekDays(trail(80))).toEqual({ least: 4, most: 5 });
  expect(trekDays(trail(170))).toEqual({ least: 8, most: 11 });
});

test('a walk of a day, a trail of unknown length and a road are no treks', () => {
  expect(trekDays(trail(16))).toBeNull();
  expect(trekDays(trail(null))).toBeNull();
  expect(trekDays({ kind: 'scenic-road', size: 300 })).toBeNull();
});

test('a trek fits into a trip that has a day to arrive and one to leave besides', () => {
  expect(isTrekWithin(trail(80), 6)).toBe(true);
  expect(isTrekWithin(trail(80), 5)).toBe(false);
  expect(isTrekWithin(trail(16), 1)).toBe(true);
});
