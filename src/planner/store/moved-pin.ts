import type { PlannerState } from './planner-state.ts';
import { chosenPlaces } from './stops.ts';

/** The pins are not where they were when the result was requested: it is for other places. */
export function resultPlaceMoved(state: PlannerState): boolean {
  const { planning, place } = state;
  if (planning.status !== 'ready' || place.status === 'none') return false;
  const { points } = planning;
  const now = chosenPlaces(state);
  return (
    now.length !== points.length ||
    now.some(({ point }, at) => point.lat !== points[at]?.lat || point.lng !== points[at]?.lng)
  );
}
