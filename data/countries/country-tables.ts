import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import * as v from 'valibot';
import { listCell, optionalText } from '../tables/cells.ts';
import { readTable } from '../tables/read-table.ts';

const GROUPS = [
  ...(['health-card', 'week-from-sunday', 'no-roads'] as const),
  ...(['few-villages', 'renamed', 'transcribed', 'transliterated'] as const),
  ...(['signs-han', 'signs-arabic', 'signs-hebrew', 'signs-thai'] as const),
  ...(['signs-hangul', 'signs-devanagari', 'signs-armenian'] as const),
] as const;
type Group = (typeof GROUPS)[number];

const groupSchema = v.object({
  group: v.picklist(GROUPS),
  countries: listCell(' '),
  why: optionalText,
});
const landSchema = v.object({
  country: v.string(),
  lands: listCell(' '),
  independent: listCell(' '),
});
const provinceSchema = v.object({ country: v.string(), region: v.string(), codes: listCell(' ') });

/** From the Debian package iso-codes. */
const ISO_CODES = '/usr/share/iso-codes/json/iso_3166-1.json';
const isoSchema = v.object({
  '3166-1': v.array(v.object({ alpha_2: v.string(), alpha_3: v.string(), numeric: v.string() })),
});

const groups = await readTable(join(import.meta.dirname, 'country-groups.txt'), groupSchema);

/** The codes of the countries of a group; country-groups.txt says what it means. */
export function countriesOf(group: Group): ReadonlySet<string> {
  const row = groups.find((one) => one.group === group);
  if (row === undefined) throw new Error(`country-groups.txt: no group '${group}'`);
  return new Set(row.countries);
}

/** Lands with codes of their own, by the country they belong to. */
export async function readLands(): Promise<v.InferOutput<typeof landSchema>[]> {
  return readTable(join(import.meta.dirname, 'lands.txt'), landSchema);
}

export async function readProvinces(): Promise<v.InferOutput<typeof provinceSchema>[]> {
  return readTable(join(import.meta.dirname, 'provinces.txt'), provinceSchema);
}

/** ISO 3166-1: codes of two letters, of three, and numbers. */
export async function readIsoCodes(): Promise<
  { alpha2: string; alpha3: string; numeric: string }[]
> {
  const iso = v.parse(isoSchema, JSON.parse(await readFile(ISO_CODES, 'utf8')));
  return iso['3166-1'].map(({ alpha_2: alpha2, alpha_3: alpha3, numeric }) => ({
    alpha2,
    alpha3,
    numeric,
  }));
}
