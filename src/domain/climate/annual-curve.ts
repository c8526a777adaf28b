import { dayCount, monthOf } from '../days/day.ts';
import type { IsoDay } from '../days/day.ts';

const DAY_MS = 86_400_000;
const YEAR_DAYS = 365;
const FIRST_DAYS = [0, 31, 59, 90, 120, 151, 181, 212, 243, 273, 304, 334, YEAR_DAYS] as const;
const CORRECTIONS = 8;
const PLACES = Array.from({ length: YEAR_DAYS }, (_, day) => placeOf(day));

/** Index of a calendar day in a year of 365 days, 0 = 1 January; 29 February counts as the 28th. */
export function dayOfYear(day: IsoDay): number {
  return indexOf(monthOf(day), Number(day.slice(8)));
}

/** The indices of the days from the first to the last, both included. */
export function daysOfYear(first: IsoDay, last: IsoDay): number[] {
  const start = Date.parse(first);
  return Array.from({ length: Math.max(0, dayCount(first, last)) }, (_, day) => {
    const date = new Date(start + day * DAY_MS);
    return indexOf(date.getUTCMonth() + 1, date.getUTCDate());
  });
}

function indexOf(month: number, ofMonth: number): number {
  const inMonth = month === 2 ? Math.min(28, ofMonth) : ofMonth;
  return (FIRST_DAYS[month - 1] ?? 0) + inMonth - 1;
}

/**
 * Twelve monthly means as 365 daily values: a periodic Catmull-Rom spline through mid-month knots that
 * are adjusted until the days of each month average to its mean. A spline through the means itself
 * would flatten summer and winter.
 */
export function annualCurve(monthlyMeans: readonly number[]): number[] {
  const knots = [...monthlyMeans];
  let curve = throughKnots(knots);
  for (let round = 0; round < CORRECTIONS; round += 1) {
    for (const [month, wanted] of monthlyMeans.entries()) {
      knots[month] = (knots[month] ?? 0) + wanted - meanOfMonth(curve, month);
    }
    curve = throughKnots(knots);
  }
  return curve;
}

function throughKnots(knots: readonly number[]): number[] {
  return PLACES.map(({ month, t }) => {
    const a = at(knots, month - 1);
    const b = at(knots, month);
    const c = at(knots, month + 1);
    const d = at(knots, month + 2);
    return b + 0.5 * t * (c - a + t * (2 * a - 5 * b + 4 * c - d + t * (3 * (b - c) + d - a)));
  });
}

/** The position of a day's noon between two knots: `t` of the way from `month` to the next. */
function placeOf(day: number): { month: number; t: number } {
  const month = monthBefore(day);
  const start = middleOf(month);
  const span = (middleOf(month + 1) - start + YEAR_DAYS) % YEAR_DAYS;
  return { month, t: ((day + 0.5 - start + YEAR_DAYS) % YEAR_DAYS) / span };
}

/** The month whose middle is the last one at or before noon of the day; -1 before mid-January. */
function monthBefore(day: number): number {
  let month = 11;
  while (month >= 0 && middleOf(month) > day + 0.5) month -= 1;
  return month;
}

function middleOf(month: number): number {
  const index = (month + 12) % 12;
  return ((FIRST_DAYS[index] ?? 0) + (FIRST_DAYS[index + 1] ?? 0)) / 2;
}

function meanOfMonth(curve: readonly number[], month: number): number {
  const first = FIRST_DAYS[month] ?? 0;
  const end = FIRST_DAYS[month + 1] ?? YEAR_DAYS;
  let total = 0;
  for (let day = first; day < end; day += 1) total += curve[day] ?? 0;
  return total / (end - first);
}

function at(knots: readonly number[], month: number): number {
  return knots[(month + 12) % 12] ?? 0;
}
