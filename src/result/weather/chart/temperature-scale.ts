import { highest, lowest } from '#src/domain/extremes.ts';
import { chosenUnits } from '#src/wording/shown/chosen-units.ts';
import { DAYS_OF_YEAR, xOfDay } from './year-axis.ts';
import type { YearAxis } from './year-axis.ts';
import type { Point } from './svg-path.ts';

/** Round numbers of the shown unit: tens of °C, twenties of °F. */
const STEP = { celsius: 10, fahrenheit: 20 };
/** Space for a value's label between its line and the edge of the panel. */
const LABEL_ROOM = { celsius: 3, fahrenheit: 5 };
/** Minimum range of the scale in steps, so that a flat year looks flat. */
const MIN_STEPS = 3;
/** With more steps than this only every second line is labelled. */
const MAX_NAMED_LINES = 7;
/** Days between two points of a line: closer than a pixel at these widths. */
const DAYS_PER_POINT = 2;

export type TemperatureScale = {
  /** Of the unit that is shown. */
  min: number;
  max: number;
  /** Every step from `min` to `max`; `named` ones are labelled. */
  lines: { degrees: number; y: number; named: boolean }[];
  y: (celsius: number) => number;
};

/** Steps around the coldest and the warmest value (°C), at least three, drawn between two y positions. */
export function temperatureScale(
  values: readonly number[],
  top: number,
  bottom: number,
): TemperatureScale {
  const unit = chosenUnits().temperature;
  const step = STEP[unit];
  const shown = (celsius: number) => (unit === 'celsius' ? celsius : celsius * 1.8 + 32);
  let min = Math.floor((shown(lowest(values)) - LABEL_ROOM[unit]) / step) * step;
  let max = Math.ceil((shown(highest(values)) + LABEL_ROOM[unit]) / step) * step;
  for (let lower = true; max - min < MIN_STEPS * step; lower = !lower) {
    if (lower) min -= step;
    else max += step;
  }
  const count = (max - min) / step + 1;
  const every = count > MAX_NAMED_LINES ? 2 * step : step;
  const yOf = (degrees: number) => bottom - ((degrees - min) / (max - min)) * (bottom - top);
  return {
    min,
    max,
    lines: Array.from({ length: count }, (_, index) => min + index * step).map((degrees) => ({
      degrees,
      y: yOf(degrees),
      named: degrees % every === 0,
    })),
    y: (celsius) => yOf(shown(celsius)),
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
