import { useState } from 'react';
import type { DayPlan } from '#src/domain/day-plan/day-plan.ts';
import type { OwnChange } from '#src/domain/trip/trip-own.ts';
import type { PlannedTrip } from '#src/domain/trip/trip.ts';
import { useAllSights } from '#src/sights/use-all-sights.tsx';
import { useTripDays } from './days/use-trip-days.ts';
import type { StopChoice } from './stops/stop-choice.ts';
import { useIdeas } from './use-ideas.ts';

/**
 * One trip on the screen: in the planner, saved or shared. `change` is null where it can only be
 * read. `shown`: the trip without the ideas that were set aside. `stop`: the stop whose ideas and
 * weather are shown.
 */
export function useOneTrip(
  planned: PlannedTrip,
  own: { days: DayPlan },
  change: ((how: OwnChange) => void) | null,
) {
  const [chosen, setChosen] = useState(0);
  // Planned anew, it may have fewer stops.
  const at = Math.min(chosen, (planned.stops?.length ?? 1) - 1);
  const { shown, stop: inView, days, ideas: onDays } = useTripDays(planned, own.days, change, at);
  const stop: StopChoice = { at, planned: inView, onChoose: setChosen };
  const ideas = useIdeas(shown, stop, onDays);
  const sights = useAllSights(inView, days);
  return { shown, stop, days, ideas: ideas.selection, onMap: ideas.onMap, sights };
}

export type OneTrip = ReturnType<typeof useOneTrip>;
