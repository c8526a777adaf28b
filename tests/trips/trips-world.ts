import { IDBFactory, IDBKeyRange } from 'fake-indexeddb';
import type { TripHistory } from '#src/domain/ports.ts';
import { createTripDatabase } from '#src/storage/database.ts';
import { createTripHistory } from '#src/storage/trip-history.ts';

/** A device with one database, on which any number of tabs can be opened. */
export function createDevice() {
  const indexedDB = new IDBFactory();
  let saves = 0;
  return {
    openTab(): TripHistory {
      return createTripHistory({
        database: createTripDatabase({ indexedDB, IDBKeyRange }),
        now: () => new Date(Date.UTC(2026, 10, 20, 8, 0, (saves += 1))),
      });
    },
  };
}

/** The same history, with one method that rejects. */
export function refusing(
  history: TripHistory,
  method: Exclude<keyof TripHistory, 'subscribe'>,
  error: Error,
): TripHistory {
  return { ...history, [method]: () => Promise.reject(error) };
}
