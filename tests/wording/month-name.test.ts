import { expect, test } from 'vitest';
import { monthName } from '#src/wording/month-name.ts';

const MONTHS = Array.from({ length: 12 }, (_, index) => index + 1);

test.each([
  ['en', 'en-GB'],
  ['de', 'de-DE'],
] as const)('the months in %s are those of %s', (language, locale) => {
  for (const width of ['long', 'short', 'narrow'] as const) {
    const format = new Intl.DateTimeFormat(locale, { month: width, timeZone: 'UTC' });
    const ofLocale = MONTHS.map((month) => format.format(Date.UTC(2027, month - 1, 15)));
    // British English alone shortens September to four letters.
    const expected = ofLocale.map((name) => name.replace(/^Sept$/u, 'Sep'));
    expect(MONTHS.map((month) => monthName(month, language, width))).toEqual(expected);
  }
});
