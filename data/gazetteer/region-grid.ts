import { execFile } from 'node:child_process';
import { promisify } from 'node:util';
import * as v from 'valibot';
import { foldName } from '#src/providers/geocoder/names/fold-name.ts';
import {
  GRID_CELLS_PER_DEGREE,
  GRID_COLUMNS,
  GRID_ROWS,
} from '#src/providers/geocoder/gazetteer/gazetteer-format.ts';
import type { Region } from './regions.ts';
import type { Settlement } from './settlements.ts';

/** Natural Earth's first-level divisions, as Debian's qgis-common packs them. */
const SOURCE = '/usr/share/qgis/resources/data/world_map.gpkg';
/** Corrections of wrong codes in the source. */
const CORRECTED: Readonly<Record<string, string>> = {
  'RU|Sakha (Yakutia)': 'RU.63',
  'RU|Chukchi Autonomous Okrug': 'RU.15',
  'RU|Chita': 'RU.93',
  'RU|Kamchatka': 'RU.92',
};

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

/** The outlines of the regions that the source has. */
export async function readRegionLands(regions: readonly Region[]): Promise<RegionLand[]> {
  const find = createRegionFinder(regions);
  return (await readDivisions()).flatMap((division): RegionLand[] => {
    const region = find(division.properties);
    if (region === undefined) return [];
    const rings = ringsOf(division);
    return [{ region, rings, ...boxOf(rings) }];
  });
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
export function regionOf(
  lands: readonly RegionLand[],
  { lat, lng }: { lat: number; lng: number },
): number | undefined {
  const isInBox = ({ west, south, east, north }: RegionLand) =>
    lat >= south && lat <= north && lng >= west && lng <= east;
  const found = lands.find(
    (land) =>
      isInBox(land) &&
      land.rings.flatMap((points) => crossingsAt(points, lat)).filter((x) => x < lng).length % 2 ===
        1,
  );
  return found?.region;
}

/**
 * For each half degree far from any settlement the number of its region + 1, 0 where a settlement
 * is near, on the sea, or without a matching region.
 */
export function createRegionGrid(
  lands: readonly RegionLand[],
  settlements: readonly Settlement[],
): Uint16Array {
  const grid = new Uint16Array(GRID_ROWS * GRID_COLUMNS);
  for (const land of lands) fill(grid, land);
  for (const { lat, lng } of settlements) clearAround(grid, lat, lng);
  return grid;
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
    const corrected = CORRECTED[`${country}|${name}`];
    if (corrected !== undefined) return byCode.get(corrected);
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

/** Fills the cells whose middle lies inside, row by row, by the even-odd rule. */
function fill(grid: Uint16Array, { region, rings, south, north }: RegionLand): void {
  for (let row = 0; row < GRID_ROWS; row++) {
    const lat = 90 - (row + 0.5) / GRID_CELLS_PER_DEGREE;
    if (lat < south || lat > north) continue;
    const crossings = rings.flatMap((points) => crossingsAt(points, lat)).toSorted((a, b) => a - b);
    for (let pair = 0; pair + 1 < crossings.length; pair += 2) {
      const from = Math.ceil(((crossings[pair] ?? 0) + 180) * GRID_CELLS_PER_DEGREE - 0.5);
      const to = Math.floor(((crossings[pair + 1] ?? 0) + 180) * GRID_CELLS_PER_DEGREE - 0.5);
      for (let column = Math.max(0, from); column <= Math.min(GRID_COLUMNS - 1, to); column++) {
        grid[row * GRID_COLUMNS + column] = region + 1;
      }
    }
  }
}

function crossingsAt(points: Ring, lat: number): number[] {
  return points.flatMap(([x1, y1], index) => {
    const [x2, y2] = points[index + 1] ?? points[0] ?? [x1, y1];
    return y1 > lat === y2 > lat ? [] : [x1 + ((x2 - x1) * (lat - y1)) / (y2 - y1)];
  });
}

/** Clears the cells near a settlement, where the grid is not used. */
function clearAround(grid: Uint16Array, lat: number, lng: number): void {
  const row = Math.floor((90 - lat) * GRID_CELLS_PER_DEGREE);
  const column = Math.floor((lng + 180) * GRID_CELLS_PER_DEGREE);
  const index = row * GRID_COLUMNS + column;
  if (index >= 0 && index < grid.length) grid[index] = 0;
}
