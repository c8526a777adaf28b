import { join } from 'node:path';
import * as v from 'valibot';
import { VOCABULARY_NAMES } from '#data/catalogue/vocabulary.ts';
import { numberCell } from '../../tables/cells.ts';
import { readTable } from '../../tables/read-table.ts';

const rowSchema = v.object({
  place: v.string(),
  lat: numberCell,
  lng: numberCell,
  elevation: numberCell,
  terrain: v.picklist(VOCABULARY_NAMES.terrains),
  coast: v.exactOptional(numberCell),
  lake: v.exactOptional(numberCell),
});

/** A row of known-places.txt, which says what the columns mean. */
export type KnownPlace = v.InferOutput<typeof rowSchema>;

export async function readKnownPlaces(): Promise<KnownPlace[]> {
  return readTable(join(import.meta.dirname, 'known-places.txt'), rowSchema);
}
