import { mercatorX, mercatorY } from '#data/basemap/geometry/mercator.ts';
import { metresAt } from '#data/ways/metres.ts';
import type { Point } from '#data/ways/metres.ts';

/** Metres east and north of the origin of a grid. */
export type Metres = readonly [east: number, north: number];

export interface MetreGrid {
  point(at: Metres): Point;
  line(...points: readonly Metres[]): Float64Array;
  /** Back to whole metres. */
  metres(line: Float64Array): Metres[];
}

/** Writes lines in metres around a place; exact to a metre within some 30 km of it. */
export function metreGrid(lat: number, lng: number): MetreGrid {
  const origin = [mercatorX(lng), mercatorY(lat)] as const;
  const scale = metresAt(origin[1]);
  const point = ([east, north]: Metres): Point => [
    origin[0] + east / scale,
    origin[1] - north / scale,
  ];
  return {
    point,
    line: (...points) => Float64Array.from(points.flatMap(point)),
    metres: (line) =>
      Array.from({ length: line.length / 2 }, (_, at) => [
        Math.round(((line[at * 2] ?? 0) - origin[0]) * scale),
        Math.round((origin[1] - (line[at * 2 + 1] ?? 0)) * scale),
      ]),
  };
}

/** In the Gulf of Guinea, in the middle of a tile of the source. */
export const GULF = metreGrid(-1.406, 1.406);
