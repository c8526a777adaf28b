import { daysBetween } from '../days/day.ts';
import type { IsoDay } from '../days/day.ts';
import { stopOn } from './stays.ts';
import type { StopDates } from './stays.ts';

/** Where one is on a day of a trip. */
export type DayStop = {
  day: IsoDay;
  /** Index of the stop; on a day of change the one that is arrived at. Null in a gap. */
  at: number | null;
  /** On a day on which one arrives, the last stop that one slept at; null on any other, and on the first. */
  from: number | null;
  /** Stops without a night that are seen on this day on the way, in their order. */
  through: readonly number[];
};

/** Farther than one goes in half a day on the ground, kilometres. */
export const BY_AIR_KM = 600;

type Dated = { trip: { request: StopDates } };

/** The stop of each day of a trip, from its first day to its last; on a trip of one stop always that one. */
export function dayStops({
  trip,
  stops,
}: Dated & { stops?: readonly Dated[] | undefined }): DayStop[] {
  const { startDate, endDate } = trip.request;
  const days = daysBetween(startDate, endDate);
  if (stops === undefined) return days.map((day) => ({ day, at: 0, from: null, through: [] }));
  const dates = stops.map((stop) => stop.trip.request);
  return days.map((day) => dayStop(day, dates));
}

function dayStop(day: IsoDay, dates: readonly StopDates[]): DayStop {
  const at = stopOn(day, dates);
  if (at === null || dates[at]?.startDate !== day) return { day, at, from: null, through: [] };
  const isOnTheWay = ({ startDate, endDate }: StopDates) => startDate === day && endDate === day;
  const before = dates.slice(0, at);
  const from = before.findLastIndex((stop) => !isOnTheWay(stop));
  const through = before.flatMap((stop, index) => (isOnTheWay(stop) ? [index] : []));
  return { day, at, from: from === -1 ? null : from, through };
}

/** A day at a stop: its number in the whole trip, from 0, and whether one arrives or leaves on it. */
export type DayAtStop = { number: number; day: IsoDay; isHalf: boolean };

/** The days of a stop with these dates; one without a night has the day on which it is seen on the way. */
export function daysAtStop(
  days: readonly DayStop[],
  at: number,
  { startDate, endDate }: StopDates,
): DayAtStop[] {
  return days.flatMap((one, number) => {
    if (one.at !== at && !one.through.includes(at)) return [];
    const { day } = one;
    return [{ number, day, isHalf: day === startDate || day === endDate }];
  });
}
