import { latitudeOf } from '../basemap/geometry/mercator.ts';

const EQUATOR_M = 40_075_016.7;

export type Point = readonly [x: number, y: number];

/** Metres of one unit of the Mercator world at this height of it. */
export function metresAt(y: number): number {
  return EQUATOR_M * Math.cos((latitudeOf(y) * Math.PI) / 180);
}

export function pointAt(line: Float64Array, at: number): Point {
  return [line[at * 2] ?? 0, line[at * 2 + 1] ?? 0];
}

/** Metres between points that are not far apart. */
export function metresBetween([ax, ay]: Point, [bx, by]: Point): number {
  return Math.hypot(ax - bx, ay - by) * metresAt((ay + by) / 2);
}

export function lengthInMetres(line: Float64Array): number {
  let length = 0;
  for (let at = 1; at < line.length / 2; at += 1) {
    length += metresBetween(pointAt(line, at - 1), pointAt(line, at));
  }
  return length;
}

/** The line with points at most `stepM` apart. */
export function densified(line: Float64Array, stepM: number): Float64Array {
  const dense: number[] = Array.from(line.slice(0, 2));
  for (let at = 1; at < line.length / 2; at += 1) {
    const [from, to] = [pointAt(line, at - 1), pointAt(line, at)];
    const steps = Math.max(1, Math.ceil(metresBetween(from, to) / stepM));
    for (let step = 1; step <= steps; step += 1) {
      const share = step / steps;
      dense.push(from[0] + (to[0] - from[0]) * share, from[1] + (to[1] - from[1]) * share);
    }
  }
  return Float64Array.from(dense);
}
