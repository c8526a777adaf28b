import { DateTime } from 'luxon';
import * as v from 'valibot';

/** A calendar day as YYYY-MM-DD, without a time zone. Plain string order is calendar order. */
export type IsoDay = string;

export const isoDaySchema = v.pipe(
  v.string(),
  v.regex(/^\d{4}-\d{2}-\d{2}$/u),
  v.check((day) => DateTime.fromISO(day, { zone: 'utc' }).isValid, 'not a day of the calendar'),
);

/** Number of days from the first to the last, both counted. Below 1 when the last comes first. */
export function dayCount(first: IsoDay, last: IsoDay): number {
  return Math.round(utc(last).diff(utc(first), 'days').days) + 1;
}

export function addDays(day: IsoDay, days: number): IsoDay {
  return utc(day).plus({ days }).toFormat('yyyy-MM-dd');
}

/** Each day from the first to the last, both included. */
export function daysBetween(first: IsoDay, last: IsoDay): IsoDay[] {
  const count = Math.max(0, dayCount(first, last));
  return Array.from({ length: count }, (_, index) => addDays(first, index));
}

/** Month of the year, 1..12. */
export function monthOf(day: IsoDay): number {
  return utc(day).month;
}

/** Midnight UTC of the day, as the libraries that compute with instants need it. */
export function utc(day: IsoDay): DateTime {
  return DateTime.fromISO(day, { zone: 'utc' });
}
