import * as v from 'valibot';
import type { Page } from 'playwright-core';

const STORES = ['trips', 'gear', 'quarantine'] as const;

const storeSchema = v.array(v.unknown());
const storedSchema = v.object({ trips: storeSchema, gear: storeSchema, quarantine: storeSchema });

/** All records of the page's database, read through a connection of their own. */
export async function readStores(page: Page): Promise<v.InferOutput<typeof storedSchema>> {
  const read = await page.evaluate(
    (stores) =>
      new Promise<unknown>((resolve, reject) => {
        const opening = indexedDB.open('fernweh');
        opening.addEventListener('error', () => reject(new Error('no database')));
        opening.addEventListener('success', () => {
          const transaction = opening.result.transaction([...stores]);
          const reads = stores.map(
            (store) => [store, transaction.objectStore(store).getAll()] as const,
          );
          transaction.addEventListener('complete', () => {
            opening.result.close();
            resolve(Object.fromEntries(reads.map(([store, { result }]) => [store, result])));
          });
        });
      }),
    STORES,
  );
  return v.parse(storedSchema, read);
}

/** Replaces all records of the page's database; those of the quarantine have no keys of their own. */
export async function writeStores(
  page: Page,
  records: Partial<Record<(typeof STORES)[number], readonly unknown[]>>,
): Promise<void> {
  await page.evaluate(
    ({ stores, all }) =>
      new Promise<void>((resolve, reject) => {
        const opening = indexedDB.open('fernweh');
        opening.addEventListener('error', () => reject(new Error('no database')));
        opening.addEventListener('success', () => {
          const transaction = opening.result.transaction([...stores], 'readwrite');
          for (const store of stores) {
            transaction.objectStore(store).clear();
            for (const record of all[store] ?? []) transaction.objectStore(store).put(record);
          }
          transaction.addEventListener('abort', () => reject(new Error('not written')));
          transaction.addEventListener('complete', () => {
            opening.result.close();
            resolve();
          });
        });
      }),
    { stores: STORES, all: records },
  );
}
