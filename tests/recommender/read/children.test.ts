import { expect, test } from 'vitest';
import { readText } from '#src/recommender/read/read-text.ts';
import type { Reading } from '#src/recommender/read/reading.ts';

test.each([
  ['rad und strand mit zwei kindern, 4 und 7', 4, 2],
  ['with two kids 5 and 8', 4, 2],
  ['3 small children', 5, 3],
  ['strand mit baby', 3, 1],
  ['familie mit kleinen kindern', 5, 3],
  ['family', 2, 1],
  ['without the kids', 2, 0],
  ['ohne kinder', 2, 0],
  ['museums', 4, 0],
] as const)('%s, of %i travellers %i are children', (words, travelers, children) => {
  expect(childrenIn(words, travelers).count).toBe(children);
});

test.each([
  ['strand mit baby', 1],
  ['with our twin babies', 2],
  ['with a toddler', 0],
])('babies in “%s”: %i', (words, count) => {
  expect(childrenIn(words, 4).babies).toBe(count);
});

function childrenIn(words: string, travelers: number): Reading['children'] {
  return readText(words, { names: [], travelers }).children;
}
