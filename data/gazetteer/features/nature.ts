import { join } from 'node:path';
import * as v from 'valibot';
import type { PlaceKind } from '#src/domain/place/places.ts';
import { foldName } from '#src/providers/geocoder/names/fold-name.ts';
import { numberCell } from '../../tables/cells.ts';
import { readCsv } from '../../tables/read-csv.ts';
import { readLandmarkRows } from '../landmark-rows.ts';
import { readPeakRows } from '../reference-places.ts';
import { readParksAndHeritage } from './parks-heritage.ts';
import type { Feature } from './feature.ts';
import { natureNames, readNatureNames } from './nature-names.ts';
import type { NatureNames } from './nature-names.ts';

const naturalSchema = v.object({
  name: v.string(),
  kind: v.string(),
  lat: numberCell,
  lon: numberCell,
  /** 0 for the largest. */
  rank: numberCell,
});

/** The source's kinds as ours; a missing one is left out. */
const KINDS: Readonly<Record<string, PlaceKind>> = {
  lake: 'lake',
  lagoon: 'lake',
  island: 'island',
  'island group': 'island',
  reef: 'coast',
  'range/mtn': 'range',
  foothills: 'range',
  cape: 'cape',
  'pen/cape': 'cape',
  peninsula: 'cape',
  isthmus: 'cape',
  sea: 'sea',
  ocean: 'sea',
  strait: 'sea',
  channel: 'sea',
  sound: 'bay',
  gulf: 'bay',
  bay: 'bay',
  inlet: 'bay',
  fjord: 'fjord',
  plateau: 'plain',
  plain: 'plain',
  basin: 'plain',
  lowland: 'plain',
  tundra: 'plain',
  depression: 'plain',
  delta: 'plain',
  wetlands: 'plain',
  desert: 'desert',
  geoarea: 'region',
  continent: 'region',
  coast: 'coast',
  valley: 'valley',
  gorge: 'valley',
  waterfall: 'waterfall',
  river: 'valley',
};
const WIDE_KINDS = new Set(['continent', 'ocean', 'sea', 'strait', 'channel', 'gulf']);
/** Importance where the list gives none: base of the kind, less for each rank of the source. */
const BASE: Partial<Record<PlaceKind, number>> = {
  sea: 66,
  range: 66,
  desert: 64,
  island: 62,
  lake: 56,
  cape: 56,
  bay: 56,
};
const DEFAULT_BASE = 58;
const POINTS_PER_RANK = 3;
const PEAK_IMPORTANCE = 42;

export async function readFeatures(folder: string): Promise<Feature[]> {
  const places = join(folder, 'places');
  const names = await readNatureNames();
  const used = new Set<string>();
  const features = [
    ...(await readLandmarks()),
    ...(await readNatural(join(places, 'natural.csv'), names, used)),
    ...(await readPeaks(places, names, used)),
    ...(await readParksAndHeritage(places)),
  ];
  const idle = [...names.keys()].filter((name) => !used.has(name));
  if (idle.length > 0) throw new Error(`names that no source has: ${idle.join('; ')}`);
  return withoutTwins(features);
}

async function readLandmarks(): Promise<Feature[]> {
  return (await readLandmarkRows()).map((row) => ({
    name: row.name,
    german: row.german === '' ? row.name : row.german,
    others: row.others,
    kind: row.kind,
    lat: row.lat,
    lng: row.lng,
    importance: row.importance,
    elevation: row.metres ?? null,
    wide: row.wide === 'yes',
  }));
}

async function readNatural(
  file: string,
  names: Map<string, NatureNames>,
  used: Set<string>,
): Promise<Feature[]> {
  return (await readCsv(file, naturalSchema)).flatMap((row): Feature[] => {
    const kind = KINDS[row.kind];
    const raw = row.name.replaceAll(/\s+/gu, ' ').trim();
    const entry = names.get(raw);
    if (entry !== undefined) used.add(raw);
    if (kind === undefined || entry?.english === '-') return [];
    const { rank } = row;
    const shown = natureNames(raw, entry);
    return [
      {
        ...shown,
        kind: shown.name.endsWith('Delta') ? 'plain' : kind,
        lat: row.lat,
        lng: row.lon,
        importance:
          entry?.importance ?? Math.max(20, (BASE[kind] ?? DEFAULT_BASE) - POINTS_PER_RANK * rank),
        elevation: null,
        wide:
          WIDE_KINDS.has(row.kind) ||
          (rank <= 2 && kind !== 'lake' && kind !== 'island') ||
          (kind === 'lake' && rank <= 1),
      },
    ];
  });
}

async function readPeaks(
  places: string,
  names: Map<string, NatureNames>,
  used: Set<string>,
): Promise<Feature[]> {
  return (await readPeakRows(places)).flatMap((row): Feature[] => {
    const raw = row.name.trim();
    const entry = names.get(raw);
    if (entry !== undefined) used.add(raw);
    if (entry?.english === '-' || raw.includes('Station')) return [];
    const kind: PlaceKind =
      row.kind === 'mountain' ? 'peak' : row.kind === 'depression' ? 'plain' : 'valley';
    if (row.kind === 'plateau' || row.kind === 'cape') return [];
    const elevation = Number(row.elev_m);
    return [
      {
        ...natureNames(raw, entry),
        kind,
        lat: row.lat,
        lng: row.lon,
        importance: entry?.importance ?? PEAK_IMPORTANCE + Math.round(elevation / 1000),
        elevation: Math.round(elevation),
        wide: false,
      },
    ];
  });
}

/** Removes duplicates: same name and kind within 1.5 degrees; the first (listed) one stays. */
function withoutTwins(features: readonly Feature[]): Feature[] {
  const known = new Map<string, Feature[]>();
  return features.filter((feature) => {
    const keys = [feature.name, feature.german, ...feature.others].map(
      (name) => `${foldName(name)}|${group(feature.kind)}`,
    );
    const own = keys.slice(0, 2);
    const isTwin = own.some((key) => known.get(key)?.some((twin) => isClose(twin, feature)));
    if (isTwin) return false;
    for (const key of new Set(keys)) known.set(key, [...(known.get(key) ?? []), feature]);
    return true;
  });
}

function isClose(a: Feature, b: Feature): boolean {
  return Math.abs(a.lat - b.lat) < 1.5 && Math.abs(a.lng - b.lng) < 1.5;
}

function group(kind: PlaceKind): string {
  if (kind === 'archipelago') return 'island';
  if (kind === 'beach') return 'coast';
  return kind.startsWith('heritage') ? 'heritage' : kind;
}
