import type { GearItem } from '#src/domain/gear.ts';
import type { Gear } from '#src/domain/ports.ts';
import type { TripDatabase } from './database.ts';
import { addGear, readGear } from './gear-records.ts';
import { subscribeTo } from './subscribe-to.ts';

/**
 * The traveller's gear in IndexedDB. An invalid record stays where it is and is left out. Fails with the
 * errors of run-on-storage.ts.
 */
export function createGear(database: TripDatabase): Gear {
  const { dexie, gear, run } = database;
  return {
    list: () => run(() => readGear(gear)),
    add: (items) => run(() => dexie.transaction('rw', gear, () => addGear(gear, items))),
    exchange: (which, items) =>
      run(() =>
        dexie.transaction('rw', gear, async () => {
          const gone = (await readGear(gear)).filter(which);
          await gear.bulkDelete(gone.map(({ id }) => id));
          await addGear(gear, items);
        }),
      ),
    async remove(which) {
      const removed = new Map<string, GearItem>();
      // Where the deletion is repeated, the first attempt may have deleted them.
      await run(() =>
        dexie.transaction('rw', gear, async () => {
          const gone = (await readGear(gear)).filter(which);
          await gear.bulkDelete(gone.map(({ id }) => id));
          for (const item of gone) removed.set(item.id, item);
        }),
      );
      return [...removed.values()];
    },
    subscribe: (changed) => subscribeTo(dexie, [gear], changed),
  };
}
