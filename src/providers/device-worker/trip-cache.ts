import type { Trip } from '#src/domain/trip.ts';

/** The last two trips in both languages. */
const MAX_TRIPS = 4;

/**
 * Returns the same object for equal trips. Messages bring copies, and what is computed for a trip is
 * cached by its object.
 */
export function createTripCache(): (trip: Trip) => Trip {
  const trips = new Map<string, Trip>();
  return (trip) => {
    const key = JSON.stringify(trip);
    const cached = trips.get(key) ?? trip;
    trips.delete(key);
    trips.set(key, cached);
    const [oldest] = trips.keys();
    if (trips.size > MAX_TRIPS && oldest !== undefined) trips.delete(oldest);
    return cached;
  };
}
