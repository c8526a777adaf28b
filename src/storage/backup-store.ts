import type { StoredContent } from '#src/domain/backup.ts';
import type { Backup } from '#src/domain/ports.ts';
import type { TripDatabase } from './database.ts';
import { readGear } from './gear-records.ts';
import { newestFirst } from './stored-trip.ts';
import { putTrips, readAllRecords } from './trip-tables.ts';

/** All stores at once, for a copy and for bringing it back. Fails with the errors of run-on-storage.ts. */
export function createBackup(database: TripDatabase): Backup {
  const { dexie, trips, own, gear, quarantine, run } = database;
  const stores = [trips, own, gear, quarantine];
  return {
    read: () => run(() => dexie.transaction('r', stores, () => readAll(database))),
    async restore(choose) {
      let written: StoredContent = { trips: [], gear: [], setAside: [] };
      await run(async () => {
        const added = await dexie.transaction('rw', stores, async () => {
          const chosen = choose(await readAll(database));
          await putTrips(database, chosen.trips);
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
async function readAll(database: TripDatabase): Promise<StoredContent> {
  const [readings, setAside, owned] = await Promise.all([
    readAllRecords(database),
    database.quarantine.toArray(),
    readGear(database.gear),
  ]);
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
