import { expect, test } from 'vitest';
import { quantityFor } from '#src/domain/packing-line.ts';

test.each([
  ['per-group', 60, 20, 1],
  ['per-traveler', 60, 20, 20],
  ['per-two-travelers', 5, 1, 1],
  ['per-two-travelers', 5, 3, 2],
  ['per-two-travelers', 5, 20, 10],
  ['per-day', 1, 2, 2],
  ['per-day', 5, 2, 10],
  ['per-day', 7, 2, 12],
  ['per-day', 60, 20, 120],
] as const)('%s for %d days and %d travellers: %d', (rule, days, travelers, quantity) => {
  expect(quantityFor(rule, days, travelers)).toBe(quantity);
});
