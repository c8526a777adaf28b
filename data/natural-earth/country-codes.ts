import { join } from 'node:path';
import * as v from 'valibot';
import { readIsoCodes } from '../countries/country-tables.ts';
import { readTable } from '../tables/read-table.ts';

const UNNUMBERED = join(import.meta.dirname, 'unnumbered-areas.txt');
const unnumberedSchema = v.object({ area: v.string(), country: v.string() });

/** The ISO 3166-1 code of two letters of an area of Natural Earth; null for what is no country's. */
export type CodeOf = (area: { number: string | undefined; name: string }) => string | null;

export async function readCountryCodes(): Promise<CodeOf> {
  const iso = await readIsoCodes();
  const numbered = new Map(iso.map(({ numeric, alpha2 }) => [numeric, alpha2]));
  const rows = await readTable(UNNUMBERED, unnumberedSchema);
  const unnumbered = new Map(rows.map(({ area, country }) => [area, country]));
  return ({ number, name }) =>
    (number === undefined ? unnumbered.get(name) : numbered.get(number)) ?? null;
}
