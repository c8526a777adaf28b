import * as v from 'valibot';

/** A calendar day as YYYY-MM-DD, without a time zone. Plain string order is calendar order. */
export type IsoDay = string;

const DAY_MS = 86_400_000;

export const isoDaySchema = v.pipe(
  v.string(),
  v.regex(/^\d{4}-\d{2}-\d{2}$/u),
  v.check(isOfCalendar, 'not a day of the calendar'),
);

/** Number of days from the first to the last, both counted. Below 1 when the last comes first. */
export function dayCount(first: IsoDay, last: IsoDay): number {
  return (midnight(last) - midnight(first)) / DAY_MS + 1;
}

export function addDays(day: IsoDay, days: number): IsoDay {
  return dayAt(midnight(day) + days * DAY_MS);
}

/** Each day from the first to the last, both included. */
export function daysBetween(first: IsoDay, last: IsoDay): IsoDay[] {
  const count = Math.max(0, dayCount(first, last));
  return Array.from({ length: count }, (_, index) => addDays(first, index));
}

/** Month of the year, 1..12. */
export function monthOf(day: IsoDay): number {
  return Number(day.slice(5, 7));
}

/** The months 1..12 that the days touch, in their order. */
export function monthsBetween(first: IsoDay, last: IsoDay): number[] {
  if (last < first) return [];
  const years = Number(last.slice(0, 4)) - Number(first.slice(0, 4));
  const count = Math.min(12, years * 12 + monthOf(last) - monthOf(first) + 1);
  return Array.from({ length: count }, (_, step) => ((monthOf(first) - 1 + step) % 12) + 1);
}

function isOfCalendar(day: string): boolean {
  const ms = midnight(day);
  return !Number.isNaN(ms) && dayAt(ms) === day;
}

/** Position in its year, 1..366. */
export function ordinalOf(day: IsoDay): number {
  return dayCount(`${day.slice(0, 4)}-01-01`, day);
}

/** Milliseconds of the day's beginning in UTC. */
function midnight(day: IsoDay): number {
  const [year = 0, month = 1, ofMonth = 1] = day.split('-').map(Number);
  return Date.UTC(year, month - 1, ofMonth);
}

function dayAt(ms: number): IsoDay {
  return new Date(ms).toISOString().slice(0, 10);
}
