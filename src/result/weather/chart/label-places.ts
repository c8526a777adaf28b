import { DAYS_OF_YEAR, xOfDay } from './year-axis.ts';
import type { Column, YearAxis } from './year-axis.ts';

/** Width of the big value beside a ring, and its distance from the column or the ring. */
const VALUE_PX = 40;
const GAP_PX = 8;
/** Wider than this, and the values stand beside their rings inside the column. */
const WIDE_COLUMN_PX = 60;
/** Space for the values on both sides of the column. */
const CLEAR_PX = VALUE_PX + 2 * GAP_PX;
/** The fall at a day is measured from this many days before to as many after. */
const FALL_DAYS = 20;
const CANDIDATE_STEP_DAYS = 5;

export type Place = { x: number; anchor: 'start' | 'middle' | 'end' };

/**
 * Positions of the two values of the trip: the high left of its ring and the low right of it, so
 * that a rising line passes between them; mirrored on a falling line, and never outside the axis.
 */
export function valuePlaces(
  axis: YearAxis,
  column: Column,
  falling: boolean,
): { high: Place; low: Place } {
  const middle = column.x + column.width / 2;
  const wide = column.width > WIDE_COLUMN_PX;
  const left: Place = { x: (wide ? middle : column.x) - GAP_PX, anchor: 'end' };
  const right: Place = {
    x: (wide ? middle : column.x + column.width) + GAP_PX,
    anchor: 'start',
  };
  const fits = (place: Place) =>
    place === left ? left.x - VALUE_PX >= axis.left : right.x + VALUE_PX <= axis.right;
  const [high, low] = falling ? [right, left] : [left, right];
  return { high: fits(high) ? high : low, low: fits(low) ? low : high };
}

/** Position of a text of known width: beside the column, or centred on the axis without room there. */
export function wordsPlace(axis: YearAxis, column: Column, widthPx: number): Place {
  const right = column.x + column.width + GAP_PX;
  if (right + widthPx <= axis.right) return { x: right, anchor: 'start' };
  const left = column.x - GAP_PX;
  if (left - widthPx >= axis.left) return { x: left, anchor: 'end' };
  return { x: (axis.left + axis.right) / 2, anchor: 'middle' };
}

/** Half the width of a line's name, at most. */
const NAME_PX = 48;

/**
 * The day of the year, 1..365, at which a line gets its name: where it falls most steeply, with
 * the name clear of the trip and its values, and inside the axis. A flat line gets it at the first
 * such place; where the trip leaves none, the trip is ignored.
 */
export function nameDay(
  axis: YearAxis,
  daily: readonly number[],
  columns: readonly Column[],
): number {
  const clear = (day: number) => isClear(xOfDay(axis, day), axis, columns);
  const candidates = Array.from(
    { length: Math.floor(DAYS_OF_YEAR / CANDIDATE_STEP_DAYS) },
    (_, index) => 1 + index * CANDIDATE_STEP_DAYS,
  );
  const free = candidates.filter(clear);
  if (free.length === 0 && columns.length > 0) return nameDay(axis, daily, []);
  return free.reduce(
    (best, day) => (fallAt(daily, day) > fallAt(daily, best) + 0.01 ? day : best),
    free[0] ?? 1,
  );
}

/** How much the line falls around the day, 1..365, degrees; negative where it rises. */
export function fallAt(daily: readonly number[], day: number): number {
  const value = (at: number) => daily[(at - 1 + DAYS_OF_YEAR) % DAYS_OF_YEAR] ?? 0;
  return value(day - FALL_DAYS) - value(day + FALL_DAYS);
}

function isClear(x: number, axis: YearAxis, columns: readonly Column[]): boolean {
  const from = x - NAME_PX;
  const to = x + NAME_PX;
  if (from < axis.left || to > axis.right) return false;
  return columns.every(
    (column) => to < column.x - CLEAR_PX || from > column.x + column.width + CLEAR_PX,
  );
}

/** The flag above the column: centred on it, but inside the axis. */
export function flagX(axis: YearAxis, column: Column, widthPx: number): number {
  const centred = column.x + column.width / 2 - widthPx / 2;
  return Math.min(axis.right - widthPx, Math.max(axis.left, centred));
}
