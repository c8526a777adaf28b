import { mercatorX, mercatorY } from '../basemap/geometry/mercator.ts';
import { inlandOf } from './land.ts';
import type { Land } from './land.ts';
import { densified, lengthInMetres, metresBetween, pointAt } from './metres.ts';
import type { Point } from './metres.ts';
import type { Way, WayClass } from './way.ts';

/** Counts of the corrections of roads over the sea. */
export type OffShoreCounts = { ferries: number; tunnels: number; snapped: number; bridges: number };

/** Shorter runs over water are shores that are off by less than anybody sees. */
const SHORTEST_RUN_M = 300;
/** A road that crosses more water than this is a ferry, but near a long bridge. */
const FERRY_M = 15_000;
/** No road follows the fjords of Patagonia: here all long runs over water are ferries. */
const FJORDS = { south: -53, north: -43.5, west: -76, east: -72.4, lengthM: 8000 } as const;
/** A run that keeps nearer to the shore than this share of its length goes along it. */
const ALONG_SHARE = 0.3;
const FARTHEST_SNAPPED_M = 2500;
const INLAND_M = 150;
const SAMPLE_M = 250;
const NEAR_BRIDGE_M = 60_000;

/** What is known of the world around the ways. */
type World = { land: Land; longBridges: readonly Point[] };
type Run = { atSea: boolean; line: Float64Array };

/**
 * Splits ferries off roads and tunnels off railways, and moves what runs along a shore on the wrong
 * side of it back on land.
 */
export function mendOffShore(
  ways: readonly Way[],
  world: World,
): { ways: Way[]; counts: OffShoreCounts } {
  const counts: OffShoreCounts = { ferries: 0, tunnels: 0, snapped: 0, bridges: 0 };
  const { land } = world;
  const mended = ways.flatMap((way) => {
    if (way.class === 'ferry' || !touchesSea(way.line, land)) return [way];
    const parts: Way[] = [];
    for (const run of runsOf(densified(way.line, SAMPLE_M), land)) {
      const next = run.atSea
        ? mendRun(run.line, way.class, world, counts)
        : { class: way.class, line: run.line };
      const last = parts.at(-1);
      if (last?.class === next.class) last.line = joined(last.line, next.line);
      else parts.push(next);
    }
    return parts;
  });
  return { ways: mended, counts };
}

function mendRun(line: Float64Array, kind: WayClass, world: World, counts: OffShoreCounts): Way {
  const lengthM = lengthInMetres(line);
  if (lengthM < SHORTEST_RUN_M) return { class: kind, line };
  const isAlong = isAlongShore(line, lengthM, world.land);
  if (isLongCrossing(line, lengthM, isAlong, world.longBridges)) {
    counts[kind === 'rail' ? 'tunnels' : 'ferries'] += 1;
    return { class: kind === 'rail' ? 'tunnel' : 'ferry', line };
  }
  if (!isAlong) {
    counts.bridges += 1;
    return { class: kind, line };
  }
  counts.snapped += 1;
  return { class: kind, line: broughtInland(line, world.land) };
}

function isLongCrossing(
  line: Float64Array,
  lengthM: number,
  isAlong: boolean,
  longBridges: readonly Point[],
): boolean {
  const middle = pointAt(line, Math.floor(line.length / 4));
  if (isInFjords(middle)) return lengthM >= FJORDS.lengthM;
  const isBridge = longBridges.some((bridge) => metresBetween(middle, bridge) < NEAR_BRIDGE_M);
  return lengthM >= FERRY_M && !isAlong && !isBridge;
}

function isInFjords([x, y]: Point): boolean {
  const { south, north, west, east } = FJORDS;
  return x > mercatorX(west) && x < mercatorX(east) && y > mercatorY(north) && y < mercatorY(south);
}

function isAlongShore(line: Float64Array, lengthM: number, land: Land): boolean {
  const most = Math.min(FARTHEST_SNAPPED_M, lengthM * ALONG_SHARE);
  return pointsOf(line).every((point) => land.nearestShore(point, most) !== null);
}

function broughtInland(line: Float64Array, land: Land): Float64Array {
  const points = pointsOf(line).map((point) => {
    if (land.covers(point)) return point;
    const shore = land.nearestShore(point, FARTHEST_SNAPPED_M);
    if (shore === null) return point;
    const inland = inlandOf(point, shore.point, INLAND_M);
    return land.covers(inland) ? inland : shore.point;
  });
  return Float64Array.from(points.flat());
}

function touchesSea(line: Float64Array, land: Land): boolean {
  return pointsOf(densified(line, SAMPLE_M * 2)).some((point) => !land.covers(point));
}

/** Pieces of the line on land and at sea; each begins where the one before ends. */
function runsOf(line: Float64Array, land: Land): Run[] {
  const runs: Run[] = [];
  let current: { atSea: boolean; points: Point[] } | null = null;
  const close = () => {
    if (current === null || current.points.length < 2) return;
    runs.push({ atSea: current.atSea, line: Float64Array.from(current.points.flat()) });
  };
  for (const point of pointsOf(line)) {
    const atSea = !land.covers(point);
    if (current === null) current = { atSea, points: [point] };
    else if (current.atSea === atSea) current.points.push(point);
    else {
      current.points.push(point);
      close();
      current = { atSea, points: [point] };
    }
  }
  close();
  return runs;
}

function joined(first: Float64Array, second: Float64Array): Float64Array {
  const repeated = first.at(-2) === second[0] && first.at(-1) === second[1];
  return Float64Array.from([...first, ...second.slice(repeated ? 2 : 0)]);
}

function pointsOf(line: Float64Array): Point[] {
  return Array.from({ length: line.length / 2 }, (_, at) => pointAt(line, at));
}
