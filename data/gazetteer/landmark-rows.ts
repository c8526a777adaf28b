import { join } from 'node:path';
import * as v from 'valibot';
import { PLACE_KINDS } from '#src/domain/kinds/place-kinds.ts';
import { listCell, numberCell, optionalText } from '../tables/cells.ts';
import { readTable } from '../tables/read-table.ts';

const FILE = join(import.meta.dirname, 'lists/landmarks.txt');

const rowSchema = v.object({
  name: v.string(),
  /** Empty: as in English. */
  german: optionalText,
  kind: v.picklist(PLACE_KINDS),
  lat: numberCell,
  lng: numberCell,
  /** 0..99, for the search. */
  importance: numberCell,
  others: listCell(';'),
  metres: v.optional(numberCell),
  wide: v.optional(v.literal('yes')),
});

/** The rows of lists/landmarks.txt. */
export function readLandmarkRows(): Promise<v.InferOutput<typeof rowSchema>[]> {
  return readTable(FILE, rowSchema);
}
