import { expect, test } from 'vitest';
import { rainShare } from '#src/result/weather/rain-share.ts';

test.each([
  [3.4, '3–\u20604'],
  [3.05, '3'],
  [3.9, '4'],
  [0.9, '1'],
  [0.3, 'dry'],
  [0, 'dry'],
  [10, '10'],
  [9.5, '9–\u206010'],
  [null, null],
])('%j wet days of ten are written %j', (wetDays, words) => {
  expect(rainShare(wetDays)).toBe(words);
});
