import { latitudeOf, mercatorX, mercatorY } from '#data/basemap/geometry/mercator.ts';
import { metresAt, metresBetween, pointAt } from '#data/ways/metres.ts';
import type { Point } from '#data/ways/metres.ts';
import { createSegmentIndex } from '#data/ways/segment-index.ts';
import { TILE_STEPS } from '#src/providers/basemap/tiles/vector-tile.ts';
import type { TileStore } from '#src/providers/basemap/tiles/tile-store.ts';
import { landIn, linesOf, onWorld } from './built-tiles.ts';
import type { BuiltTile } from './built-tiles.ts';

/** A run of a road or railway over the sea, within a tile, and how far from land it gets. */
type SeaRun = { start: Point; lengthM: number; offShoreM: number };

type Ring = readonly number[];

const LEAST_M = 1000;
/** Farther than any bridge gets from land. */
const REACH_M = 10_000;
/** The tile's land reaches a little past its edges, and roads less. */
const ROWS_BEYOND = 24;
/** Where they begin in the west or south: name, latitude, longitude. */
const KNOWN_RUNS = [
  ['Afsluitdijk', 52.93, 5.05],
  ['Chesapeake Bay Bridge-Tunnel', 36.92, -76.13],
  ['Great Belt Bridge', 55.3, 10.83],
  ['Hangzhou Bay Bridge', 30.32, 121.18],
  ['King Fahd Causeway', 26.17, 50.45],
  ['Lake Pontchartrain Causeway', 30.02, -90.15],
  ['Øresund Bridge', 55.62, 12.68],
  ["the road off French Guiana's coast", 5.49, -53.25],
] as const;
const NEAR_M = 40_000;

/** Runs of more than a kilometre over what the basemap draws as sea, but for ferries and tunnels. */
export async function findSeaRuns(
  basemap: TileStore,
  tiles: readonly BuiltTile[],
): Promise<SeaRun[]> {
  const runs: SeaRun[] = [];
  for (const tile of tiles) {
    const lines = linesOf(tile).filter(({ kind }) => kind !== 'ferry' && kind !== 'rail 1');
    if (lines.length === 0) continue;
    const land = await landIn(basemap, tile);
    const isLand = landTest(land);
    const found = lines
      .flatMap(({ part }) => runsOf(part, isLand))
      .map((run) => onWorld(run, tile))
      .filter((run) => lengthOf(run) >= LEAST_M);
    if (found.length > 0) runs.push(...measured(found, land, tile));
  }
  return runs;
}

/** The name of a known run, or where it begins. */
export function nameOf({ start }: SeaRun): string {
  const known = KNOWN_RUNS.find(
    ([, lat, lng]) => metresBetween(start, [mercatorX(lng), mercatorY(lat)]) < NEAR_M,
  );
  return known?.[0] ?? `${latitudeOf(start[1]).toFixed(3)}, ${(start[0] * 360 - 180).toFixed(3)}`;
}

/** Tells land from sea in a tile, even-odd; edges are looked up by the rows of steps they cross. */
function landTest(rings: readonly Ring[]): (x: number, y: number) => boolean {
  const rows = Array.from({ length: TILE_STEPS + 2 * ROWS_BEYOND + 1 }, () => new Array<Ring>());
  for (const ring of rings) {
    for (let at = 0; at < ring.length; at += 2) {
      const next = (at + 2) % ring.length;
      const edge = [...ring.slice(at, at + 2), ...ring.slice(next, next + 2)];
      const [, ay = 0, , by = 0] = edge;
      for (let row = Math.min(ay, by); row <= Math.max(ay, by); row += 1) {
        rows[row + ROWS_BEYOND]?.push(edge);
      }
    }
  }
  return (x, y) => {
    let isLand = false;
    for (const [ax = 0, ay = 0, bx = 0, by = 0] of rows[Math.floor(y) + ROWS_BEYOND] ?? []) {
      if (ay > y !== by > y && x < ((bx - ax) * (y - ay)) / (by - ay) + ax) isLand = !isLand;
    }
    return isLand;
  };
}

/** The runs of a line over the sea, sampled at every step. */
function runsOf(line: Ring, isLand: (x: number, y: number) => boolean): number[][] {
  const runs: number[][] = [[]];
  for (let at = 0; at + 2 < line.length; at += 2) {
    const [ax = 0, ay = 0, bx = 0, by = 0] = line.slice(at, at + 4);
    const steps = Math.max(1, Math.ceil(Math.hypot(bx - ax, by - ay)));
    for (let step = 0; step < steps; step += 1) {
      const share = (step + 0.5) / steps;
      const [x, y] = [ax + (bx - ax) * share, ay + (by - ay) * share];
      if (!isLand(x, y)) runs.at(-1)?.push(x, y);
      else if (runs.at(-1)?.length !== 0) runs.push([]);
    }
  }
  return runs.filter(({ length }) => length > 2);
}

function measured(lines: readonly Float64Array[], land: readonly Ring[], tile: BuiltTile) {
  const shores = createSegmentIndex();
  for (const ring of land) shores.add(onWorld(ring, tile), 0, true);
  return lines.map((line) => {
    const points = Array.from({ length: line.length / 2 }, (_, at) => pointAt(line, at));
    const distances = points.map((point) => shores.nearest(point, REACH_M)?.metres ?? REACH_M);
    return { start: pointAt(line, 0), lengthM: lengthOf(line), offShoreM: Math.max(...distances) };
  });
}

/** As its points are a step apart, one scale does for all of them. */
function lengthOf(line: Float64Array): number {
  let length = 0;
  for (let at = 2; at < line.length; at += 2) {
    length += Math.hypot(
      (line[at] ?? 0) - (line[at - 2] ?? 0),
      (line[at + 1] ?? 0) - (line[at - 1] ?? 0),
    );
  }
  return length * metresAt(line[1] ?? 0);
}
