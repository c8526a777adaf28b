import { join } from 'node:path';
import * as v from 'valibot';
import { numberCell } from '../../tables/cells.ts';
import { readTable } from '../../tables/read-table.ts';

const MONTHS = 12;

/** Twelve numbers with blanks between them, January first. */
const yearCell = v.optional(
  v.pipe(
    v.string(),
    v.transform((text) => text.split(' ')),
    v.array(numberCell),
    v.length(MONTHS, 'not twelve months'),
  ),
);

const knownRainSchema = v.object({
  place: v.string(),
  lat: numberCell,
  lng: numberCell,
  elevation: numberCell,
  rain: numberCell,
  wetDays: numberCell,
  high: yearCell,
  low: yearCell,
});

/** A row of known-rain.txt, which says what the columns mean. */
export type KnownRain = v.InferOutput<typeof knownRainSchema>;

export async function readKnownRain(): Promise<KnownRain[]> {
  return readTable(join(import.meta.dirname, 'known-rain.txt'), knownRainSchema);
}
