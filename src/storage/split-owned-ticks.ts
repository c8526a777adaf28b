import type { Transaction } from 'dexie';
import * as v from 'valibot';
import { gearItemOf } from '#src/domain/gear.ts';
import { savedTripSchema } from '#src/domain/trip/trip.ts';
import { addGear } from './gear-records.ts';

/**
 * From version 1, where a trip had one list of ticks for what is owned. They become the ticks for
 * what is packed, and what they name is owned in all trips. Records that are invalid stay unchanged.
 */
export async function splitOwnedTicks(transaction: Transaction): Promise<void> {
  const trips = transaction.table<unknown>('trips');
  const gear = transaction.table<unknown, string>('gear');
  for (const key of await trips.toCollection().primaryKeys()) {
    const record = await trips.get(key);
    if (typeof record !== 'object' || record === null || !('owned' in record)) continue;
    const { owned, ...rest } = record;
    const migrated = { ...rest, packed: owned };
    const parsed = v.safeParse(savedTripSchema, migrated);
    if (!parsed.success) continue;
    await trips.put(migrated);
    const { packed, savedAt } = parsed.output;
    const items = packed.map((productId) => gearItemOf(parsed.output, productId, savedAt));
    await addGear(
      gear,
      items.filter((item) => item !== null),
    );
  }
}
