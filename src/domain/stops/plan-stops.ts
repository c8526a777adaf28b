import { dayCount } from '../days/day.ts';
import { isAbort } from '../errors.ts';
import { isPlanned } from './join-stops.ts';
import { shortPlaceName } from '../place/place-name.ts';
import type { Location } from '../place/location.ts';
import type { PlanTrip } from '../ports.ts';
import type { PlannedStop, Trip } from '../trip/trip.ts';
import { nightsBetween } from './stays.ts';
import type { StopDates } from './stays.ts';

/** Which stop of a trip is being planned, counted from 0, and how many before it are told of. */
export type StopInProgress = { at: number; of: number; told?: number };

/** A stop of a trip to plan. */
export type StopToPlan = StopDates & { location: Location };

/** Each stop as a trip of its own, which knows its neighbours' names, the other stops and the days of all. */
export function tripsOfStops(whole: Omit<Trip, 'location'>, stops: readonly StopToPlan[]): Trip[] {
  const days = dayCount(whole.request.startDate, whole.request.endDate);
  const nameAt = (at: number) => stops[at]?.location.place;
  return stops.map(({ location, startDate, endDate }, at) => {
    const before = at === 0 ? undefined : nameAt(at - 1);
    const after = nameAt(at + 1);
    return {
      ...whole,
      location,
      request: { ...whole.request, startDate, endDate },
      between: {
        ...(before === undefined ? {} : { before: shortPlaceName(before) }),
        ...(after === undefined ? {} : { after: shortPlaceName(after) }),
        days,
        others: stops.flatMap((stop, other) => (other === at ? [] : [stayOf(stop)])),
      },
    };
  });
}

function stayOf({ location: { lat, lng }, startDate, endDate }: StopToPlan) {
  return { lat, lng, nights: nightsBetween(startDate, endDate) };
}

/** A stop that its service failed for, or that was not waited for. */
export function unplannedStop(trip: Trip): PlannedStop {
  return { trip, origin: 'device', wordings: {}, evidence: null, country: null };
}

/**
 * Plans the stops one after the other. One that fails stays unplanned and the next is tried; an abort
 * keeps what is planned by then. `onStop` is called as each begins, with the stops so far. Rejects where
 * none could be planned, with the first failure.
 */
export async function planStops(
  trips: readonly Trip[],
  plan: PlanTrip,
  signal: AbortSignal,
  onStop: (at: number, soFar: readonly PlannedStop[]) => void = () => undefined,
): Promise<{ stops: PlannedStop[]; failures: (Error | null)[] }> {
  const stops = trips.map((trip) => unplannedStop(trip));
  const failures: (Error | null)[] = trips.map(() => null);
  for (const [at, trip] of trips.entries()) {
    if (signal.aborted) break;
    onStop(at, [...stops]);
    try {
      stops[at] = await plan(trip, signal, () => undefined);
    } catch (error) {
      failures[at] = error instanceof Error ? error : new Error(String(error));
      if (isAbort(error)) break;
    }
  }
  if (!stops.some((stop) => isPlanned(stop))) {
    signal.throwIfAborted();
    throw failures.find((failure) => failure !== null) ?? new RangeError('a trip without a stop');
  }
  return { stops, failures };
}
