import type { SavedTrip } from '#src/domain/trip/trip.ts';
import { deleteTrip, putTrips, readRecords } from './trip-tables.ts';
import type { TripTables } from './trip-tables.ts';

/** In one transaction; resolves to the trips as they were, null where one is gone or nothing is changed. */
export async function exchangeTrips(
  tables: TripTables,
  ids: readonly string[],
  how: (stored: SavedTrip[]) => SavedTrip[] | null,
): Promise<SavedTrip[] | null> {
  const { dexie, trips, own } = tables;
  return dexie.transaction('rw', trips, own, async () => {
    const stored: SavedTrip[] = [];
    for (const id of ids) {
      const reading = await readRecords(tables, id);
      if (reading?.readable !== true) return null;
      stored.push(reading.trip);
    }
    const instead = how(stored);
    if (instead === null) return null;
    for (const id of ids) await deleteTrip(tables, id);
    await putTrips(tables, instead);
    return stored;
  });
}
