import { expect, test } from 'vitest';
import { plainNumber } from '#src/wording/plain-number.ts';

const VALUES = [
  0, 0.004, 0.005, 0.05, 0.5, 0.949, 0.95, 1, 1.005, 1.45, 2.5, 9.995, 12.34, 99.5, 999.95, 1000,
  1848, 9999.5, 12_345.678, 999_999.5, 1_234_567.89, 1e-7,
];

test.each([
  ['en', 'en-GB'],
  ['de', 'de-DE'],
] as const)('numbers in %s are those of %s', (language, locale) => {
  for (const most of [0, 1, 2]) {
    for (const least of [0, most]) {
      const format = new Intl.NumberFormat(locale, {
        minimumFractionDigits: least,
        maximumFractionDigits: most,
      });
      // Without a sign before a zero.
      const ofLocale = (value: number) => format.format(value).replace(/^-(?=[0,.]+$)/u, '');
      const values = VALUES.flatMap((value) => [value, -value]);
      expect(
        values.map((value) => plainNumber(value, language, { least, most, groupFrom: 4 })),
      ).toEqual(values.map(ofLocale));
    }
  }
});

test('a group begins where it is wanted', () => {
  expect(plainNumber(1848, 'de', { most: 0, groupFrom: 5 })).toBe('1848');
  expect(plainNumber(12_345, 'de', { most: 0, groupFrom: 5 })).toBe('12.345');
});
