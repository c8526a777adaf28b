import { addDays, dayCount } from '../days/day.ts';
import type { TripRequest } from '../trip/trip-request.ts';
import { EMPTY_DAY, consistent } from './day-plan.ts';
import type { DayPlan, PlannedDay } from './day-plan.ts';
import { LONGEST_DAY_NOTE } from './kept-idea.ts';

/**
 * The plan with a day for each day of the trip. A trip of as many days takes its plan along to other
 * dates; else each date keeps what lies on it, or each day its number where no date is left. Ideas of
 * days that are cut off are kept, on no day; the notes go to the nearest day that stays.
 */
export function fitPlan(
  plan: DayPlan,
  { startDate, endDate }: Pick<TripRequest, 'startDate' | 'endDate'>,
): DayPlan {
  const count = dayCount(startDate, endDate);
  if (plan.from === startDate && plan.days.length === count) return plan;
  const days: PlannedDay[] = Array.from({ length: count }, () => EMPTY_DAY);
  const offset = offsetOf(plan, startDate, count);
  for (const [index, day] of plan.days.entries()) {
    const to = index + offset;
    const nearest = Math.min(Math.max(to, 0), count - 1);
    const target = days[nearest] ?? EMPTY_DAY;
    const notes = [target.note, day.note].filter((text) => text !== '').join('\n');
    const note = notes.slice(0, LONGEST_DAY_NOTE);
    days[nearest] = to === nearest ? { ...day, note } : { ...target, note };
  }
  return consistent({ ...plan, from: startDate, days });
}

/** By how many days the plan's days move. */
function offsetOf(plan: DayPlan, startDate: string, count: number): number {
  if (plan.from === '' || plan.days.length === count) return 0;
  const byDate = dayCount(startDate, plan.from) - 1;
  const last = addDays(plan.from, plan.days.length - 1);
  const overlaps = byDate < count && last >= startDate;
  return overlaps ? byDate : 0;
}
