import { expect, test } from 'vitest';
import { rainDays } from '#src/result/weather/rain-days.ts';

test.each([
  [3.3, '3–4'],
  [3.1, '3'],
  [2.85, '3'],
  [0, '0'],
  [9.9, '10'],
])('%d of ten days are told as %j', (days, told) => {
  expect(rainDays(days)).toBe(told);
});
