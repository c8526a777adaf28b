import { keep } from '#src/domain/day-plan/change-plan.ts';
import { EMPTY_PLAN } from '#src/domain/day-plan/day-plan.ts';
import { fitTrip } from '#src/domain/day-plan/fit-stops.ts';
import { suggestedIdeas } from '#src/domain/day-plan/suggested-ideas.ts';
import type { SavedTrip } from '#src/domain/trip/trip.ts';
import { layOutAll } from '#src/trip/days/lay-out.ts';

/** The trip with all that it suggests kept and laid out, as one press does it. */
export function laidOut(saved: SavedTrip): SavedTrip {
  const kept = suggestedIdeas(saved).reduce(keep, EMPTY_PLAN);
  const fitted = fitTrip(kept, saved);
  const { plan } = layOutAll(fitted, saved);
  return { ...saved, days: plan };
}
