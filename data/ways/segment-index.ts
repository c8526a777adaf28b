import { metresAt, metresBetween, pointAt } from './metres.ts';
import type { Point } from './metres.ts';

/** The nearest point on the lines of an index, the line's number, and how far it is. */
export type Nearest = { point: Point; line: number; metres: number };

export interface SegmentIndex {
  add(line: Float64Array, number: number, closed?: boolean): void;
  /** Null if no line is within `withinM`; `skip` leaves lines out by their number. */
  nearest(point: Point, withinM: number, skip?: (line: number) => boolean): Nearest | null;
  /** Whether a line comes near the point's cell. */
  hasNear(point: Point): boolean;
}

/** Cells of 2.4 km at the equator. */
const CELLS = 2 ** 14;

type Segment = { from: Point; to: Point; line: number };

/** Finds the nearest of many lines on the Mercator world. */
export function createSegmentIndex(): SegmentIndex {
  const cells = new Map<number, Segment[]>();
  const addSegment = (segment: Segment): void => {
    const { from, to } = segment;
    const low = [Math.min(from[0], to[0]), Math.min(from[1], to[1])] as const;
    const high = [Math.max(from[0], to[0]), Math.max(from[1], to[1])] as const;
    if (high[0] - low[0] > 0.5) return; // Around the world: no shore does that but Antarctica's.
    for (const key of cellsOf(low, high)) {
      const known = cells.get(key);
      if (known === undefined) cells.set(key, [segment]);
      else known.push(segment);
    }
  };
  return {
    add(line, number, closed = false) {
      const count = line.length / 2;
      for (let at = 1; at < count + (closed ? 1 : 0); at += 1) {
        addSegment({ from: pointAt(line, at - 1), to: pointAt(line, at % count), line: number });
      }
    },
    nearest(point, withinM, skip = () => false) {
      const reach = withinM / metresAt(point[1]);
      let best: Nearest | null = null;
      for (const key of cellsOf(shifted(point, -reach), shifted(point, reach))) {
        for (const { from, to, line } of cells.get(key) ?? []) {
          if (skip(line)) continue;
          const on = nearestOnSegment(point, from, to);
          const metres = metresBetween(point, on);
          if (metres <= (best?.metres ?? withinM)) best = { point: on, line, metres };
        }
      }
      return best;
    },
    hasNear: (point) => cells.has(cell(point[1]) * CELLS + cell(point[0])),
  };
}

function cellsOf(low: Point, high: Point): number[] {
  const keys: number[] = [];
  for (let row = cell(low[1]); row <= cell(high[1]); row += 1) {
    for (let column = cell(low[0]); column <= cell(high[0]); column += 1) {
      keys.push(row * CELLS + ((column + CELLS) % CELLS));
    }
  }
  return keys;
}

function cell(value: number): number {
  return Math.floor(value * CELLS);
}

function shifted([x, y]: Point, by: number): Point {
  return [x + by, y + by];
}

function nearestOnSegment([x, y]: Point, from: Point, to: Point): Point {
  const [dx, dy] = [to[0] - from[0], to[1] - from[1]];
  const length = dx * dx + dy * dy;
  const along = length === 0 ? 0 : ((x - from[0]) * dx + (y - from[1]) * dy) / length;
  const share = Math.max(0, Math.min(1, along));
  return [from[0] + dx * share, from[1] + dy * share];
}
