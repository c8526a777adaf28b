import { expect, test } from 'vitest';
import { isRideWithin } from '#src/recommender/decide/ideas/long-rides.ts';

test('a railway across a country is named unasked only in a stay of a week', () => {
  const line = { kind: 'railway', size: 476 } as const;
  expect(isRideWithin(line, 4)).toBe(false);
  expect(isRideWithin(line, 7)).toBe(true);
});

test('a shorter railway, one of unknown length and any other way fit every stay', () => {
  expect(isRideWithin({ kind: 'railway', size: 292 }, 2)).toBe(true);
  expect(isRideWithin({ kind: 'railway', size: null }, 2)).toBe(true);
  expect(isRideWithin({ kind: 'scenic-road', size: 900 }, 2)).toBe(true);
});
