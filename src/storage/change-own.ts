import type { IndexableType, Table } from 'dexie';
import * as v from 'valibot';
import { ownOf, tripOwnSchema } from '#src/domain/trip/trip-own.ts';
import type { OwnChange, TripOwn } from '#src/domain/trip/trip-own.ts';
import { readRecords } from './trip-tables.ts';
import type { TripTables } from './trip-tables.ts';

/**
 * Reads and writes in one transaction: another tab changes the trip before it or after it. The plan, which
 * is some fifteen times as long, is neither read nor written.
 */
export async function changeOwn(tables: TripTables, id: string, how: OwnChange): Promise<void> {
  const { dexie, own } = tables;
  const hasOwn = await dexie.transaction('rw', own, async () => {
    const record = await own.get(id);
    if (record === undefined) return false;
    const parsed = v.safeParse(tripOwnSchema, record);
    // One that cannot be read stays as it is, until the trip is read and set aside.
    if (parsed.success) await writeOwn(own, id, how(parsed.output));
    return true;
  });
  if (!hasOwn) await beginOwn(tables, id, how);
}

/** Run it in a transaction. The record is updated, where there is one: that stamps it as changed. */
export async function writeOwn(
  own: Table<unknown, IndexableType>,
  id: string,
  changed: TripOwn,
): Promise<void> {
  const fields = ownOf(changed);
  if ((await own.get(id)) === undefined) await own.add({ id });
  await own.update(id, fields);
}

/** For a trip without an own record, and none that is gone. */
async function beginOwn(tables: TripTables, id: string, how: OwnChange): Promise<void> {
  const { dexie, trips, own } = tables;
  await dexie.transaction('rw', trips, own, async () => {
    const stored = await readRecords(tables, id);
    if (stored?.readable === true) await writeOwn(own, id, how(ownOf(stored.trip)));
  });
}
