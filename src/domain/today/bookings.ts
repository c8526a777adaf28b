import type { DayPlan } from '../day-plan/day-plan.ts';
import { asksToBook } from './advice.ts';
import type { Advice } from './advice.ts';

/** A place that is planned and has to be booked. */
export type Booking = {
  /** By which it is ticked as done. */
  id: string;
  key: string;
  /** The day of the trip on which one goes there, from 0. */
  day: number;
  /** The booking as the sight's note says it. */
  asks: string;
};

/** All bookings, in the order of the days. */
export function bookingsOf(
  { days }: DayPlan,
  advice: ReadonlyMap<string, Pick<Advice, 'asks'>>,
): Booking[] {
  return days.flatMap(({ ideas }, day) =>
    ideas.flatMap((key): Booking[] => {
      const said = advice.get(key);
      if (said === undefined || !asksToBook(said)) return [];
      return [{ id: `book ${key}`, key, day, asks: said.asks }];
    }),
  );
}
