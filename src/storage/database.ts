import { Dexie } from 'dexie';
import type { DexieOptions, IndexableType, Table } from 'dexie';
import { TravelError } from '#src/domain/errors.ts';
import { DATABASE_NAME } from './database-name.ts';
import { keyTicks } from './key-ticks.ts';
import { createRunOnStorage } from './run-on-storage.ts';
import type { AnswerLimits, RunOnStorage } from './run-on-storage.ts';
import { splitOwnedTicks } from './split-owned-ticks.ts';

/** Increased with every change of the stores below or of a record's shape, never decreased. */
const SCHEMA_VERSION = 3;

/** Dexie multiplies its versions by this for IndexedDB. */
const NATIVE_VERSIONS_PER_SCHEMA = 10;

/** A record that does not match its schema, kept unchanged so that nothing is lost. */
export type QuarantinedRecord = { id: string; reason: string; record: unknown };

/** The stores on this device. Records are `unknown` until parsed by their schema. */
export type TripDatabase = {
  dexie: Dexie;
  /** Saved trips by `id` (a string, unless the record is invalid), indexed by `savedAt`. */
  trips: Table<unknown, IndexableType>;
  /** The traveller's gear, by `id`. */
  gear: Table<unknown, string>;
  /** Invalid records, under generated keys. */
  quarantine: Table<QuarantinedRecord, number>;
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
  dexie.version(2).stores({ gear: 'id' }).upgrade(splitOwnedTicks);
  // Trips also gained changes of the list, which an older build would drop with its next write.
  dexie.version(SCHEMA_VERSION).upgrade(keyTicks);
  dexie.on('ready', () => refuseNewerSchema(dexie), true);
  return {
    dexie,
    trips: dexie.table('trips'),
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
