import { highCoast } from '#tests/result/high-coast.ts';

const SAVED_AT = '2026-11-20T08:00:00.000Z';

/** A trip as version 1 stored it: one list of ticks, for what is owned. */
export function version1Trip(id: string, owned: readonly unknown[] = []) {
  return { ...highCoast(), id, savedAt: SAVED_AT, owned };
}

/** A trip as version 2 stored it: the ticks are the ids of products. */
export function version2Trip(id: string, packed: readonly unknown[] = []) {
  return { ...highCoast(), id, savedAt: SAVED_AT, packed };
}

/** Creates the database as version 1 did, which Dexie gives the number 10, with these trips. */
export function createVersion1(indexedDB: IDBFactory, trips: readonly unknown[]): Promise<void> {
  return createDatabase(indexedDB, 10, trips, () => undefined);
}

/** Creates the database as version 2 did. */
export function createVersion2(indexedDB: IDBFactory, trips: readonly unknown[]): Promise<void> {
  return createDatabase(indexedDB, 20, trips, (database) => {
    database.createObjectStore('gear', { keyPath: 'id' });
  });
}

async function createDatabase(
  indexedDB: IDBFactory,
  version: number,
  trips: readonly unknown[],
  addStores: (database: IDBDatabase) => void,
): Promise<void> {
  const opening = indexedDB.open('fernweh', version);
  opening.onupgradeneeded = () => {
    const database = opening.result;
    database.createObjectStore('trips', { keyPath: 'id' }).createIndex('savedAt', 'savedAt');
    database.createObjectStore('quarantine', { autoIncrement: true });
    addStores(database);
  };
  await settled(opening);
  const writing = opening.result.transaction('trips', 'readwrite');
  for (const trip of trips) writing.objectStore('trips').put(trip);
  await new Promise<void>((resolve) => writing.addEventListener('complete', () => resolve()));
  opening.result.close();
}

function settled(request: IDBRequest): Promise<void> {
  return new Promise((resolve, reject) => {
    request.addEventListener('success', () => resolve());
    request.addEventListener('error', () => reject(new Error('the database was not created')));
  });
}
