import { join } from 'node:path';
import * as v from 'valibot';
import { numberCell, optionalText } from '../tables/cells.ts';
import { readTable } from '../tables/read-table.ts';

const FILE = join(import.meta.dirname, 'lists/parks-heritage.txt');

const rowSchema = v.object({
  source: v.string(),
  /** Of a park, as the source names it; empty for World Heritage. */
  country: optionalText,
  /** '-' for what is left out; empty: as in the source. */
  english: optionalText,
  german: optionalText,
  /** For the search; empty: that of its kind. */
  importance: v.optional(numberCell),
});

export type ParkNames = v.InferOutput<typeof rowSchema>;

/** The names of parks and World Heritage in both languages, from lists/parks-heritage.txt. */
export function readParkNames(): Promise<ParkNames[]> {
  return readTable(FILE, rowSchema);
}
