import type { Transaction } from 'dexie';
import { splitRecord } from './stored-trip.ts';

/** Records that are read and written at once. */
const BATCH = 16;

/**
 * From version 3, where a trip was one record. What is the traveller's own moves to a record of its own,
 * value by value: what could not be read is read no better and no worse afterwards.
 */
export async function splitOwn(transaction: Transaction): Promise<void> {
  const trips = transaction.table<unknown>('trips');
  const own = transaction.table<unknown>('own');
  const keys = await trips.toCollection().primaryKeys();
  for (let start = 0; start < keys.length; start += BATCH) {
    const records = await trips.bulkGet(keys.slice(start, start + BATCH));
    const split = records.flatMap((record) => splitRecord(record) ?? []);
    await own.bulkPut(split.map((both) => both.own));
    await trips.bulkPut(split.map(({ plan }) => plan));
  }
}
