import * as v from 'valibot';
import type { TripHistory } from '#src/domain/ports.ts';
import { NOTHING_OWN, ownOf } from '#src/domain/trip/trip-own.ts';
import type { OwnChange, TripOwn } from '#src/domain/trip/trip-own.ts';
import { savedTripSchema } from '#src/domain/trip/trip.ts';
import type { PlannedTrip, SavedTrip } from '#src/domain/trip/trip.ts';
import { addWordings } from './add-wordings.ts';
import { createTripDatabase } from './database.ts';
import type { TripDatabase } from './database.ts';
import { readTrips } from './read-trips.ts';
import { newestFirst, readStoredTrip } from './stored-trip.ts';
import type { InvalidTrip } from './stored-trip.ts';
import { keepProposed, proposeTrip } from './trip-proposals.ts';
import { subscribeTo } from './subscribe-to.ts';

export type TripHistoryOptions = {
  /** The clock that stamps `savedAt`. */
  now?: () => Date;
  newId?: () => string;
  database?: TripDatabase;
};

/** A planned trip with id, time and what is the traveller's own. */
type NewTrip = PlannedTrip & Pick<SavedTrip, 'id' | 'savedAt'> & TripOwn;

/**
 * Saved trips in IndexedDB. Every record is parsed by its schema when it is read; an invalid one is
 * moved unchanged to the quarantine and reported. Fails with the errors of run-on-storage.ts.
 */
export function createTripHistory({
  now = () => new Date(),
  newId = randomId,
  database = createTripDatabase(),
}: TripHistoryOptions = {}): TripHistory {
  const { trips, run } = database;
  const stamp = (planned: PlannedTrip, own: TripOwn): NewTrip => ({
    ...planned,
    id: newId(),
    savedAt: now().toISOString(),
    ...ownOf(own),
  });
  /** Stamped at the first attempt, so that a repeated one writes the same record. */
  const stamped = new WeakMap<PlannedTrip, NewTrip>();
  return {
    async save(planned, own = NOTHING_OWN) {
      const trip = stamped.get(planned) ?? stamp(planned, own);
      stamped.set(planned, trip);
      return run(() => saveTrip(database, trip));
    },
    list: (onRead) => listTrips(database, onRead),
    newest: (count) => newestTrips(database, count),
    get: (id) => run(() => readTrip(database, id)),
    async remove(id) {
      let removed: SavedTrip | null = null;
      // Where the deletion is repeated, the first attempt may have deleted it.
      await run(async () => {
        removed = (await removeTrip(database, id)) ?? removed;
      });
      return removed;
    },
    restore: (saved) =>
      run(async () => {
        await trips.put(saved);
      }),
    change: (id, how) => run(() => changeOwn(database, id, how)),
    propose: (id, planned) => run(() => proposeTrip(database, id, planned)),
    async keep(id) {
      let before: SavedTrip | null = null;
      const savedAt = now().toISOString();
      // Where it is repeated, the first attempt may have kept it.
      await run(async () => {
        before = (await keepProposed(database, id, savedAt)) ?? before;
      });
      return before;
    },
    addWordings: (id, planned) => run(() => addWordings(database, id, planned)),
    subscribe: (changed) => subscribeTo(database.dexie, trips.name, changed),
  };
}

/** 128 random bits. crypto.randomUUID is missing where the page is served over plain http. */
function randomId(): string {
  const bytes = crypto.getRandomValues(new Uint8Array(16));
  return Array.from(bytes, (byte) => byte.toString(16).padStart(2, '0')).join('');
}

/** An attempt that was given up as failed may have succeeded, and the trip changed since. */
async function saveTrip({ dexie, trips }: TripDatabase, trip: NewTrip): Promise<SavedTrip> {
  const saved = v.parse(savedTripSchema, trip);
  return dexie.transaction('rw', trips, async () => {
    const stored = readStoredTrip(trip.id, await trips.get(trip.id));
    if (stored.readable) return stored.trip;
    await trips.put(saved);
    return saved;
  });
}

async function listTrips(
  database: TripDatabase,
  onRead?: (soFar: SavedTrip[]) => void,
): ReturnType<TripHistory['list']> {
  const { trips, quarantine, run } = database;
  const listed: SavedTrip[] = [];
  for await (const read of readTrips(database)) {
    listed.push(...read);
    onRead?.([...listed]);
  }
  const broken = await run(async () => {
    const unread = (await trips.count()) === listed.length ? [] : await findInvalid(database);
    const moved = await quarantineInvalid(database, unread);
    const left = moved ? [] : unread.map((invalid) => invalid.broken);
    return [...(await quarantine.toArray()), ...left];
  });
  return {
    trips: listed.toSorted(newestFirst),
    broken: broken.map(({ id, reason }) => ({ id, reason })),
  };
}

async function newestTrips(database: TripDatabase, count: number): Promise<SavedTrip[]> {
  const newest: SavedTrip[] = [];
  for await (const read of readTrips(database)) {
    newest.push(...read);
    if (newest.length >= count) break;
  }
  return newest.toSorted(newestFirst).slice(0, count);
}

/** Keys and records have the same order, that of the keys. */
async function findInvalid({ dexie, trips }: TripDatabase): Promise<InvalidTrip[]> {
  return dexie.transaction('r', trips, async () => {
    const [keys, records] = await Promise.all([
      trips.toCollection().primaryKeys(),
      trips.toArray(),
    ]);
    const readings = keys.map((key, index) => readStoredTrip(key, records[index]));
    return readings.filter((reading) => !reading.readable);
  });
}

async function readTrip(database: TripDatabase, id: string) {
  const record = await database.trips.get(id);
  if (record === undefined) return null;
  const reading = readStoredTrip(id, record);
  if (reading.readable) return reading.trip;
  await quarantineInvalid(database, [reading]);
  return null;
}

/** Reads and writes in one transaction: another tab changes the trip before it or after it. */
async function changeOwn(
  { dexie, trips }: TripDatabase,
  id: string,
  how: OwnChange,
): Promise<void> {
  await dexie.transaction('rw', trips, async () => {
    const saved = readStoredTrip(id, await trips.get(id));
    if (!saved.readable) return;
    await trips.update(id, ownOf(how(ownOf(saved.trip))));
  });
}

/** In one transaction, so that the removed trip has every change. */
async function removeTrip(database: TripDatabase, id: string): Promise<SavedTrip | null> {
  const { dexie, trips, quarantine } = database;
  return dexie.transaction('rw', trips, quarantine, async () => {
    const saved = await readTrip(database, id);
    if (saved !== null) await trips.delete(id);
    return saved;
  });
}

/**
 * Moves invalid records unchanged to the quarantine, all or none; false where that fails (a full disk).
 * A record that another tab has moved is skipped.
 */
async function quarantineInvalid(database: TripDatabase, invalid: InvalidTrip[]): Promise<boolean> {
  const { dexie, trips, quarantine } = database;
  if (invalid.length === 0) return true;
  try {
    await dexie.transaction('rw', trips, quarantine, async () => {
      for (const { key, broken } of invalid) {
        const record = await trips.get(key);
        if (record === undefined) continue;
        await quarantine.add({ ...broken, record });
        await trips.delete(key);
      }
    });
    return true;
  } catch (error) {
    console.warn('Unreadable saved trips could not be quarantined', error);
    return false;
  }
}
