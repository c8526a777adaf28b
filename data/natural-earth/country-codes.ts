import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import * as v from 'valibot';
import { readTable } from '../tables/read-table.ts';

/** From the Debian package iso-codes. */
const ISO_CODES = '/usr/share/iso-codes/json/iso_3166-1.json';
const isoSchema = v.object({
  '3166-1': v.array(v.object({ alpha_2: v.string(), numeric: v.string() })),
});
const UNNUMBERED = join(import.meta.dirname, 'unnumbered-areas.txt');
const unnumberedSchema = v.object({ area: v.string(), country: v.string() });

/** The ISO 3166-1 code of two letters of an area of Natural Earth; null for what is no country's. */
export type CodeOf = (area: { number: string | undefined; name: string }) => string | null;

export async function readCountryCodes(): Promise<CodeOf> {
  const iso = v.parse(isoSchema, JSON.parse(await readFile(ISO_CODES, 'utf8')));
  const numbered = new Map(iso['3166-1'].map((country) => [country.numeric, country.alpha_2]));
  const rows = await readTable(UNNUMBERED, unnumberedSchema);
  const unnumbered = new Map(rows.map(({ area, country }) => [area, country]));
  return ({ number, name }) =>
    (number === undefined ? unnumbered.get(name) : numbered.get(number)) ?? null;
}
