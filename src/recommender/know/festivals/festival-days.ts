import { addDays, dayCount } from '#src/domain/days/day.ts';
import type { IsoDay } from '#src/domain/days/day.ts';
import type { Festival } from './festival.ts';

export type FestivalDays = { first: IsoDay; last: IsoDay };

export const WEEKDAYS = ['sun', 'mon', 'tue', 'wed', 'thu', 'fri', 'sat'];

/** The festival's days that overlap the trip's, whole; null where none do. */
export function festivalDays(
  festival: Pick<Festival, 'day' | 'from' | 'to' | 'until'>,
  start: IsoDay,
  end: IsoDay,
): FestivalDays | null {
  const { day: rule, from, to } = festival;
  const days =
    typeof rule === 'string'
      ? yearsBetween(addDays(start, -to), addDays(end, -from)).map((year) => ruleDay(rule, year))
      : rule;
  for (const day of days) {
    const { first, last } = daysAround(day, festival);
    if (first <= end && last >= start) return { first, last };
  }
  return null;
}

/** From a day, or days with a slash between. */
function daysAround(
  day: string,
  { from, to, until }: Pick<Festival, 'from' | 'to' | 'until'>,
): FestivalDays {
  const [opening = day, closing = opening] = day.split('/');
  const last = addDays(closing, to);
  const earliestEnd = until === undefined ? last : `${yearOf(opening)}-${until}`;
  return { first: addDays(opening, from), last: last > earliestEnd ? last : earliestEnd };
}

/** The day of the year that the rule gives, as festival.ts describes it. */
export function ruleDay(rule: string, year: number): IsoDay {
  if (rule === 'easter') return easterSunday(year);
  if (rule === 'orthodox-easter') return orthodoxEasterSunday(year);
  const [monthDay = '', weekday] = rule.split(' ');
  const day = `${year}-${monthDay}`;
  if (weekday === undefined) return day;
  const ahead = (WEEKDAYS.indexOf(weekday) - weekdayOf(day) + 7) % 7;
  return addDays(day, ahead);
}

/** Gregorian Easter, by the rule of Meeus, Jones and Butcher (Meeus, Astronomical Algorithms, chapter 8). */
export function easterSunday(year: number): IsoDay {
  const a = year % 19;
  const [b, c] = [Math.floor(year / 100), year % 100];
  const [d, e] = [Math.floor(b / 4), b % 4];
  const g = Math.floor((8 * b + 13) / 25);
  const h = (19 * a + b - d - g + 15) % 30;
  const [i, k] = [Math.floor(c / 4), c % 4];
  const l = (32 + 2 * e + 2 * i - h - k) % 7;
  const m = Math.floor((a + 11 * h + 19 * l) / 433);
  const month = Math.floor((h + l - 7 * m + 90) / 25);
  return isoDay(year, month, (h + l - 7 * m + 33 * month + 19) % 32);
}

/** Julian Easter as a day of the Gregorian calendar, 1900 to 2099 (Meeus, the same chapter). */
export function orthodoxEasterSunday(year: number): IsoDay {
  const d = (19 * (year % 19) + 15) % 30;
  const e = (2 * (year % 4) + 4 * (year % 7) - d + 34) % 7;
  const month = Math.floor((d + e + 114) / 31);
  const JULIAN_BEHIND_DAYS = 13;
  return addDays(isoDay(year, month, ((d + e + 114) % 31) + 1), JULIAN_BEHIND_DAYS);
}

function isoDay(year: number, month: number, day: number): IsoDay {
  return `${year}-${String(month).padStart(2, '0')}-${String(day).padStart(2, '0')}`;
}

function yearsBetween(first: IsoDay, last: IsoDay): number[] {
  const count = yearOf(last) - yearOf(first) + 1;
  return Array.from({ length: count }, (_, index) => yearOf(first) + index);
}

function yearOf(day: IsoDay): number {
  return Number(day.slice(0, 4));
}

/** 0 for Sunday. 4 January 1970 was one. */
function weekdayOf(day: IsoDay): number {
  return (((dayCount('1970-01-04', day) - 1) % 7) + 7) % 7;
}
