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
export function createVersion1(factory: IDBFactory, trips: readonly unknown[]): Promise<void> {
  return createEarlierDatabase({ version: 1, trips }, factory);
}

/** Creates the database as version 2 did. */
export function createVersion2(factory: IDBFactory, trips: readonly unknown[]): Promise<void> {
  return createEarlierDatabase({ version: 2, trips }, factory);
}

export type EarlierDatabase = {
  version: 1 | 2 | 3 | 4;
  trips: readonly unknown[];
  /** From version 4 on. */
  own?: readonly unknown[];
};

/** The stores as a build of this version made them. May be sent to a page as it is: it needs nothing else. */
export function createEarlierDatabase(
  { version, trips, own = [] }: EarlierDatabase,
  factory: IDBFactory = indexedDB,
): Promise<void> {
  return new Promise((resolve, reject) => {
    const opening = factory.open('fernweh', version * 10);
    opening.addEventListener('error', () => reject(new Error('the database was not created')));
    opening.addEventListener('upgradeneeded', () => {
      const database = opening.result;
      database.createObjectStore('trips', { keyPath: 'id' }).createIndex('savedAt', 'savedAt');
      database.createObjectStore('quarantine', { autoIncrement: true });
      if (version > 1) database.createObjectStore('gear', { keyPath: 'id' });
      if (version > 3) database.createObjectStore('own', { keyPath: 'id' });
    });
    opening.addEventListener('success', () => {
      const stores = version > 3 ? ['trips', 'own'] : ['trips'];
      const writing = opening.result.transaction(stores, 'readwrite');
      for (const trip of trips) writing.objectStore('trips').put(trip);
      for (const record of own) writing.objectStore('own').put(record);
      writing.addEventListener('complete', () => {
        opening.result.close();
        resolve();
      });
    });
  });
}
