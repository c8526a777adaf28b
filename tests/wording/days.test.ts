import { expect, test } from 'vitest';
import { addDays } from '#src/domain/days/day.ts';
import {
  formatDay,
  formatLongDay,
  formatMonth,
  formatWeekday,
  monthName,
} from '#src/wording/days.ts';

const WEEK = Array.from({ length: 7 }, (_, index) => addDays('2027-02-27', index));

test.each([
  ['en', 'en-GB'],
  ['de', 'de-DE'],
] as const)('the days in %s are those of %s', (language, locale) => {
  const expected = (day: string, options: Intl.DateTimeFormatOptions) =>
    new Intl.DateTimeFormat(locale, { ...options, timeZone: 'UTC' }).format(new Date(day));
  const month = { month: 'long', year: 'numeric' } as const;
  for (const day of WEEK) {
    const weekday = expected(day, { weekday: 'long' });
    expect(formatWeekday(day, language, 'long')).toBe(weekday);
    expect(formatWeekday(day, language, 'two-letters')).toBe(weekday.slice(0, 2));
    expect(formatMonth(day, language)).toBe(expected(day, month));
    // Whether a comma follows the English weekday depends on the edition of the locale.
    const long = expected(day, { ...month, weekday: 'long', day: 'numeric' });
    expect(formatLongDay(day, language)).toBe(language === 'en' ? long.replace(',', '') : long);
  }
});

test('days are d MMM yyyy in English and dd.MM.yyyy in German', () => {
  expect(formatDay('2027-07-01', 'en')).toBe('1 Jul 2027');
  expect(formatDay('2027-09-11', 'en')).toBe('11 Sep 2027');
  expect(formatDay('2027-07-01', 'de')).toBe('01.07.2027');
});

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
