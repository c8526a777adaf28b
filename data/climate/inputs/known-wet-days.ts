import { join } from 'node:path';
import * as v from 'valibot';
import { numberCell, numbersCell } from '../../tables/cells.ts';
import { readTable } from '../../tables/read-table.ts';

const rowSchema = v.object({
  place: v.string(),
  lat: numberCell,
  lng: numberCell,
  /** Days with at least 1 mm: of the year, or of each month. */
  days: v.union([numberCell, numbersCell(12)], 'neither one number nor twelve'),
});

/** A row of known-wet-days.txt. */
export type KnownWetDays = v.InferOutput<typeof rowSchema>;

export async function readKnownWetDays(): Promise<KnownWetDays[]> {
  return readTable(join(import.meta.dirname, 'known-wet-days.txt'), rowSchema);
}
