import { expect, test } from 'vitest';
import { addDays } from '#src/domain/days/day.ts';
import { formatLongDay, formatMonth, formatWeekday } from '#src/wording/format-calendar.ts';

const WEEK = Array.from({ length: 7 }, (_, index) => addDays('2027-02-27', index));

test.each([
  ['en', 'en-GB'],
  ['de', 'de-DE'],
] as const)('the days in %s are those of %s', (language, locale) => {
  const told = (day: string, options: Intl.DateTimeFormatOptions) =>
    new Intl.DateTimeFormat(locale, { ...options, timeZone: 'UTC' }).format(new Date(day));
  const month = { month: 'long', year: 'numeric' } as const;
  for (const day of WEEK) {
    const weekday = told(day, { weekday: 'long' });
    expect(formatWeekday(day, language, 'long')).toBe(weekday);
    expect(formatWeekday(day, language, 'two-letters')).toBe(weekday.slice(0, 2));
    expect(formatMonth(day, language)).toBe(told(day, month));
    // Whether a comma follows the English weekday depends on the edition of the locale.
    const long = told(day, { ...month, weekday: 'long', day: 'numeric' });
    expect(formatLongDay(day, language)).toBe(language === 'en' ? long.replace(',', '') : long);
  }
});
