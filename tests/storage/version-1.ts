import { highCoast } from '#tests/result/high-coast.ts';

/** A trip as version 1 stored it: one list of ticks, for what is owned. */
export function version1Trip(id: string, owned: readonly unknown[] = []) {
  return { ...highCoast(), id, savedAt: '2026-11-20T08:00:00.000Z', owned };
}

/** Creates the database as version 1 did, which Dexie gives the number 10, with these trips. */
export async function createVersion1(
  indexedDB: IDBFactory,
  trips: readonly unknown[],
): Promise<void> {
  const opening = indexedDB.open('fernweh', 10);
  opening.onupgradeneeded = () => {
    const database = opening.result;
    database.createObjectStore('trips', { keyPath: 'id' }).createIndex('savedAt', 'savedAt');
    database.createObjectStore('quarantine', { autoIncrement: true });
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
    request.addEventListener('error', () => reject(new Error('version 1 was not created')));
  });
}
