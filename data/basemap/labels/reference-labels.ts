import { join } from 'node:path';
import * as v from 'valibot';
import { parkName } from '../../names/park-name.ts';
import { readParkRows, readPeakRows } from '../../gazetteer/reference-places.ts';
import type { ParkRow, PeakRow } from '../../gazetteer/reference-places.ts';
import { numberCell } from '../../tables/cells.ts';
import { readCsv } from '../../tables/read-csv.ts';
import type { Label } from './label.ts';

const naturalSchema = v.object({
  name: v.string(),
  kind: v.string(),
  lat: numberCell,
  lon: numberCell,
  /** 0 for the largest. */
  rank: numberCell,
});

type Point = { name: string; lat: number; lon: number };

const SAME_PLACE_DEGREES = 0.12;
/** Names that need no translation: no English word for the kind of thing in them. */
const ENGLISH_WORD =
  /\b(I|Is|Island|Islands|Isands|Arch|Archipelago|Lake|Reservoir|Bay|Group|Chain|North|South|East|West|New|Saint|St|Prince|Middle|N|S|Atoll|Gap|Pyramid|Pinnacles|Grand|Great|Lower|Upper)\b/u;
/** Words in the source's list of peaks for what is none. */
const NOT_A_SUMMIT = /Station|Depression|Richat|Pass|Valley|Dome A|Cape|Swabi/u;
const PARK_WORDS =
  /\s*(National Park( and Preserve)?|Nationalpark|National Nature Park|National Park of Türkiye)\s*$/u;

/** Islands, summits and national parks of the reference lists that are not named by hand. */
export async function referenceLabels(folder: string, known: readonly Label[]): Promise<Label[]> {
  const places = join(folder, 'places');
  return [
    ...(await readCsv(join(places, 'natural.csv'), naturalSchema)).flatMap((row) =>
      islandOf(row, known),
    ),
    ...(await readPeakRows(places)).flatMap((row) => summitOf(row, known)),
    ...(await readParkRows(places)).flatMap(parkOf),
  ];
}

function islandOf(row: v.InferOutput<typeof naturalSchema>, known: readonly Label[]): Label[] {
  const { name } = row;
  if (row.kind !== 'island' && row.kind !== 'island group') return [];
  if (ENGLISH_WORD.test(name) || /[’?"\d]|[A-ZÄÖÜ]{3}/u.test(name)) return [];
  if (known.some((label) => isSame(label, row, 1.2, ['island', 'group', 'country']))) return [];
  return [
    {
      kind: 'island',
      ...placeOf(row),
      en: name,
      de: name,
      zoom: Math.max(7, row.rank + 1),
    },
  ];
}

function summitOf(row: PeakRow, known: readonly Label[]): Label[] {
  const height = Math.round(Number(row.elev_m));
  const name = row.name
    .replace(/^Mt\.\s?/u, 'Mount ')
    .replace(/\bPk\./u, 'Peak')
    .replace(/\bMtn?\.$/u, 'Mountain');
  if (row.kind !== 'mountain' || NOT_A_SUMMIT.test(name) || height < 500) return [];
  if (/["?]|Gora|Vulkan/u.test(name)) return [];
  if (known.some((label) => isSame(label, row, SAME_PLACE_DEGREES * 2, ['peak']))) return [];
  return [
    { kind: 'peak', ...placeOf(row), en: name, de: name, zoom: height > 2500 ? 7 : 8, height },
  ];
}

function parkOf(row: ParkRow): Label[] {
  const name = parkName(row).replace(PARK_WORDS, '').trim();
  if (name === '' || name.length > 34 || !(Math.abs(row.lat) < 85)) return [];
  return [{ kind: 'park', ...placeOf(row), en: name, de: name, zoom: 8 }];
}

function placeOf({ lat, lon }: Point): { lat: number; lon: number } {
  return { lat, lon };
}

function isSame(label: Label, row: Point, degrees: number, kinds: readonly string[]): boolean {
  const near =
    Math.abs(label.lat - row.lat) < degrees && Math.abs(label.lon - row.lon) < degrees * 1.5;
  return kinds.includes(label.kind) && (label.en === row.name || near);
}
