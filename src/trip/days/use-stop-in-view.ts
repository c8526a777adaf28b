import { useMemo } from 'react';
import { stopOf } from '#src/domain/stops/stop-of.ts';
import type { PlannedTrip } from '#src/domain/trip/trip.ts';
import { withKeys } from './shown-ideas.ts';

/** One stop of the trip, whose ideas have the keys that they have in the whole; a trip of one stop itself. */
export function useStopInView(shown: PlannedTrip, at: number): PlannedTrip {
  return useMemo(
    () => (shown.stops === undefined ? shown : stopOf({ ...shown, ...withKeys(shown) }, at)),
    [shown, at],
  );
}
