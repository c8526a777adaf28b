import * as v from 'valibot';
import type { Page } from 'playwright-core';
import { splitRecord } from '#src/storage/stored-trip.ts';

const recordsSchema = v.array(v.looseObject({}));
const storedSchema = v.object({
  trips: recordsSchema,
  /** Missing in earlier versions, where it was a part of the trips. */
  own: v.optional(recordsSchema, []),
  gear: recordsSchema,
  quarantine: recordsSchema,
});

type Stores = Omit<v.InferOutput<typeof storedSchema>, 'own'>;

/** All records of the page's database, read through a connection of their own; each trip with what is one's own. */
export async function readStores(page: Page): Promise<Stores> {
  const read = await page.evaluate(
    () =>
      new Promise<unknown>((resolve, reject) => {
        const opening = indexedDB.open('fernweh');
        opening.addEventListener('error', () => reject(new Error('no database')));
        opening.addEventListener('success', () => {
          const stores = [...opening.result.objectStoreNames];
          const transaction = opening.result.transaction(stores);
          const reads = stores.map(
            (store) => [store, transaction.objectStore(store).getAll()] as const,
          );
          transaction.addEventListener('complete', () => {
            opening.result.close();
            resolve(Object.fromEntries(reads.map(([store, { result }]) => [store, result])));
          });
        });
      }),
  );
  const { trips, own, ...others } = v.parse(storedSchema, read);
  const ownOf = new Map(own.map((record) => [record['id'], record]));
  const joined = trips.map((plan) => Object.assign({}, plan, ownOf.get(plan['id'])));
  return { ...others, trips: joined };
}

/** Replaces all records of the page's database; those of the quarantine have no keys of their own. */
export async function writeStores(
  page: Page,
  records: Partial<Record<keyof Stores, readonly unknown[]>>,
): Promise<void> {
  const split = (records.trips ?? []).flatMap((trip) => splitRecord(trip) ?? []);
  const inTwo = { trips: split.map(({ plan }) => plan), own: split.map(({ own }) => own) };
  await page.evaluate(
    ({ whole, two }) =>
      new Promise<void>((resolve, reject) => {
        const opening = indexedDB.open('fernweh');
        opening.addEventListener('error', () => reject(new Error('no database')));
        opening.addEventListener('success', () => {
          const stores = [...opening.result.objectStoreNames];
          const transaction = opening.result.transaction(stores, 'readwrite');
          const all = stores.includes('own') ? { ...whole, ...two } : whole;
          const writing = new Map<string, readonly unknown[]>(Object.entries(all));
          for (const store of stores) {
            transaction.objectStore(store).clear();
            for (const record of writing.get(store) ?? []) {
              transaction.objectStore(store).put(record);
            }
          }
          transaction.addEventListener('abort', () => reject(new Error('not written')));
          transaction.addEventListener('complete', () => {
            opening.result.close();
            resolve();
          });
        });
      }),
    { whole: records, two: inTwo },
  );
}
