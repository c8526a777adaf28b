import { join } from 'node:path';
import type { PlaceKind } from '#src/domain/places.ts';
import { parkName } from '#data/park-name.ts';
import { readCsv } from '../csv.ts';
import { readList } from '../lists.ts';
import type { Feature } from './feature.ts';

const PARK_IMPORTANCE = 46;
const HERITAGE_IMPORTANCE = 44;
/** Names of parks that are sea, or islets in it; single islands are land. */
const MARINE =
  /\b(?:Marine|Meeres\w+|Cays?|Coral|Corales|Reefs|Atoll|Archipelago|Islands|Mu Ko|Biscayne|Dry Tortugas|Kerama|Galápagos|Contoy|Isles|Wadden Sea)\b/u;

/** National parks and world heritage sites, by their names in lists/parks-heritage.txt. */
export async function readParksAndHeritage(places: string): Promise<Feature[]> {
  const list = await readList('parks-heritage.txt');
  const names = new Map(list.map((entry) => [`${entry[1]}|${entry[0]}`, entry]));
  const idle = new Set(names.keys());
  const entryOf = (key: string) => {
    idle.delete(key);
    return names.get(key);
  };
  const parks = (await readCsv(join(places, 'national-parks.csv'))).flatMap((row) => {
    const source = parkName(row);
    if (source === '') return [];
    const name = /\b(Park|Reserve|Monument|Sanctuary)\b/u.test(source)
      ? source
      : `${source} National Park`;
    const kind: PlaceKind = MARINE.test(name) ? 'marine-park' : 'national-park';
    const german = germanParkName(name, row['country'] ?? '');
    return place(
      entryOf(`${row['country']}|${source}`),
      { name, german, kind, importance: PARK_IMPORTANCE },
      row,
    );
  });
  const heritage = (await readCsv(join(places, 'world-heritage.csv'))).map((row) => {
    const name = row['name'] ?? '';
    const kind: PlaceKind =
      row['category'] === 'Cultural' ? 'heritage-cultural' : 'heritage-natural';
    return place(
      entryOf(`|${name}`),
      { name, german: name, kind, importance: HERITAGE_IMPORTANCE },
      row,
    );
  });
  if (idle.size > 0) throw new Error(`names that no source has: ${[...idle].join('; ')}`);
  return [...parks, ...heritage].filter(
    (feature) => feature.name !== '-' && Number.isFinite(feature.lat),
  );
}

const PARK_WORDS = ' National Park';
/** Where parks have English names of their own, and German hyphenates them. */
const ENGLISH_NAMES = new Set(
  'Australia,Bahamas,Belize,Botswana,Canada,Ethiopia,Ireland,Jamaica,Kenya,Malawi,Namibia,New Zealand,Nigeria,Philippines,Rwanda,South Africa,Sri Lanka,Tanzania,Uganda,United Kingdom,United States,Zambia,Zimbabwe'.split(
    ',',
  ),
);
const ENGLISH_WORD =
  /\b(?:and|basin|bay|beach|bird|bluff|brook|canyon|cape|caves?|caverns?|central|cliffs?|coast|cove|creek|crater|crossing|delta|desert|downs|dunes?|east|eastern|falls|fen|fjord|flood|forest|garden|glacier|gorges?|grasslands?|great|green|gulf|head|headland|heath|highlands?|hills?|hot|inlet|islands?|isle|lagoons?|lakes?|land|leopard|little|lower|marine|marsh|meadow|mount|mountains?|mouth|mt|national|new|north|northern|oasis|of|old|park|peaks?|peninsula|plains?|plateau|point|pools?|rainforest|ranges?|red|reefs?|ridge|rivers?|rocks?|royal|sacred|sands?|sea|south|southern|springs?|state|steppe|straits?|swamp|the|trees?|upper|valleys?|volcano|volcanoes|water|waters|waterfall|west|western|wetlands?|wild|wildlife|woodlands?|zebra)\b/iu;

/** Keeps an English name, hyphenated where it is the park’s own; never translates half of it. */
function germanParkName(name: string, country: string): string {
  if (!name.endsWith(PARK_WORDS)) return name;
  const own = name.slice(0, -PARK_WORDS.length);
  if (!ENGLISH_WORD.test(own)) return `Nationalpark ${own}`;
  const joins = !ENGLISH_NAMES.has(country) || /[,–—()]|\b(?:and|of|the)\b/u.test(own);
  return joins ? name : `${own.replaceAll(/[ -]+/gu, '-')}-Nationalpark`;
}

function place(
  entry: string[] | undefined,
  plain: Pick<Feature, 'name' | 'german' | 'kind' | 'importance'>,
  row: Record<string, string>,
): Feature {
  const english = entry?.[2] ?? '';
  const german = entry?.[3] ?? '';
  const listed = Number(entry?.[4] ?? '');
  return {
    name: english === '' ? plain.name : english,
    german: german === '' ? plain.german : german,
    others: shortName(english === '' ? plain.name : english),
    kind: plain.kind,
    lat: Number(row['lat']),
    lng: Number(row['lon']),
    importance: listed > 0 ? listed : plain.importance,
    elevation: null,
    wide: false,
  };
}

/** Common short names: Serengeti for its national park, Alhambra for 'Alhambra, Granada'. */
function shortName(name: string): string[] {
  const short = name.replace(/( National Park|,.*)$/u, '');
  return short === name ? [] : [short];
}
