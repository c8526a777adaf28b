import { execFile } from 'node:child_process';
import { promisify } from 'node:util';
import * as v from 'valibot';
import type { LatLng } from '#src/domain/place/location.ts';
import { foldName } from '#src/providers/geocoder/names/fold-name.ts';
import { groupBy } from './group-by.ts';
import type { Region } from './regions.ts';
import type { Settlement } from './settlements.ts';

/** Natural Earth's first-level divisions, as Debian's qgis-common packs them. */
const SOURCE = '/usr/share/qgis/resources/data/world_map.gpkg';
/** Settlements in a division, and the share of them in one region, that tell which region it is. */
const VOTES = 3;
const MAJORITY = 0.6;

const ring = v.array(v.tuple([v.number(), v.number()]));
const divisionsSchema = v.object({
  features: v.array(
    v.object({
      properties: v.object({
        iso_a2: v.nullable(v.string()),
        name: v.nullable(v.string()),
        gn_name: v.nullable(v.string()),
        fips: v.nullable(v.string()),
      }),
      geometry: v.nullable(v.object({ coordinates: v.array(v.union([v.array(ring), ring])) })),
    }),
  ),
});
type Division = v.InferOutput<typeof divisionsSchema>['features'][number];
type Ring = v.InferOutput<typeof ring>;

/** The land of one of our regions: outlines and holes, and the box around them. */
export type RegionLand = { region: number; rings: Ring[] } & Record<Side, number>;
type Side = 'west' | 'south' | 'east' | 'north';

type Land = Omit<RegionLand, 'region'>;

/**
 * The outlines of the regions that the source has. Its codes are often wrong, and in some countries
 * it draws the parts of regions (Italy's provinces): the settlements inside tell which region it is,
 * and its names only where there are none.
 */
export async function readRegionLands(
  regions: readonly Region[],
  settlements: readonly Settlement[],
): Promise<RegionLand[]> {
  const named = createRegionFinder(regions);
  const byCode = new Map(regions.map((region, index) => [region.code, index]));
  const votes = createVotes(settlements);
  return (await readDivisions()).flatMap((division): RegionLand[] => {
    const rings = ringsOf(division);
    const land = { rings, ...boxOf(rings) };
    const code = votes(land, division.properties.iso_a2);
    const region = (code === null ? undefined : byCode.get(code)) ?? named(division.properties);
    return region === undefined ? [] : [{ region, ...land }];
  });
}

/** The region of most of a country's settlements in a land; null for too few or no majority. */
function createVotes(
  settlements: readonly Settlement[],
): (land: Land, country: string | null) => string | null {
  const cells = groupBy(
    settlements.filter(({ region }) => region !== ''),
    ({ country, lat }) => `${country}|${Math.floor(lat)}`,
  );
  return (land, country) => {
    const counts = new Map<string, number>();
    let total = 0;
    for (let row = Math.floor(land.south); row <= Math.floor(land.north); row++) {
      for (const place of cells.get(`${country}|${row}`) ?? []) {
        if (!isInLand(land, place)) continue;
        total += 1;
        counts.set(place.region, (counts.get(place.region) ?? 0) + 1);
      }
    }
    const [first] = [...counts].toSorted((a, b) => b[1] - a[1]);
    return first === undefined || total < VOTES || first[1] < MAJORITY * total ? null : first[0];
  };
}

function boxOf(rings: readonly Ring[]): Record<Side, number> {
  const box = { west: 180, south: 90, east: -180, north: -90 };
  for (const [lng, lat] of rings.flat()) {
    box.west = Math.min(box.west, lng);
    box.south = Math.min(box.south, lat);
    box.east = Math.max(box.east, lng);
    box.north = Math.max(box.north, lat);
  }
  return box;
}

/** The number of the region around a point; undefined without a matching region. */
export function regionOf(lands: readonly RegionLand[], point: LatLng): number | undefined {
  return lands.find((land) => isInLand(land, point))?.region;
}

function isInLand({ rings, west, south, east, north }: Land, { lat, lng }: LatLng): boolean {
  if (lat < south || lat > north || lng < west || lng > east) return false;
  const crossings = rings.flatMap((points) => crossingsAt(points, lat)).filter((x) => x < lng);
  return crossings.length % 2 === 1;
}

async function readDivisions(): Promise<Division[]> {
  const run = promisify(execFile);
  const { stdout } = await run(
    'ogr2ogr',
    [
      '-f',
      'GeoJSON',
      '/vsistdout/',
      '-lco',
      'COORDINATE_PRECISION=3',
      '-simplify',
      '0.02',
      SOURCE,
      'states_provinces',
    ],
    { maxBuffer: 2 ** 28 },
  );
  return v.parse(divisionsSchema, JSON.parse(stdout)).features;
}

function createRegionFinder(
  regions: readonly Region[],
): (of: Division['properties']) => number | undefined {
  const byName = new Map(
    regions.map((region, index) => [`${region.country}|${foldName(region.name)}`, index]),
  );
  const byCode = new Map(regions.map((region, index) => [region.code, index]));
  return ({ iso_a2: country, name, gn_name: other, fips }) => {
    const named = [name, other].map((text) => byName.get(`${country}|${foldName(text ?? '')}`));
    return named.find((index) => index !== undefined) ?? byCode.get(`${country}.${fips?.slice(2)}`);
  };
}

function ringsOf({ geometry }: Division): Ring[] {
  return (geometry?.coordinates ?? []).flatMap((part): Ring[] => {
    const nested = part.filter((item): item is Ring => Array.isArray(item[0]));
    return nested.length > 0
      ? nested
      : [part.filter((item): item is [number, number] => typeof item[0] === 'number')];
  });
}

/** Where the outline crosses the parallel, in degrees of longitude. */
export function crossingsAt(points: Ring, lat: number): number[] {
  return points.flatMap(([x1, y1], index) => {
    const [x2, y2] = points[index + 1] ?? points[0] ?? [x1, y1];
    return y1 > lat === y2 > lat ? [] : [x1 + ((x2 - x1) * (lat - y1)) / (y2 - y1)];
  });
}
