import { expect, test } from 'vitest';
import { formatDaysOfTen, formatNumber, formatPercent } from '#src/wording/numbers.ts';

const VALUES = [
  0, 0.004, 0.005, 0.05, 0.5, 0.949, 0.95, 1, 1.005, 1.45, 2.5, 9.995, 12.34, 99.5, 999.95, 1000,
  1848, 9999.5, 12_345.678, 999_999.5, 1_234_567.89, 1e-7,
];

test.each([
  ['en', 'en-GB', 'auto'],
  ['de', 'de-DE', 'min2'],
] as const)('numbers in %s are those of %s', (language, locale, useGrouping) => {
  for (const most of [0, 1, 2]) {
    for (const least of [0, most]) {
      const format = new Intl.NumberFormat(locale, {
        minimumFractionDigits: least,
        maximumFractionDigits: most,
        useGrouping,
      });
      // A true minus sign, and none before a zero.
      const ofLocale = (value: number) =>
        format
          .format(value)
          .replace(/^-(?=[0,.]+$)/u, '')
          .replace('-', '−');
      const values = VALUES.flatMap((value) => [value, -value]);
      expect(values.map((value) => formatNumber(value, language, { least, most }))).toEqual(
        values.map(ofLocale),
      );
    }
  }
});

test('German groups digits from five on', () => {
  expect(formatNumber(2962, 'en')).toBe('2,962');
  expect(formatNumber(2962, 'de')).toBe('2962');
  expect(formatNumber(12_345, 'de')).toBe('12.345');
});

test('percentages have a no-break space in German', () => {
  expect(formatPercent(0.335, 'en')).toBe('34%');
  expect(formatPercent(0.335, 'de')).toBe('34\u00A0%');
});

test.each([
  [3.3, '3–\u20604'],
  [3.1, '3'],
  [2.85, '3'],
  [0, '0'],
  [9.9, '10'],
])('%d of ten days is written %j', (days, text) => {
  expect(formatDaysOfTen(days)).toBe(text);
});
