import type { StoredContent } from '#src/domain/backup.ts';
import type { Backup } from '#src/domain/ports.ts';
import type { TripDatabase } from './database.ts';
import { readGear } from './gear-records.ts';
import { newestFirst, readStoredTrip } from './stored-trip.ts';

/** All stores at once, for a copy and for bringing it back. Fails with the errors of run-on-storage.ts. */
export function createBackup(database: TripDatabase): Backup {
  const { dexie, trips, gear, quarantine, run } = database;
  const stores = [trips, gear, quarantine];
  return {
    read: () => run(() => dexie.transaction('r', stores, () => readAll(database))),
    async restore(choose) {
      let written: StoredContent = { trips: [], gear: [], setAside: [] };
      await run(async () => {
        const added = await dexie.transaction('rw', stores, async () => {
          const chosen = choose(await readAll(database));
          await trips.bulkPut(chosen.trips);
          await gear.bulkPut(chosen.gear);
          await quarantine.bulkAdd(chosen.setAside);
          return chosen;
        });
        // Where the work is repeated, the first attempt may have written it.
        if (!isEmpty(added)) written = added;
      });
      return written;
    },
  };
}

/** Trips that cannot be read are among the records set aside, wherever they are stored. */
async function readAll({ trips, gear, quarantine }: TripDatabase): Promise<StoredContent> {
  const [keys, records, setAside, owned] = await Promise.all([
    trips.toCollection().primaryKeys(),
    trips.toArray(),
    quarantine.toArray(),
    readGear(gear),
  ]);
  const readings = keys.map((key, index) => readStoredTrip(key, records[index]));
  return {
    trips: readings
      .flatMap((reading) => (reading.readable ? [reading.trip] : []))
      .toSorted(newestFirst),
    gear: owned,
    setAside: [
      ...setAside,
      ...readings.flatMap((reading) => (reading.readable ? [] : [reading.broken])),
    ],
  };
}

function isEmpty({ trips, gear, setAside }: StoredContent): boolean {
  return trips.length + gear.length + setAside.length === 0;
}
