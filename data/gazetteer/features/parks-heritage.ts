import { join } from 'node:path';
import * as v from 'valibot';
import type { PlaceKind } from '#src/domain/place/places.ts';
import { germanParkName, parkName } from '#data/names/park-name.ts';
import { numberCell } from '../../tables/cells.ts';
import { readCsv } from '../../tables/read-csv.ts';
import { readTable } from '../../tables/read-table.ts';
import { readParkNames } from '../park-names.ts';
import type { ParkNames } from '../park-names.ts';
import { readParkRows } from '../reference-places.ts';
import type { Feature } from './feature.ts';

const heritageSchema = v.object({
  name: v.string(),
  category: v.string(),
  lat: numberCell,
  lon: numberCell,
});
const PARK_IMPORTANCE = 46;
const HERITAGE_IMPORTANCE = 44;
const wordSchema = v.object({ word: v.string() });
/** What tells that a park is sea. */
const marine = await readTable(join(import.meta.dirname, '../lists/marine-parks.txt'), wordSchema);
const MARINE = new RegExp(
  String.raw`\b(?:${marine.map(({ word }) => word.replace('*', String.raw`\w+`)).join('|')})\b`,
  'u',
);

export function parkKind(name: string): 'marine-park' | 'national-park' {
  return MARINE.test(name) ? 'marine-park' : 'national-park';
}

/** National parks and world heritage sites, by their names in lists/parks-heritage.txt. */
export async function readParksAndHeritage(places: string): Promise<Feature[]> {
  const list = await readParkNames();
  const names = new Map(list.map((entry) => [`${entry.country}|${entry.source}`, entry]));
  const idle = new Set(names.keys());
  const entryOf = (key: string) => {
    idle.delete(key);
    return names.get(key);
  };
  const parks = (await readParkRows(places)).flatMap((row) => {
    const source = parkName(row);
    if (source === '') return [];
    const name = /\b(Park|Reserve|Monument|Sanctuary)\b/u.test(source)
      ? source
      : `${source} National Park`;
    const kind = parkKind(name);
    const german = germanParkName(name, row.country);
    return place(
      entryOf(`${row.country}|${source}`),
      { name, german, kind, importance: PARK_IMPORTANCE },
      row,
    );
  });
  const heritage = (await readCsv(join(places, 'world-heritage.csv'), heritageSchema)).map(
    (row) => {
      const { name } = row;
      const kind: PlaceKind =
        row.category === 'Cultural' ? 'heritage-cultural' : 'heritage-natural';
      return place(
        entryOf(`|${name}`),
        { name, german: germanParkName(name, ''), kind, importance: HERITAGE_IMPORTANCE },
        row,
      );
    },
  );
  if (idle.size > 0) throw new Error(`names that no source has: ${[...idle].join('; ')}`);
  return [...parks, ...heritage].filter(({ name }) => name !== '-');
}

function place(
  entry: ParkNames | undefined,
  plain: Pick<Feature, 'name' | 'german' | 'kind' | 'importance'>,
  row: { lat: number; lon: number },
): Feature {
  const english = entry?.english ?? '';
  const german = entry?.german ?? '';
  const listed = entry?.importance ?? 0;
  return {
    name: english === '' ? plain.name : english,
    german: german === '' ? plain.german : german,
    others: shortName(english === '' ? plain.name : english),
    kind: plain.kind,
    lat: row.lat,
    lng: row.lon,
    importance: listed > 0 ? listed : plain.importance,
    elevation: null,
    wide: false,
  };
}

/** Common short names: Serengeti for its national park, Alhambra for 'Alhambra, Granada'. */
function shortName(name: string): string[] {
  const short = name.replace(
    /( (National|Transfrontier|Provincial) Park| (Game|National) Reserve|,.*)$/u,
    '',
  );
  return short === name ? [] : [short];
}
