import type { Transaction } from 'dexie';
import * as v from 'valibot';
import { keyedCategories } from '#src/domain/list/list-lines.ts';
import { savedTripSchema, wordingIn } from '#src/domain/trip/trip.ts';
import type { SavedTrip } from '#src/domain/trip/trip.ts';

/**
 * From version 2, where a tick was the id of a product. It becomes what the line is for, so that it
 * stays where another product does the same job. Records that are invalid stay unchanged.
 */
export async function keyTicks(transaction: Transaction): Promise<void> {
  const trips = transaction.table<unknown>('trips');
  for (const key of await trips.toCollection().primaryKeys()) {
    const saved = v.safeParse(savedTripSchema, await trips.get(key));
    if (!saved.success) continue;
    const keys = keysOf(saved.output);
    await trips.update(key, { packed: saved.output.packed.map((id) => keys.get(id) ?? id) });
  }
}

/** By product id. */
function keysOf(saved: SavedTrip): ReadonlyMap<string, string> {
  const wording = wordingIn(saved, saved.trip.language);
  if (wording === null) return new Map();
  const categories = keyedCategories(wording.recommendation.sections.recommendedEquipment);
  return new Map(
    categories.flatMap(({ lines }) => lines.map(({ key, product }) => [product.id, key] as const)),
  );
}
