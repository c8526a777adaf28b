import { addDays, dayCount } from '../days/day.ts';
import type { IsoDay } from '../days/day.ts';
import * as v from 'valibot';

export const MOST_STOPS = 12;

/** The most nights of one stop. */
export const MOST_NIGHTS = 60;

/** No gap is longer than a trip may last. */
const MOST_GAP = 365;

export const staySchema = v.object({
  nights: v.pipe(v.number(), v.integer(), v.minValue(0), v.maxValue(MOST_NIGHTS)),
  gap: v.pipe(v.number(), v.integer(), v.minValue(-MOST_NIGHTS), v.maxValue(MOST_GAP)),
});

/**
 * How long a stop lasts. `nights`: 0 is a day on the way. `gap`: the nights between the stop before
 * and this one, which belong to none; a negative number counts nights that belong to both. The
 * first stop's gap is 0.
 */
export type Stay = v.InferOutput<typeof staySchema>;

/** The day of arrival and the day of departure: the next stop begins on the day on which this one ends. */
export type StopDates = { startDate: IsoDay; endDate: IsoDay };

/** The dates of the stops of a trip that begins on this day. */
export function stopDates(firstDay: IsoDay, stays: readonly Stay[]): StopDates[] {
  let day = firstDay;
  return stays.map(({ nights, gap }) => {
    const startDate = addDays(day, gap);
    day = addDays(startDate, nights);
    return { startDate, endDate: day };
  });
}

/** The last day of any of the stops. */
export function lastDay(firstDay: IsoDay, stays: readonly Stay[]): IsoDay {
  return stopDates(firstDay, stays).reduce(
    (latest, { endDate }) => (endDate > latest ? endDate : latest),
    firstDay,
  );
}

/** The stays of stops with these dates, in their order. */
export function staysOf(stops: readonly StopDates[]): Stay[] {
  return stops.map(({ startDate, endDate }, index) => {
    const before = stops[index - 1];
    return {
      nights: nightsBetween(startDate, endDate),
      gap: before === undefined ? 0 : nightsBetween(before.endDate, startDate),
    };
  });
}

/** Below 0 where the second day is the earlier one. */
export function nightsBetween(first: IsoDay, last: IsoDay): number {
  return dayCount(first, last) - 1;
}

/**
 * The index of the stop that one is at on this day; on a day of change the stop where one arrives.
 * Null outside of the trip and in a gap.
 */
export function stopOn(day: IsoDay, stops: readonly StopDates[]): number | null {
  const at = stops.findLastIndex(({ startDate, endDate }) => startDate <= day && day <= endDate);
  return at === -1 ? null : at;
}

/** From so many nights at one place on there is time for a wash. */
const NIGHTS_FOR_A_WASH = 2;

/** The most nights from one wash to the next: short stops join the stay after them. */
export function nightsToWash(nights: readonly number[]): number {
  let longest = 0;
  let since = 0;
  for (const stay of nights) {
    since += stay;
    longest = Math.max(longest, since);
    if (stay >= NIGHTS_FOR_A_WASH) since = 0;
  }
  return longest;
}
