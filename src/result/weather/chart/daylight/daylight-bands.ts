import type { SunDay } from './sun-year.ts';
import { bandPath, linePath } from '../svg-path.ts';
import type { Point } from '../svg-path.ts';
import { DAYS_OF_YEAR, xOfDay } from '../year-axis.ts';
import type { YearAxis } from '../year-axis.ts';

const HOURS = 24;
/** Adjacent days are drawn too: their light may last past midnight. */
const NEIGHBOUR_DAYS = [-HOURS, 0, HOURS] as const;
/** A half day this close to 0 or 12 hours has no edge to draw. */
const EDGE_HOURS = 0.02;

/** Paths for a strip of 24 hours downwards; they reach beyond it and are meant to be clipped. */
export type DaylightBands = { day: string; twilight: string; edges: string };

/** Polar day fills the strip, polar night leaves it dark, light past midnight wraps around. */
export function daylightBands(
  axis: YearAxis,
  year: readonly SunDay[],
  heightPx: number,
): DaylightBands {
  const y = (hour: number) => (hour / HOURS) * heightPx;
  const points = steadyNoons(year).map((sun, index) => ({ x: xAt(axis, index), sun }));
  const band = (half: (sun: SunDay) => number) =>
    NEIGHBOUR_DAYS.map((shift) =>
      bandPath(
        points.map(({ x, sun }) => ({ x, y: y(sun.noon - half(sun) + shift) })),
        points.map(({ x, sun }) => ({ x, y: y(sun.noon + half(sun) + shift) })),
      ),
    ).join('');
  return {
    day: band((sun) => sun.halfDay),
    twilight: band((sun) => sun.halfTwilight),
    edges: NEIGHBOUR_DAYS.map((shift) => edgePaths(points, y, shift)).join(''),
  };
}

/** The first and last day reach to the very edges. */
function xAt(axis: YearAxis, index: number): number {
  if (index === 0) return axis.left;
  if (index === DAYS_OF_YEAR - 1) return axis.right;
  return xOfDay(axis, index + 1.5);
}

/** Unwraps solar noon, which varies by minutes and may cross midnight. */
function steadyNoons(year: readonly SunDay[]): SunDay[] {
  const first = year[0]?.noon ?? HOURS / 2;
  return year.map((sun) => ({
    noon: sun.noon - Math.round((sun.noon - first) / HOURS) * HOURS,
    halfDay: sun.halfDay,
    halfTwilight: sun.halfTwilight,
  }));
}

/** Sunrise and sunset as lines, with gaps where the sun does neither. */
function edgePaths(
  points: readonly { x: number; sun: SunDay }[],
  y: (hour: number) => number,
  shift: number,
): string {
  return [-1, 1]
    .flatMap((side) =>
      runs(points).map((run) =>
        linePath(
          run.map(({ x, sun }): Point => ({ x, y: y(sun.noon + side * sun.halfDay + shift) })),
        ),
      ),
    )
    .join('');
}

function runs<T extends { sun: SunDay }>(points: readonly T[]): T[][] {
  const found: T[][] = [];
  let open: T[] | null = null;
  for (const point of points) {
    const { halfDay } = point.sun;
    if (halfDay < EDGE_HOURS || halfDay > HOURS / 2 - EDGE_HOURS) {
      open = null;
    } else if (open === null) {
      open = [point];
      found.push(open);
    } else {
      open.push(point);
    }
  }
  return found;
}
