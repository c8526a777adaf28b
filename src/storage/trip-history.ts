import { Dexie } from 'dexie';
import * as v from 'valibot';
import { TravelError } from '#src/domain/errors.ts';
import type { TripHistory } from '#src/domain/ports.ts';
import { savedTripSchema } from '#src/domain/trip.ts';
import type { SavedTrip } from '#src/domain/trip.ts';
import { createTripDatabase } from './database.ts';
import type { TripDatabase } from './database.ts';
import { newestFirst, readStoredTrip } from './stored-trip.ts';
import type { RefusedTrip } from './stored-trip.ts';

export type TripHistoryOptions = {
  /** The instant a trip is saved at. */
  now?: () => Date;
  newId?: () => string;
  database?: TripDatabase;
};

/**
 * Saved trips in IndexedDB. Every record passes its schema when it is read; a broken one is moved
 * to the quarantine with its original, reported, and hides no other. All failures are
 * TravelErrors: 'storage-failed' with the cause, or 'storage-newer'.
 */
export function createTripHistory({
  now = () => new Date(),
  newId = () => crypto.randomUUID(),
  database = createTripDatabase(),
}: TripHistoryOptions = {}): TripHistory {
  const { trips } = database;
  const read = (id: string) => guarded(() => readTrip(database, id));
  return {
    save: (planned) =>
      guarded(async () => {
        const saved = v.parse(savedTripSchema, {
          ...planned,
          id: newId(),
          savedAt: now().toISOString(),
          owned: [],
        });
        await trips.add(saved);
        return saved;
      }),
    list: () => guarded(() => listTrips(database)),
    latest: () => guarded(() => latestTrip(database)),
    get: read,
    async remove(id) {
      const saved = await read(id);
      if (saved !== null) await guarded(() => trips.delete(id));
      return saved;
    },
    restore: (saved) =>
      guarded(async () => {
        await trips.put(saved);
      }),
    setOwned: (id, owned) =>
      guarded(async () => {
        await trips.update(id, { owned: [...owned] });
      }),
    subscribe: (changed) => subscribeTo(database, changed),
  };
}

async function listTrips(database: TripDatabase): ReturnType<TripHistory['list']> {
  const { readings, earlier } = await everyReading(database);
  const refused = readings.filter((reading) => !reading.readable);
  await setAside(database, refused);
  return {
    trips: readings
      .flatMap((reading) => (reading.readable ? [reading.trip] : []))
      .toSorted(newestFirst),
    broken: [...earlier, ...refused.map(({ broken }) => broken)].map(({ id, reason }) => ({
      id,
      reason,
    })),
  };
}

/** A broken record in front is passed over; it is reported when the list is read. */
async function latestTrip({ trips }: TripDatabase): Promise<SavedTrip | null> {
  const readable = trips
    .orderBy('savedAt')
    // oxlint-disable-next-line unicorn/no-array-reverse -- a query of Dexie's, not an array
    .reverse()
    .filter((record) => v.is(savedTripSchema, record));
  const latest = await readable.first();
  return latest === undefined ? null : v.parse(savedTripSchema, latest);
}

/** One snapshot of both stores. Keys and records come in the same order, that of the keys. */
function everyReading({ dexie, trips, quarantine }: TripDatabase) {
  return dexie.transaction('r', trips, quarantine, async () => {
    const [keys, records, earlier] = await Promise.all([
      trips.toCollection().primaryKeys(),
      trips.toArray(),
      quarantine.toArray(),
    ]);
    const readings = keys.map((key, index) => readStoredTrip(key, records[index]));
    return { readings, earlier };
  });
}

async function readTrip(database: TripDatabase, id: string) {
  const record = await database.trips.get(id);
  if (record === undefined) return null;
  const reading = readStoredTrip(id, record);
  if (reading.readable) return reading.trip;
  await setAside(database, [reading]);
  return null;
}

/**
 * Moves broken records out of the way, all or none, each with its original. When that cannot be
 * done (a full disk) they stay where they are: they are reported either way, and what can be read
 * is still shown. One that another tab has moved already is left alone.
 */
async function setAside(database: TripDatabase, refused: RefusedTrip[]): Promise<void> {
  const { dexie, trips, quarantine } = database;
  if (refused.length === 0) return;
  try {
    await dexie.transaction('rw', trips, quarantine, async () => {
      for (const { key, broken } of refused) {
        const record = await trips.get(key);
        if (record === undefined) continue;
        await quarantine.add({ ...broken, record });
        await trips.delete(key);
      }
    });
  } catch (error) {
    console.warn('Unreadable saved trips could not be set aside', error);
  }
}

/** Dexie tells of committed changes in this tab and, by a BroadcastChannel, in the others. */
function subscribeTo({ dexie }: TripDatabase, changed: () => void): () => void {
  const prefix = `idb://${dexie.name}/`;
  const onMutated = (parts: object) => {
    if (Object.keys(parts).some((part) => part.startsWith(prefix))) changed();
  };
  Dexie.on.storagemutated.subscribe(onMutated);
  return () => Dexie.on.storagemutated.unsubscribe(onMutated);
}

async function guarded<T>(work: () => PromiseLike<T>): Promise<T> {
  try {
    return await work();
  } catch (error) {
    throw travelErrorWithin(error) ?? new TravelError('storage-failed', { cause: error });
  }
}

/** Dexie wraps what an opening hook threw; the traveller needs to hear that, not the wrapper. */
function travelErrorWithin(error: unknown): TravelError | null {
  if (error instanceof TravelError) return error;
  if (!(error instanceof Error)) return null;
  const inner = 'inner' in error ? error.inner : error.cause;
  return inner === undefined || inner === null ? null : travelErrorWithin(inner);
}
