import { Dexie } from 'dexie';
import type { DexieOptions, IndexableType, Table } from 'dexie';
import { TravelError } from '#src/domain/errors.ts';
import { DATABASE_NAME } from './database-name.ts';

/** Raised with every change of the stores below or of what a record holds, never lowered. */
const SCHEMA_VERSION = 1;

/** IndexedDB counts whole numbers; Dexie multiplies its versions by this to leave room between. */
const NATIVE_VERSIONS_PER_SCHEMA = 10;

/** A record that its schema refused, kept as it was found so that nothing is ever lost. */
export type QuarantinedRecord = { id: string; reason: string; record: unknown };

/** The stores on this device. What is read from them is `unknown` until its schema has seen it. */
export type TripDatabase = {
  dexie: Dexie;
  /** Saved trips by their `id` (a string, unless the record is broken), indexed by `savedAt`. */
  trips: Table<unknown, IndexableType>;
  /** Records that could not be read, under keys of their own. */
  quarantine: Table<QuarantinedRecord, number>;
};

export type TripDatabaseOptions = Pick<DexieOptions, 'indexedDB' | 'IDBKeyRange'> & {
  name?: string;
};

/**
 * The database of this device; opened by its first use, so creating it cannot fail. Writes wait
 * for the disk ('strict'), not only for the operating system's buffers: what is shown as saved
 * survives a power cut.
 */
export function createTripDatabase({
  name = DATABASE_NAME,
  ...factory
}: TripDatabaseOptions = {}): TripDatabase {
  const dexie = new Dexie(name, { ...factory, chromeTransactionDurability: 'strict' });
  dexie.version(SCHEMA_VERSION).stores({ trips: 'id, savedAt', quarantine: '++' });
  dexie.on('ready', () => refuseNewerSchema(dexie), true);
  return {
    dexie,
    trips: dexie.table('trips'),
    quarantine: dexie.table('quarantine'),
  };
}

/**
 * Dexie itself opens a database that a newer build has upgraded. An older build (a rollback, a tab
 * left open) must not: it would take the newer records for broken ones.
 */
function refuseNewerSchema(dexie: Dexie): void {
  const onDisk = Math.floor(dexie.backendDB().version / NATIVE_VERSIONS_PER_SCHEMA);
  if (onDisk > SCHEMA_VERSION) {
    throw new TravelError('storage-newer', {
      cause: new DOMException(`schema ${onDisk} on disk, ${SCHEMA_VERSION} here`, 'VersionError'),
    });
  }
}
