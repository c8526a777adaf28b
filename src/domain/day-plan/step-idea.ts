import { dayOf, placeOf } from './change-plan.ts';
import type { IdeaPlace } from './change-plan.ts';
import type { DayPlan } from './day-plan.ts';

export type Step = 'earlier' | 'later' | 'day-before' | 'day-after';

/**
 * Where one step of the keyboard takes an idea: past its neighbour, from the edge of a day onto the
 * next one, or to the day before or after at once; an unscheduled one onto the first day. Null at the ends.
 */
export function stepFrom(plan: DayPlan, key: string, step: Step): IdeaPlace | null {
  const from = placeOf(plan, key);
  if (from === null || plan.days.length === 0) return null;
  const isDown = step === 'later' || step === 'day-after';
  if (from.in === 'unscheduled') return isDown ? endOf(plan, 0) : null;
  const { day, at } = from;
  if (step === 'day-before') return day === 0 ? null : endOf(plan, day - 1);
  if (step === 'day-after') return day === plan.days.length - 1 ? null : endOf(plan, day + 1);
  const { length } = dayOf(plan, day).ideas;
  if (from.in === 'rain') {
    if (!isDown) return endOf(plan, day);
    return day === plan.days.length - 1 ? null : startOf(day + 1);
  }
  if (step === 'earlier' && at > 0) return { in: 'ideas', day, at: at - 1 };
  if (step === 'later' && at < length - 1) return { in: 'ideas', day, at: at + 1 };
  if (step === 'earlier') return day === 0 ? null : endOf(plan, day - 1);
  return day === plan.days.length - 1 ? null : startOf(day + 1);
}

function startOf(day: number): IdeaPlace {
  return { in: 'ideas', day, at: 0 };
}

export function endOf(plan: DayPlan, day: number): IdeaPlace {
  return { in: 'ideas', day, at: dayOf(plan, day).ideas.length };
}
