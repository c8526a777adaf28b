import { ownAfter, plannedOf } from '#src/domain/trip/proposal.ts';
import type { PlannedTrip, SavedTrip } from '#src/domain/trip/trip.ts';
import { writeOwn } from './change-own.ts';
import { readRecords } from './trip-tables.ts';
import type { TripTables } from './trip-tables.ts';

/** In one transaction; false where the trip is gone. */
export async function proposeTrip(
  tables: TripTables,
  id: string,
  planned: PlannedTrip | null,
): Promise<boolean> {
  const { dexie, trips, own } = tables;
  return dexie.transaction('rw', trips, own, async () => {
    const stored = await readRecords(tables, id);
    if (stored?.readable !== true) return false;
    // An undefined value removes the field.
    await trips.update(id, { proposal: planned === null ? undefined : plannedOf(planned) });
    return true;
  });
}

/** In one transaction; resolves to the trip as it was, null where nothing is proposed. */
export async function keepProposed(
  tables: TripTables,
  id: string,
  savedAt: string,
): Promise<SavedTrip | null> {
  const { dexie, trips, own } = tables;
  return dexie.transaction('rw', trips, own, async () => {
    const stored = await readRecords(tables, id);
    if (stored?.readable !== true || stored.trip.proposal === undefined) return null;
    const { trip } = stored;
    const plan = { wants: undefined, stops: undefined, ...plannedOf(stored.trip.proposal) };
    await trips.update(id, { ...plan, savedAt, proposal: undefined });
    await writeOwn(own, id, ownAfter(trip, stored.trip.proposal));
    return trip;
  });
}
