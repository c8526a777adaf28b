import { Dexie } from 'dexie';
import type { DexieOptions, IndexableType, Table } from 'dexie';
import type { SetAsideRecord } from '#src/domain/backup.ts';
import { TravelError } from '#src/domain/errors.ts';
import { DATABASE_NAME } from './database-name.ts';
import { keyTicks } from './key-ticks.ts';
import { createRunOnStorage } from './run-on-storage.ts';
import type { AnswerLimits, RunOnStorage } from './run-on-storage.ts';
import { splitOwn } from './split-own.ts';
import { splitOwnedTicks } from './split-owned-ticks.ts';
import { unnotedMigration } from './unnoted.ts';

/** Increased with every change of the stores below or of a record's shape, never decreased. */
const SCHEMA_VERSION = 5;

/** Which trips have a day in a time is known without reading them. */
export const BY_DATES = '[trip.request.endDate+trip.request.startDate]';

/** Dexie multiplies its versions by this for IndexedDB. */
const NATIVE_VERSIONS_PER_SCHEMA = 10;

/** The stores on this device. Records are `unknown` until parsed by their schema. */
export type TripDatabase = {
  dexie: Dexie;
  /** The plans of saved trips by `id` (a string, unless the record is invalid), indexed by `savedAt` and dates. */
  trips: Table<unknown, IndexableType>;
  /** The traveller's own part of them, by the same `id`. */
  own: Table<unknown, IndexableType>;
  /** The traveller's gear, by `id`. */
  gear: Table<unknown, string>;
  /** Records that do not match their schema, unchanged so that nothing is lost, under generated keys. */
  quarantine: Table<SetAsideRecord, number>;
  run: RunOnStorage;
};

export type TripDatabaseOptions = Pick<DexieOptions, 'indexedDB' | 'IDBKeyRange'> & {
  name?: string;
  limits?: AnswerLimits;
};

/**
 * The database of this device. Dexie opens it at its first use, so this never throws. 'strict'
 * durability flushes writes to disk: what is shown as saved survives a power cut.
 */
export function createTripDatabase({
  name = DATABASE_NAME,
  limits,
  ...factory
}: TripDatabaseOptions = {}): TripDatabase {
  const dexie = new Dexie(name, { ...factory, chromeTransactionDurability: 'strict' });
  dexie.version(1).stores({ trips: 'id, savedAt', quarantine: '++' });
  dexie.version(2).stores({ gear: 'id' }).upgrade(unnotedMigration(splitOwnedTicks));
  // Trips also gained changes of the list, which an older build would drop with its next write.
  dexie.version(3).upgrade(unnotedMigration(keyTicks));
  dexie.version(4).stores({ own: 'id' }).upgrade(unnotedMigration(splitOwn));
  // Trips also gained stops, which an older build would keep beside the plan of another trip.
  dexie.version(SCHEMA_VERSION).stores({ trips: `id, savedAt, ${BY_DATES}` });
  dexie.on('ready', () => refuseNewerSchema(dexie), true);
  return {
    dexie,
    trips: dexie.table('trips'),
    own: dexie.table('own'),
    gear: dexie.table('gear'),
    quarantine: dexie.table('quarantine'),
    run: createRunOnStorage(dexie, limits),
  };
}

/**
 * Dexie opens a database that a newer build has upgraded. An older build (a rollback, a tab left
 * open) must refuse it, or it would quarantine the newer records as invalid.
 */
function refuseNewerSchema(dexie: Dexie): void {
  const onDisk = Math.floor(dexie.backendDB().version / NATIVE_VERSIONS_PER_SCHEMA);
  if (onDisk > SCHEMA_VERSION) {
    throw new TravelError('storage-newer', {
      cause: new DOMException(`schema ${onDisk} on disk, ${SCHEMA_VERSION} here`, 'VersionError'),
    });
  }
}
