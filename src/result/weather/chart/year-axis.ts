import { dayOfYear } from '#src/domain/climate/annual-curve.ts';
import { dayCount } from '#src/domain/days/day.ts';
import type { IsoDay } from '#src/domain/days/day.ts';

export const DAYS_OF_YEAR = 365;

/** First day of each month in a year of 365 days, January first, and the day after the last. */
const MONTH_STARTS = [1, 32, 60, 91, 121, 152, 182, 213, 244, 274, 305, 335, 366] as const;

/** Minimum width of a trip, to be visible. */
const MIN_COLUMN_PX = 6;

/** From the first to the last day of the year, 1..365, both included; never over New Year. */
export type DaySpan = { from: number; to: number };

/** Pixels along the axis. */
export type Column = { x: number; width: number };

/** The year as a linear axis between two pixel positions: 1 January begins at `left`. */
export type YearAxis = { left: number; right: number };

/** Left edge of a day of the year; a fraction is a part of the day, so 1.5 is noon on 1 January. */
export function xOfDay(axis: YearAxis, day: number): number {
  return axis.left + ((day - 1) / DAYS_OF_YEAR) * (axis.right - axis.left);
}

/** The trip's days on the year: two spans over New Year, the whole year for a year or more. */
export function tripSpans(startDate: IsoDay, endDate: IsoDay): DaySpan[] {
  if (dayCount(startDate, endDate) >= DAYS_OF_YEAR) return [{ from: 1, to: DAYS_OF_YEAR }];
  const from = dayOfYear(startDate) + 1;
  const to = dayOfYear(endDate) + 1;
  if (startDate.slice(0, 4) === endDate.slice(0, 4)) return [{ from, to }];
  return [
    { from, to: DAYS_OF_YEAR },
    { from: 1, to },
  ];
}

/** The span as a column: wide enough to be seen, and inside the axis. */
export function columnOf(axis: YearAxis, { from, to }: DaySpan): Column {
  const start = xOfDay(axis, from);
  const exact = xOfDay(axis, to + 1) - start;
  const width = Math.max(MIN_COLUMN_PX, exact);
  const x = start - (width - exact) / 2;
  return { x: Math.min(axis.right - width, Math.max(axis.left, x)), width };
}

/** The day of the year at a pixel of the axis. */
export function dayAt(axis: YearAxis, x: number): number {
  const day = 1 + ((x - axis.left) / (axis.right - axis.left)) * DAYS_OF_YEAR;
  return Math.min(DAYS_OF_YEAR, Math.max(1, Math.floor(day)));
}

/** The column that the flag and the values stand at. */
export function widest(columns: readonly Column[]): Column {
  return columns.reduce((best, column) => (column.width > best.width ? column : best), {
    x: 0,
    width: 0,
  });
}

/** Each month from the left edge of its first day to the left edge of the next month. */
export function monthColumns(axis: YearAxis): Column[] {
  return MONTH_STARTS.slice(0, 12).map((start, month) => {
    const x = xOfDay(axis, start);
    return { x, width: xOfDay(axis, MONTH_STARTS[month + 1] ?? DAYS_OF_YEAR + 1) - x };
  });
}

export function daysInMonth(month: number): number {
  return (MONTH_STARTS[month + 1] ?? DAYS_OF_YEAR + 1) - (MONTH_STARTS[month] ?? 1);
}

/** The month, 0..11, with most of the trip's days; the earlier one when two have as many. */
export function mainMonth(spans: readonly DaySpan[]): number {
  const days = Array.from({ length: 12 }, (_, month) => {
    const first = MONTH_STARTS[month] ?? 1;
    const last = first + daysInMonth(month) - 1;
    return spans.reduce((sum, span) => sum + overlap(span, { from: first, to: last }), 0);
  });
  return days.indexOf(Math.max(...days));
}

function overlap(a: DaySpan, b: DaySpan): number {
  return Math.max(0, Math.min(a.to, b.to) - Math.max(a.from, b.from) + 1);
}
