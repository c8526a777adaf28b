import { Dexie } from 'dexie';
import * as v from 'valibot';
import type { TripHistory } from '#src/domain/ports.ts';
import { NOTHING_OWN, ownOf } from '#src/domain/trip/trip-own.ts';
import type { TripOwn } from '#src/domain/trip/trip-own.ts';
import { savedTripSchema } from '#src/domain/trip/trip.ts';
import type { PlannedTrip, SavedTrip } from '#src/domain/trip/trip.ts';
import { addWordings } from './add-wordings.ts';
import { changeOwn } from './change-own.ts';
import type { TripDatabase } from './database.ts';
import { readTrips, readTripsBetween } from './read-trips.ts';
import { exchangeTrips } from './exchange-trips.ts';
import { newestFirst } from './stored-trip.ts';
import type { InvalidTrip } from './stored-trip.ts';
import { subscribeTo } from './subscribe-to.ts';
import { keepProposed, proposeTrip } from './trip-proposals.ts';
import {
  addTrip,
  deleteTrip,
  putTrips,
  readAllRecords,
  readRecords,
  setAside,
} from './trip-tables.ts';

export type TripHistoryOptions = {
  /** The clock that stamps `savedAt`. */
  now?: () => Date;
  newId?: () => string;
  database: TripDatabase;
};

/** A planned trip with id, time and what is the traveller's own. */
type NewTrip = PlannedTrip & Pick<SavedTrip, 'id' | 'savedAt'> & TripOwn;

/**
 * Saved trips in IndexedDB. Its records are parsed by the schema when they are read; an invalid trip is
 * moved unchanged to the quarantine and reported. Fails with the errors of run-on-storage.ts.
 */
export function createTripHistory({
  now = () => new Date(),
  newId = randomId,
  database,
}: TripHistoryOptions): TripHistory {
  const { dexie, trips, own: ownTable, run } = database;
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
    between: (dates) => readTripsBetween(database, dates),
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
      run(() => dexie.transaction('rw', trips, ownTable, () => putTrips(database, [saved]))),
    async exchange(ids, how) {
      let before: SavedTrip[] | null = null;
      // Where it is repeated, the first attempt may have done it.
      await run(async () => {
        before = (await exchangeTrips(database, ids, how)) ?? before;
      });
      return before;
    },
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
    subscribe: (changed) => subscribeTo(dexie, [trips, ownTable], changed),
  };
}

/** 128 random bits. crypto.randomUUID is missing where the page is served over plain http. */
function randomId(): string {
  const bytes = crypto.getRandomValues(new Uint8Array(16));
  return Array.from(bytes, (byte) => byte.toString(16).padStart(2, '0')).join('');
}

async function saveTrip(database: TripDatabase, trip: NewTrip): Promise<SavedTrip> {
  const { dexie, trips, own } = database;
  const saved = v.parse(savedTripSchema, trip);
  try {
    // Without reading first: each answer of the database waits for what the page is rendering.
    await dexie.transaction('rw', trips, own, () => addTrip(database, saved));
    return saved;
  } catch (error) {
    if (!(error instanceof Dexie.ConstraintError)) throw error;
  }
  // An attempt that was given up as failed has succeeded, and the trip may have changed since.
  return dexie.transaction('rw', trips, own, async () => {
    const stored = await readRecords(database, trip.id);
    if (stored?.readable === true) return stored.trip;
    await putTrips(database, [saved]);
    return saved;
  });
}

async function listTrips(
  database: TripDatabase,
  onRead?: (soFar: SavedTrip[]) => void,
): ReturnType<TripHistory['list']> {
  const { quarantine, run } = database;
  const listed: SavedTrip[] = [];
  for await (const read of readTrips(database)) {
    listed.push(...read);
    onRead?.([...listed]);
  }
  const broken = await run(async () => {
    const unread = await findInvalid(database, listed.length);
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

/** All records are read only where there are more than the `readable` trips have. */
async function findInvalid(database: TripDatabase, readable: number): Promise<InvalidTrip[]> {
  const { dexie, trips, own } = database;
  return dexie.transaction('r', trips, own, async () => {
    const isWhole = (await trips.count()) === readable && (await own.count()) <= readable;
    const readings = isWhole ? [] : await readAllRecords(database);
    return readings.filter((reading) => !reading.readable);
  });
}

async function readTrip(database: TripDatabase, id: string): Promise<SavedTrip | null> {
  const { dexie, trips, own } = database;
  const reading = await dexie.transaction('r', trips, own, () => readRecords(database, id));
  if (reading === null || reading.readable) return reading?.trip ?? null;
  await quarantineInvalid(database, [reading]);
  return null;
}

/** In one transaction, so that the removed trip has every change. */
async function removeTrip(database: TripDatabase, id: string): Promise<SavedTrip | null> {
  const { dexie, trips, own, quarantine } = database;
  return dexie.transaction('rw', trips, own, quarantine, async () => {
    const reading = await readRecords(database, id);
    if (reading === null) return null;
    if (!reading.readable) {
      await setAside(database, [reading]);
      return null;
    }
    await deleteTrip(database, id);
    return reading.trip;
  });
}

/** All or none; false where that fails (a full disk). */
async function quarantineInvalid(
  database: TripDatabase,
  invalid: readonly InvalidTrip[],
): Promise<boolean> {
  const { dexie, trips, own, quarantine } = database;
  if (invalid.length === 0) return true;
  try {
    await dexie.transaction('rw', trips, own, quarantine, () => setAside(database, invalid));
    return true;
  } catch (error) {
    console.warn('Unreadable saved trips could not be quarantined', error);
    return false;
  }
}
