import type { DayPlan } from '#src/domain/day-plan/day-plan.ts';
import type { OwnChange } from '#src/domain/trip/trip-own.ts';
import type { PlannedTrip } from '#src/domain/trip/trip.ts';
import { useAllSights } from '#src/sights/use-all-sights.tsx';
import { useTripDays } from './days/use-trip-days.ts';
import { useIdeas } from './use-ideas.ts';

/**
 * One trip on the screen: in the planner, saved or shared. `change` is null where it is only to be read.
 * `shown` is the trip without the ideas that were set aside.
 */
export function useOneTrip(
  planned: PlannedTrip,
  own: { days: DayPlan },
  change: ((how: OwnChange) => void) | null,
) {
  const { shown, days, ideas: onDays } = useTripDays(planned, own.days, change);
  const ideas = useIdeas(shown, onDays);
  const sights = useAllSights(planned, days);
  return { shown, days, ideas: ideas.selection, onMap: ideas.onMap, sights };
}

export type OneTrip = ReturnType<typeof useOneTrip>;
