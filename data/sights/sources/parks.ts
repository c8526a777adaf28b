import { join } from 'node:path';
import * as v from 'valibot';
import { germanParkName } from '../../names/park-name.ts';
import { readParkNames } from '../../gazetteer/park-names.ts';
import { numberCell } from '../../tables/cells.ts';
import { readCsv } from '../../tables/read-csv.ts';
import { listedSight } from '../listed-sight.ts';
import type { ListedSight } from '../listed-sight.ts';
import { corrected } from '../typed-lists.ts';

const rowSchema = v.object({
  name: v.string(),
  /** ISO 3166, with slashes between. */
  country: v.string(),
  lat: numberCell,
  lon: numberCell,
  south: numberCell,
  west: numberCell,
  north: numberCell,
  east: numberCell,
  radius_km: numberCell,
  /** The share of its box that the park covers, 0..1. */
  box_fill: numberCell,
});
const ENGLISH = new Intl.DisplayNames(['en'], { type: 'region' });
/** Shares of its box that a park fills, below which the box alone says little. */
const SCATTERED = 0.35;
/** A long park reaches beyond the circle of its area. */
const REACH = 1.5;
const SHORT: readonly (readonly [RegExp, string])[] = [
  [/\s+/gu, ' '],
  [/ NP( & PRES)?$/u, ' National Park'],
  [/ N PRES$/u, ' National Preserve'],
  [/ NM( & PRES)?$/u, ' National Monument'],
  [/ NS$/u, ' National Seashore'],
  [/ NL$/u, ' National Lakeshore'],
  [/ NRA$/u, ' National Recreation Area'],
];

/** National parks and reserves as areas, as lists/parks.txt has them. */
export async function readParks(folder: string): Promise<ListedSight[]> {
  return corrected(await readParkAreas(folder), 'parks.txt');
}

/** All parks of the source, as areas with their names in both languages. */
export async function readParkAreas(folder: string): Promise<ListedSight[]> {
  const rows = await readCsv(join(folder, 'places/park-areas.csv'), rowSchema);
  const names = await germanNames();
  return rows.map((row) => {
    const name = SHORT.reduce((text, [from, to]) => text.replace(from, to), row.name);
    const countries = row.country.replaceAll('/', '|');
    return listedSight({
      name,
      nameDe: names.get(name) ?? germanParkName(name, ENGLISH.of(countries.slice(0, 2)) ?? ''),
      kind: 'park',
      lat: row.lat,
      lng: row.lon,
      countries,
      fame: 3,
      area: areaOf(row),
    });
  });
}

type Box = Omit<v.InferOutput<typeof rowSchema>, 'name' | 'country' | 'lat' | 'lon'>;

function areaOf({ south, west, north, east, ...row }: Box): ListedSight['area'] {
  if (row.box_fill >= SCATTERED) return [south, west, north, east];
  return [south, west, north, east, Math.round(row.radius_km * REACH)];
}

/** The gazetteer's German names of parks, by their English names. */
async function germanNames(): Promise<Map<string, string>> {
  const list = await readParkNames();
  return new Map(
    list.flatMap(({ source, english, german }) =>
      german === '' || german === '-' ? [] : [[english === '' ? source : english, german] as const],
    ),
  );
}
