import { keep } from '#src/domain/day-plan/change-plan.ts';
import { EMPTY_PLAN } from '#src/domain/day-plan/day-plan.ts';
import { fitPlan } from '#src/domain/day-plan/fit-plan.ts';
import { suggestedIdeas } from '#src/domain/day-plan/suggested-ideas.ts';
import { layOutDays } from '#src/domain/day-plan/lay-out/lay-out-days.ts';
import type { SavedTrip } from '#src/domain/trip/trip.ts';
import { layOutFacts } from '#src/trip/days/lay-out.ts';

/** The trip with all that it suggests kept and laid out, as one press does it. */
export function laidOut(saved: SavedTrip): SavedTrip {
  const kept = suggestedIdeas(saved).reduce(keep, EMPTY_PLAN);
  const fitted = fitPlan(kept, saved.trip.request);
  const { plan } = layOutDays(fitted, layOutFacts(fitted, saved));
  return { ...saved, days: plan };
}
