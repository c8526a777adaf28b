import { metresBetween, pointAt } from './metres.ts';
import type { Point } from './metres.ts';
import { createSegmentIndex } from './segment-index.ts';
import type { Way } from './way.ts';

/** Nearer ends meet already; ends farther away are ends. */
const GAP_M = { least: 30, most: 600 } as const;
/** The source was cut into tiles of zoom 7; there, lines of two tiles may miss by more. */
const SOURCE_TILES = 2 ** 7;
const NEAR_TILE_EDGE_M = 1500;
const GAP_AT_TILE_EDGE_M = 1500;

/** Leads the ends that stop short of another line on to it. Returns how many. */
export function closeGaps(ways: readonly Way[]): number {
  const index = createSegmentIndex();
  for (const [number, { line }] of ways.entries()) index.add(line, number);
  let closed = 0;
  for (const [number, way] of ways.entries()) {
    if (way.class === 'ferry') continue;
    const start = meetingPoint(pointAt(way.line, 0), number);
    const end = meetingPoint(pointAt(way.line, way.line.length / 2 - 1), number);
    way.line = Float64Array.from([...(start ?? []), ...way.line, ...(end ?? [])]);
    closed += (start === null ? 0 : 1) + (end === null ? 0 : 1);
  }
  return closed;

  function meetingPoint(end: Point, own: number): Point | null {
    const kind = ways[own];
    const skip = (other: number) => other === own || !mayMeet(ways[other], kind);
    if (index.nearest(end, GAP_M.least, skip) !== null) return null;
    return (
      index.nearest(end, isAtTileEdge(end) ? GAP_AT_TILE_EDGE_M : GAP_M.most, skip)?.point ?? null
    );
  }
}

function mayMeet(other: Way | undefined, way: Way | undefined): boolean {
  if (other === undefined || way === undefined) return false;
  const rails = [other, way].filter(
    ({ class: kind }) => kind === 'rail' || kind === 'tunnel',
  ).length;
  return rails !== 1;
}

function isAtTileEdge(point: Point): boolean {
  const edge: Point = [nearestEdge(point[0]), nearestEdge(point[1])];
  return (
    metresBetween(point, [edge[0], point[1]]) < NEAR_TILE_EDGE_M ||
    metresBetween(point, [point[0], edge[1]]) < NEAR_TILE_EDGE_M
  );
}

function nearestEdge(value: number): number {
  return Math.round(value * SOURCE_TILES) / SOURCE_TILES;
}
