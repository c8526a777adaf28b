import { metresAt } from './metres.ts';
import type { Point } from './metres.ts';
import { createSegmentIndex } from './segment-index.ts';
import type { Nearest } from './segment-index.ts';

/** The land as the map draws it at zoom 8 and beyond. */
export interface Land {
  covers(point: Point): boolean;
  /** Null where the sea is wider than that. */
  nearestShore(point: Point, withinM: number): Nearest | null;
}

const ROWS = 2 ** 13;

/** From the outer rings of the land on the Mercator world. */
export function createLand(rings: readonly Float64Array[]): Land {
  const shores = createSegmentIndex();
  const rows = Array.from({ length: ROWS }, () => new Array<Float64Array>());
  for (const [number, ring] of rings.flatMap(onThisWorld).entries()) {
    shores.add(ring, number, true);
    addToRows(rows, ring);
  }
  /** Away from every shore, a cell is all land or all sea. */
  const whole = new Map<string, boolean>();
  const isInside = ([x, y]: Point): boolean => {
    let crossings = 0;
    for (const [px = 0, py = 0, qx = 0, qy = 0] of rows[rowOf(y)] ?? []) {
      if (py > y !== qy > y && x < ((qx - px) * (y - py)) / (qy - py) + px) crossings += 1;
    }
    return crossings % 2 === 1;
  };
  return {
    covers(point) {
      if (shores.hasNear(point)) return isInside(point);
      const key = point.map((value) => Math.floor(value * 2 ** 14)).join('/');
      const known = whole.get(key) ?? isInside(point);
      whole.set(key, known);
      return known;
    },
    nearestShore: (point, withinM) => shores.nearest(point, withinM),
  };
}

/** The point this far inland from a shore, going on from `from`, which lies in the sea. */
export function inlandOf(from: Point, shore: Point, inM: number): Point {
  const [dx, dy] = [shore[0] - from[0], shore[1] - from[1]];
  const length = Math.hypot(dx, dy);
  if (length === 0) return shore;
  const step = inM / metresAt(shore[1]) / length;
  return [shore[0] + dx * step, shore[1] + dy * step];
}

/** Rings run on past the antimeridian: as they lie on the world from 0 to 1, once or twice. */
function onThisWorld(ring: Float64Array): Float64Array[] {
  const xs = ring.filter((_, at) => at % 2 === 0);
  const [low, high] = [xs.reduce((a, b) => Math.min(a, b)), xs.reduce((a, b) => Math.max(a, b))];
  return [-2, -1, 0, 1]
    .filter((shift) => low + shift < 1 && high + shift > 0)
    .map((shift) => ring.map((value, at) => (at % 2 === 0 ? value + shift : value)));
}

function addToRows(rows: readonly Float64Array[][], ring: Float64Array): void {
  for (let at = 0; at < ring.length; at += 2) {
    const next = (at + 2) % ring.length;
    const edge = [ring[at], ring[at + 1], ring[next], ring[next + 1]].map((value) => value ?? 0);
    const [top, bottom] = [
      rowOf(Math.min(edge[1] ?? 0, edge[3] ?? 0)),
      rowOf(Math.max(edge[1] ?? 0, edge[3] ?? 0)),
    ];
    for (let row = top; row <= bottom; row += 1) rows[row]?.push(Float64Array.from(edge));
  }
}

function rowOf(y: number): number {
  return Math.max(0, Math.min(ROWS - 1, Math.floor(y * ROWS)));
}
