import { join } from 'node:path';
import * as v from 'valibot';
import { distanceKm } from '#src/domain/place/location.ts';
import { foldName } from '#src/providers/geocoder/names/fold-name.ts';
import { listCell } from '../../tables/cells.ts';
import { readTable } from '../../tables/read-table.ts';
import { readParkAreas } from '#data/sights/sources/parks.ts';
import type { ListedSight } from '#data/sights/listed-sight.ts';
import type { Area, Feature } from './feature.ts';
import { parkKind } from './parks-heritage.ts';

const SHAPES = join(import.meta.dirname, '../lists/park-shapes.txt');
const shapeSchema = v.object({ name: v.string(), boxes: listCell(';') });
const PARKS: ReadonlySet<string> = new Set(['national-park', 'marine-park']);
/** Kinds of features that are also parks: Ngorongoro Crater is a valley, K'gari an island. */
const PARK_LIKE = /park|coast|range|lake|bay|valley|island|heritage-natural/u;
/** Known parks of the list of areas have at least this importance for the search. */
const IMPORTANCE = 56;
/** A park's points in two lists lie at most this far apart, and within twice its radius. */
const SAME_KM = 40;

/**
 * The features with the areas of the parks that have one, and the parks that are no feature yet.
 * The names of the list of areas are searched, the features' own are shown.
 */
export async function withParkAreas(
  features: readonly Feature[],
  folder: string,
): Promise<Feature[]> {
  const found = new Map<Feature, Feature>();
  const added: Feature[] = [];
  const shapes = await readShapes();
  for (const park of await readParkAreas(folder)) {
    const area = areaOf(park);
    if (area === null) continue;
    const same = features.filter((feature) => isSamePark(feature, park));
    const twin = same.find(({ kind }) => PARKS.has(kind)) ?? same[0];
    const boxes = shapes.get(parkWords(park.name)) ?? [area];
    if (twin === undefined) added.push({ ...toFeature(park, area), boxes });
    else {
      const importance = Math.max(twin.importance, IMPORTANCE);
      found.set(twin, { ...twin, area, boxes, importance });
    }
  }
  return [...features.map((feature) => found.get(feature) ?? feature), ...added];
}

/** The boxes of parks whose outer box would name the towns beside them, by `parkWords`. */
async function readShapes(): Promise<Map<string, Area[]>> {
  const rows = await readTable(SHAPES, shapeSchema);
  return new Map(
    rows.map(({ name, boxes }) => [
      parkWords(name),
      boxes.map((box) => {
        const [south = 0, west = 0, north = 0, east = 0] = box.split(',').map(Number);
        return { south, west, north, east, radiusKm: null };
      }),
    ]),
  );
}

function areaOf({ area }: ListedSight): Area | null {
  if (area === null || typeof area === 'number' || typeof area[0] !== 'number') return null;
  const [south, west, north, east, radiusKm] = area;
  if (typeof west !== 'number' || typeof north !== 'number' || typeof east !== 'number') {
    return null;
  }
  return { south, west, north, east, radiusKm: typeof radiusKm === 'number' ? radiusKm : null };
}

function isSamePark(feature: Feature, park: ListedSight): boolean {
  if (!PARK_LIKE.test(feature.kind)) return false;
  const name = parkWords(park.name);
  const names = [feature.name, ...feature.others].map(parkWords);
  return names.includes(name) && distanceKm(feature, park) <= Math.max(SAME_KM, radiusOf(park));
}

function radiusOf({ area, lat }: ListedSight): number {
  if (area === null || typeof area === 'number' || typeof area[0] !== 'number') return 0;
  const [south, , north] = area;
  return typeof north === 'number' ? Math.abs(north - lat) * 111 + Math.abs(lat - south) * 111 : 0;
}

/** The words that tell parks apart: 'Bwindi Impenetrable National Park' and 'Bwindi' may be one. */
function parkWords(name: string): string {
  return foldName(name.replace(/\s*\(.*\)/u, ''))
    .replaceAll(/\b(?:national|nationalpark|parks?|reserve|preserve|provincial|and)\b/gu, '')
    .replaceAll(/\s+/gu, ' ')
    .trim();
}

function toFeature(park: ListedSight, area: Area): Feature {
  return {
    name: park.name.replace(/\s*\(.*\)/u, ''),
    german: (park.nameDe === '' ? park.name : park.nameDe).replace(/\s*\(.*\)/u, ''),
    others: [],
    kind: parkKind(park.name),
    lat: park.lat,
    lng: park.lng,
    importance: IMPORTANCE,
    elevation: null,
    wide: false,
    area,
  };
}
