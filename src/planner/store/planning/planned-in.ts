import type { StopInProgress } from '#src/domain/stops/plan-stops.ts';
import type { PlannedTrip } from '#src/domain/trip/trip.ts';
import type { Planning } from '../planner-state.ts';

/** The trip that is shown: planned, or with the stops that are planned by now; null where there is none. */
export function plannedIn(planning: Planning): PlannedTrip | null {
  if (planning.status === 'ready') return planning.planned;
  return planning.status === 'loading' ? (planning.soFar ?? null) : null;
}

/** The stop that the shown trip waits for; null once all are planned, and while nothing is shown. */
export function stopInProgress(planning: Planning): StopInProgress | null {
  if (planning.status !== 'loading' || planning.soFar === undefined) return null;
  return planning.stop ?? null;
}
