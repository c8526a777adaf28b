import { keepProposal, plannedOf } from '#src/domain/trip/proposal.ts';
import type { PlannedTrip, SavedTrip } from '#src/domain/trip/trip.ts';
import type { TripDatabase } from './database.ts';
import { readStoredTrip } from './stored-trip.ts';

type Trips = Pick<TripDatabase, 'dexie' | 'trips'>;

/** In one transaction; false where the trip is gone. */
export async function proposeTrip(
  { dexie, trips }: Trips,
  id: string,
  planned: PlannedTrip | null,
): Promise<boolean> {
  return dexie.transaction('rw', trips, async () => {
    const stored = readStoredTrip(id, await trips.get(id));
    if (!stored.readable) return false;
    // An undefined value removes the field.
    await trips.update(id, { proposal: planned === null ? undefined : plannedOf(planned) });
    return true;
  });
}

/** In one transaction; resolves to the trip as it was, null where nothing is proposed. */
export async function keepProposed(
  { dexie, trips }: Trips,
  id: string,
  savedAt: string,
): Promise<SavedTrip | null> {
  return dexie.transaction('rw', trips, async () => {
    const stored = readStoredTrip(id, await trips.get(id));
    if (!stored.readable || stored.trip.proposal === undefined) return null;
    await trips.update(id, { ...keepProposal(stored.trip, savedAt), proposal: undefined });
    return stored.trip;
  });
}
