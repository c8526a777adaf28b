import { highest, lowest } from '#src/domain/extremes.ts';
import { DAYS_OF_YEAR, xOfDay } from './year-axis.ts';
import type { YearAxis } from './year-axis.ts';
import type { Point } from './svg-path.ts';

const STEP_K = 10;
/** Space for a value's label between its line and the edge of the panel. */
const LABEL_ROOM_K = 3;
/** Minimum range of the scale, so that a flat year looks flat. */
const MIN_SPAN_K = 30;
/** With more steps than this only every second line is labelled. */
const MAX_NAMED_LINES = 7;
/** Days between two points of a line: closer than a pixel at these widths. */
const DAYS_PER_POINT = 2;

export type TemperatureScale = {
  min: number;
  max: number;
  /** Every 10 degrees from `min` to `max`; `named` ones are labelled. */
  lines: { celsius: number; named: boolean }[];
  y: (celsius: number) => number;
};

/** Tens around the coldest and the warmest value, at least 30 K, drawn between two y positions. */
export function temperatureScale(
  values: readonly number[],
  top: number,
  bottom: number,
): TemperatureScale {
  let min = Math.floor((lowest(values) - LABEL_ROOM_K) / STEP_K) * STEP_K;
  let max = Math.ceil((highest(values) + LABEL_ROOM_K) / STEP_K) * STEP_K;
  for (let lower = true; max - min < MIN_SPAN_K; lower = !lower) {
    if (lower) min -= STEP_K;
    else max += STEP_K;
  }
  const count = (max - min) / STEP_K + 1;
  const every = count > MAX_NAMED_LINES ? 2 * STEP_K : STEP_K;
  return {
    min,
    max,
    lines: Array.from({ length: count }, (_, index) => min + index * STEP_K).map((celsius) => ({
      celsius,
      named: celsius % every === 0,
    })),
    y: (celsius) => bottom - ((celsius - min) / (max - min)) * (bottom - top),
  };
}

/** A line through the year: each day's value at its noon, both edges closed over New Year. */
export function yearLine(
  axis: YearAxis,
  daily: readonly number[],
  y: (celsius: number) => number,
): Point[] {
  const newYear = ((daily[0] ?? 0) + (daily.at(-1) ?? 0)) / 2;
  const days = Array.from(
    { length: Math.ceil(DAYS_OF_YEAR / DAYS_PER_POINT) },
    (_, index) => index * DAYS_PER_POINT,
  );
  return [
    { x: axis.left, y: y(newYear) },
    ...days.map((day) => ({ x: xOfDay(axis, day + 1.5), y: y(daily[day] ?? newYear) })),
    { x: axis.right, y: y(newYear) },
  ];
}
