import { placeOf } from '#src/domain/day-plan/change-plan.ts';
import type { DayPlan } from '#src/domain/day-plan/day-plan.ts';
import { keptAs } from '#src/domain/day-plan/kept-sight.ts';
import type { ReachableSight } from '#src/domain/place/reachable-sight.ts';

/** The traveller's plan, in which sights are kept; a change applied twice is the same as once. */
export type Keeping = {
  plan: DayPlan;
  edit: (how: (plan: DayPlan) => DayPlan) => void;
};

export function isKept(sight: ReachableSight, plan: DayPlan): boolean {
  return keptAs(sight, plan) !== null;
}

/** The day on which a kept sight lies, from 0; null for none. */
export function dayOfSight(sight: ReachableSight, plan: DayPlan): number | null {
  const idea = keptAs(sight, plan);
  const place = idea === null ? null : placeOf(plan, idea.key);
  return place === null || place.in === 'unscheduled' ? null : place.day;
}
