import { EMPTY_PLAN } from '#src/domain/day-plan/day-plan.ts';
import type { DayPlan } from '#src/domain/day-plan/day-plan.ts';
import { NO_EDITS } from '#src/domain/list/list-edits.ts';
import { distanceKm } from '#src/domain/place/location.ts';
import { tripsOfStops } from '#src/domain/stops/plan-stops.ts';
import type { SharedStop } from './shared-stops.ts';
import type { SharedTrip } from './shared-trip.ts';
import type { ToldIdea } from './told-ideas.ts';

/** The stops of a shared trip, each as a shared trip of its own, with the ideas that are told for it. */
export function sharedStops(shared: SharedTrip): SharedTrip[] {
  const { stops, trip, told, days, builtOn } = shared;
  if (stops === null) return [shared];
  const toldAt = told.map((idea) => stopOfTold(idea, days, stops));
  return tripsOfStops(trip, stops).map((stopTrip, at) => {
    const here = told.filter((_, index) => toldAt[index] === at);
    const keys = new Set(here.map(({ key }) => key));
    return {
      trip: stopTrip,
      stops: null,
      written: stops[at]?.written ?? null,
      builtOn,
      listEdits: NO_EDITS,
      days: Object.assign({}, EMPTY_PLAN, { kept: days.kept.filter(({ key }) => keys.has(key)) }),
      told: here,
    };
  });
}

/** The nearest stop; that which the link names for an idea without a place. */
function stopOfTold(idea: ToldIdea, { kept }: DayPlan, stops: readonly SharedStop[]): number {
  const at = kept.find(({ key }) => key === idea.key)?.at;
  if (at === undefined) return Math.min(idea.stop ?? 0, stops.length - 1);
  const away = stops.map(({ location }) => distanceKm(at, location));
  return away.indexOf(Math.min(...away));
}
