import type { Trip } from '#src/domain/trip.ts';

/** One in each language, and those of the plan before. */
const KEPT = 4;

/**
 * Messages bring copies: a trip that came before is made the same object again, as what is found out
 * about a trip is kept by the object.
 */
export function createKnownTrips(): (trip: Trip) => Trip {
  const known = new Map<string, Trip>();
  return (trip) => {
    const key = JSON.stringify(trip);
    const same = known.get(key) ?? trip;
    known.delete(key);
    known.set(key, same);
    const [oldest] = known.keys();
    if (known.size > KEPT && oldest !== undefined) known.delete(oldest);
    return same;
  };
}
