import * as v from 'valibot';
import type { Page } from 'playwright-core';

const STORES = ['trips', 'quarantine'] as const;

const storedSchema = v.object({ trips: v.array(v.unknown()), quarantine: v.array(v.unknown()) });

/** All records of the page's database, read through a connection of their own. */
export async function readStores(page: Page): Promise<v.InferOutput<typeof storedSchema>> {
  const read = await page.evaluate(
    (stores) =>
      new Promise<unknown>((resolve, reject) => {
        const opening = indexedDB.open('fernweh');
        opening.addEventListener('error', () => reject(new Error('no database')));
        opening.addEventListener('success', () => {
          const transaction = opening.result.transaction([...stores]);
          const [trips, quarantine] = stores.map((store) =>
            transaction.objectStore(store).getAll(),
          );
          transaction.addEventListener('complete', () => {
            opening.result.close();
            resolve({ trips: trips?.result, quarantine: quarantine?.result });
          });
        });
      }),
    STORES,
  );
  return v.parse(storedSchema, read);
}

/** Replaces all records of the page's database. */
export async function writeTrips(page: Page, records: readonly unknown[]): Promise<void> {
  await page.evaluate(
    ({ stores, trips }) =>
      new Promise<void>((resolve, reject) => {
        const opening = indexedDB.open('fernweh');
        opening.addEventListener('error', () => reject(new Error('no database')));
        opening.addEventListener('success', () => {
          const transaction = opening.result.transaction([...stores], 'readwrite');
          for (const store of stores) transaction.objectStore(store).clear();
          for (const trip of trips) transaction.objectStore('trips').put(trip);
          transaction.addEventListener('abort', () => reject(new Error('not written')));
          transaction.addEventListener('complete', () => {
            opening.result.close();
            resolve();
          });
        });
      }),
    { stores: STORES, trips: records },
  );
}
