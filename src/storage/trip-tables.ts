import type { IndexableType } from 'dexie';
import type { SavedTrip } from '#src/domain/trip/trip.ts';
import type { TripDatabase } from './database.ts';
import { readStoredTrip, recordsOf } from './stored-trip.ts';
import type { InvalidTrip, StoredTrip, TripRecords } from './stored-trip.ts';

/*
 * A trip is two records: its plan, and what is the traveller's own. Here they are read, written and
 * deleted together: run these functions in a transaction over both tables.
 */

export type TripTables = Pick<TripDatabase, 'dexie' | 'trips' | 'own'>;

/** Null where there is none. */
export async function readRecords(
  { trips, own }: TripTables,
  id: IndexableType,
): Promise<StoredTrip | null> {
  const plan = await trips.get(id);
  if (plan === undefined) return null;
  return readStoredTrip(id, { plan, own: await own.get(id) });
}

/** In the order of the keys; without those that are gone. */
export async function readRecordsOf(
  { trips, own }: TripTables,
  keys: IndexableType[],
): Promise<StoredTrip[]> {
  const plans = await trips.bulkGet(keys);
  const mine = await own.bulkGet(keys);
  return keys.flatMap((key, index) => {
    const plan = plans[index];
    return plan === undefined ? [] : [readStoredTrip(key, { plan, own: mine[index] })];
  });
}

/** All of them. What is one's own of a trip without a plan is a trip that cannot be read. */
export async function readAllRecords({ trips, own }: TripTables): Promise<StoredTrip[]> {
  // Keys and records have the same order, that of the keys.
  const [planKeys, plans, ownKeys, mine] = await Promise.all([
    trips.toCollection().primaryKeys(),
    trips.toArray(),
    own.toCollection().primaryKeys(),
    own.toArray(),
  ]);
  const records = new Map<string, TripRecords & { key: IndexableType }>();
  for (const [index, key] of planKeys.entries()) {
    records.set(JSON.stringify(key), { key, plan: plans[index], own: undefined });
  }
  for (const [index, key] of ownKeys.entries()) {
    const plan = records.get(JSON.stringify(key))?.plan;
    records.set(JSON.stringify(key), { key, plan, own: mine[index] });
  }
  return [...records.values()].map(({ key, ...both }) => readStoredTrip(key, both));
}

/** Fails with a ConstraintError where it is stored already. */
export async function addTrip({ trips, own }: TripTables, saved: SavedTrip): Promise<void> {
  const records = recordsOf(saved);
  await Promise.all([trips.add(records.plan), own.add(records.own)]);
}

/** Writes trips whole, new ones or in place of what is stored. */
export async function putTrips(
  { trips, own }: TripTables,
  saved: readonly SavedTrip[],
): Promise<void> {
  const records = saved.map((trip) => recordsOf(trip));
  await Promise.all([
    trips.bulkPut(records.map(({ plan }) => plan)),
    own.bulkPut(records.map((both) => both.own)),
  ]);
}

export async function deleteTrip({ trips, own }: TripTables, key: IndexableType): Promise<void> {
  await trips.delete(key);
  await own.delete(key);
}

/**
 * Moves invalid records unchanged to the quarantine. One that another tab has moved or replaced meanwhile
 * is skipped.
 */
export async function setAside(
  tables: TripTables & Pick<TripDatabase, 'quarantine'>,
  invalid: readonly InvalidTrip[],
): Promise<void> {
  const { trips, own, quarantine } = tables;
  for (const { key } of invalid) {
    const records = { plan: await trips.get(key), own: await own.get(key) };
    if (records.plan === undefined && records.own === undefined) continue;
    const stored = readStoredTrip(key, records);
    if (stored.readable) continue;
    await quarantine.add(stored.broken);
    await deleteTrip(tables, key);
  }
}
