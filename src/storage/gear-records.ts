import type { Table } from 'dexie';
import * as v from 'valibot';
import { gearItemSchema } from '#src/domain/gear-schema.ts';
import type { GearItem } from '#src/domain/gear.ts';

/** In the order in which they were added. A record that does not match its schema is left out. */
export async function readGear(gear: Table<unknown, string>): Promise<GearItem[]> {
  const records = await gear.toArray();
  return records
    .flatMap((record) => {
      const parsed = v.safeParse(gearItemSchema, record);
      return parsed.success ? [parsed.output] : [];
    })
    .toSorted((a, b) => Date.parse(a.addedAt) - Date.parse(b.addedAt));
}

/** Run it in a transaction. An item that is there keeps its time and the names it had. */
export async function addGear(
  gear: Table<unknown, string>,
  items: readonly GearItem[],
): Promise<void> {
  for (const item of items) {
    const before = v.safeParse(gearItemSchema, await gear.get(item.id));
    const kept = before.success
      ? { names: { ...before.output.names, ...item.names }, addedAt: before.output.addedAt }
      : {};
    await gear.put({ ...item, ...kept });
  }
}
