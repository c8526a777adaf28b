import { join } from 'node:path';
import * as v from 'valibot';
import { numberCell, numbersCell } from '../../tables/cells.ts';
import { readTable } from '../../tables/read-table.ts';

const knownRainSchema = v.object({
  place: v.string(),
  lat: numberCell,
  lng: numberCell,
  elevation: numberCell,
  rain: numberCell,
  wetDays: numberCell,
  high: v.optional(numbersCell(12)),
  low: v.optional(numbersCell(12)),
});

/** A row of known-rain.txt, which says what the columns mean. */
export type KnownRain = v.InferOutput<typeof knownRainSchema>;

export async function readKnownRain(): Promise<KnownRain[]> {
  return readTable(join(import.meta.dirname, 'known-rain.txt'), knownRainSchema);
}
