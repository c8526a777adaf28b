import Holidays from 'date-holidays';
import type { HolidaysTypes } from 'date-holidays';
import { addDays } from '#src/domain/days/day.ts';
import type { IsoDay } from '#src/domain/days/day.ts';
import { LISTED_YEARS } from './calendar-days.ts';

const DAY_MS = 86_400_000;
/** Kept, since the package is slow to read a country and to compute a year of it. */
const calendars = new Map<string, Holidays>();
const found = new Map<string, readonly HolidaysTypes.Holiday[]>();

export type DaySpan = { first: IsoDay; last: IsoDay };

/**
 * From the first day of one public holiday to the last of another, of each listed year, by the English names of date-holidays. Throws
 * where the package does not have them in each of the countries, or on different days.
 */
export function holidaySpans(
  countries: readonly string[],
  from: string,
  to: string,
): readonly DaySpan[] {
  const [spans = [], ...others] = countries.map((country) => spansOf(country, from, to));
  const differs = others.findIndex((other) => JSON.stringify(other) !== JSON.stringify(spans));
  if (differs >= 0) {
    throw new Error(`${from}: ${countries[0]} and ${countries[differs + 1]} differ`);
  }
  return spans;
}

/** The span, and the days in lieu of holidays that fell on a Sunday when they follow it at once. */
export function withSubstitutes(country: string, { first, last }: DaySpan): DaySpan {
  const substitutes = new Set(
    holidaysOf(country, Number(last.slice(0, 4)))
      .filter(({ substitute }) => substitute === true)
      .map(({ date }) => date.slice(0, 10)),
  );
  let extended = last;
  while (substitutes.has(addDays(extended, 1))) extended = addDays(extended, 1);
  return { first, last: extended };
}

function spansOf(country: string, from: string, to: string): DaySpan[] {
  return LISTED_YEARS.map((year) => {
    const first = daysOf(country, year, from)[0]?.first;
    const last = daysOf(country, year, to).at(-1)?.last;
    if (first === undefined || last === undefined) {
      throw new Error(`${country} has no ${from} .. ${to} in ${year}`);
    }
    return { first, last };
  });
}

function daysOf(country: string, year: number, name: string): DaySpan[] {
  return holidaysOf(country, year)
    .filter((holiday) => holiday.name === name)
    .map(({ date, start, end }) => {
      const days = Math.round((end.getTime() - start.getTime()) / DAY_MS);
      return { first: date.slice(0, 10), last: addDays(date.slice(0, 10), days - 1) };
    });
}

function holidaysOf(country: string, year: number): readonly HolidaysTypes.Holiday[] {
  const calendar = calendars.get(country) ?? new Holidays(country, { types: ['public', 'bank'] });
  calendars.set(country, calendar);
  const key = `${country} ${year}`;
  const holidays = found.get(key) ?? calendar.getHolidays(year, 'en');
  found.set(key, holidays);
  return holidays;
}
