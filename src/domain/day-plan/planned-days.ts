import type { DayPlan } from './day-plan.ts';
import { trekDays } from './trek.ts';

/** How many days have something on them; those of an outing of several days all count. */
export function plannedDays(plan: DayPlan): number {
  const treks = trekDays(plan);
  return plan.days.filter(({ ideas }, number) => ideas.length > 0 || treks[number] !== null).length;
}
