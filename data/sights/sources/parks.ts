import { join } from 'node:path';
import { germanParkName } from '../../park-name.ts';
import { readCsv } from '../../gazetteer/csv.ts';
import { readList } from '../../gazetteer/lists.ts';
import { listedSight } from '../listed-sight.ts';
import type { ListedSight } from '../listed-sight.ts';
import { corrected } from '../typed-lists.ts';

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
  const rows = await readCsv(join(folder, 'places/park-areas.csv'));
  const names = await germanNames();
  return rows.map((row) => {
    const name = SHORT.reduce((text, [from, to]) => text.replace(from, to), row['name'] ?? '');
    const countries = (row['country'] ?? '').replaceAll('/', '|');
    return listedSight({
      name,
      nameDe: names.get(name) ?? germanParkName(name, ENGLISH.of(countries.slice(0, 2)) ?? ''),
      kind: 'park',
      lat: Number(row['lat']),
      lng: Number(row['lon']),
      countries,
      fame: 3,
      area: areaOf(row),
    });
  });
}

function areaOf(row: Record<string, string>): ListedSight['area'] {
  const box = ['south', 'west', 'north', 'east'].map((edge) => Number(row[edge]));
  const [south = 0, west = 0, north = 0, east = 0] = box;
  if (Number(row['box_fill']) >= SCATTERED) return [south, west, north, east];
  return [south, west, north, east, Math.round(Number(row['radius_km']) * REACH)];
}

/** The gazetteer's German names of parks, by their English names. */
async function germanNames(): Promise<Map<string, string>> {
  const list = await readList('parks-heritage.txt');
  return new Map(
    list.flatMap(([source = '', , english = '', german = '']) =>
      german === '' || german === '-' ? [] : [[english === '' ? source : english, german] as const],
    ),
  );
}
