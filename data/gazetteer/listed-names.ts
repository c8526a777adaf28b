import { join } from 'node:path';
import * as v from 'valibot';
import { foldName } from '#src/providers/geocoder/names/fold-name.ts';
import { optionalText } from '../tables/cells.ts';
import { readTable } from '../tables/read-table.ts';

const LISTS = join(import.meta.dirname, 'lists');

/** A settlement: its name in GeoNames, or its number where namesakes are. */
const PLACE = { country: v.string(), place: v.string() };

const englishSchema = v.object({ ...PLACE, english: v.string() });
const exonymSchema = v.object({
  ...PLACE,
  /** The first stands on the screen, all are found. */
  german: v.pipe(
    v.string(),
    v.transform((text) => text.split(';')),
  ),
  /** 's': for the search alone. */
  only: v.exactOptional(v.literal('s')),
});
const townSchema = v.object({ ...PLACE, region: optionalText });

type Names<Row> = ReadonlyMap<string, Row>;

/** English names where GeoNames' main name is another, by 'DE|koln' or 'DE|2886242'. */
export async function readEnglishNames(): Promise<Names<v.InferOutput<typeof englishSchema>>> {
  return byPlace(await readTable(join(LISTS, 'names-en.txt'), englishSchema));
}

/** German names, by the same. */
export async function readExonyms(): Promise<Names<v.InferOutput<typeof exonymSchema>>> {
  return byPlace(await readTable(join(LISTS, 'exonyms.txt'), exonymSchema));
}

/** Towns that travellers know, as 'NZ|queenstown|', or with a region behind where several have the name. */
export async function readTravellerTowns(): Promise<Set<string>> {
  const rows = await readTable(join(LISTS, 'traveller-towns.txt'), townSchema);
  return new Set(
    rows.map(({ country, place, region }) => `${country}|${foldName(place)}|${region}`),
  );
}

function byPlace<Row extends { country: string; place: string }>(rows: readonly Row[]): Names<Row> {
  return new Map(rows.map((row) => [`${row.country}|${foldName(row.place)}`, row]));
}
