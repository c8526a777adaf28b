import type { Sight } from '#src/domain/place/sights.ts';
import type { TripFacts } from '#src/recommender/know/trip-facts.ts';

/** A day away, kilometres; on a trip of so many days somebody may want a longer one. */
const OUTING_KM = { from: 12, to: 60 } as const;
const LONG_TRIP = { days: 8, km: 100 } as const;
/** Where somebody wrote about a sight this near, nothing is said that would fit anywhere. */
const WRITTEN_KM = 30;

export function isOuting({ distanceKm }: Sight): boolean {
  return distanceKm >= OUTING_KM.from && distanceKm <= OUTING_KM.to;
}

/** On top of the first six. */
export function isWorthMore({ isWritten, distanceKm }: Sight): boolean {
  return isWritten && distanceKm <= OUTING_KM.to;
}

/** On a long trip, once all that is nearer is named; so far away there is no time left for a boat. */
export function isWorthLongWay(sight: Sight, { days }: TripFacts): boolean {
  const byBoat = sight.kind === 'island' || sight.needs.includes('boat');
  return days >= LONG_TRIP.days && sight.isWritten && sight.distanceKm <= LONG_TRIP.km && !byBoat;
}

/**
 * Whether nobody wrote about any sight here. For a wheelchair all within reach count, since nobody knows the steps
 * of the others.
 */
export function isBarePlace({ inReach, reading, sights }: TripFacts): boolean {
  return !(reading.party.wheelchair ? sights : inReach).some(isWrittenNear);
}

function isWrittenNear({ isWritten, distanceKm }: Sight): boolean {
  return isWritten && distanceKm <= WRITTEN_KM;
}
