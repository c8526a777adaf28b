import { distanceKm } from '#src/domain/place/location.ts';
import type { PlannedTrip } from './planned-trips.ts';

const SAME_POINT_KM = 0.2;

/** The sights of the data that the ideas are about. */
export function sightsOf({ plan, sights }: PlannedTrip): PlannedTrip['sights'][number][] {
  return plan.sections.activities.suggestions.flatMap(
    ({ name, at }) =>
      sights.find(
        (sight) => at !== undefined && sight.name === name && distanceKm(sight, at) < SAME_POINT_KM,
      ) ?? [],
  );
}
