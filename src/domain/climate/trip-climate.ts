import type { ClimateNormals } from './climate.ts';
import type { IsoDay } from '../days/day.ts';
import { annualCurve, daysOfYear } from './annual-curve.ts';
import { highest, lowest } from '../extremes.ts';
import { memoize } from '../memoize.ts';

/** One normal year by day, index 0 = 1 January, 365 entries each; degrees Celsius, mm, share. */
export type DailyCurve = {
  high: readonly number[];
  low: readonly number[];
  /** mm a day; null where the normals have none. */
  precipitation: readonly number[] | null;
  /** Share of days with at least 1 mm, 0..1; null where the normals have none. */
  wetShare: readonly number[] | null;
  /** Mean wind, m/s, mean relative humidity and share of the sunshine, 0..1; null where the normals have none. */
  wind: readonly number[] | null;
  humidity: readonly number[] | null;
  sunshine: readonly number[] | null;
};

/** The climate of a trip's days: typical values, not a forecast. */
export type TripClimate = {
  /** Mean daily maximum and minimum over the days, degrees Celsius. */
  high: number;
  low: number;
  /** Highest mean daily maximum and lowest mean daily minimum among the days. */
  warmest: number;
  coldest: number;
  /** How many of ten days have at least 1 mm; null at sea. */
  wetDaysPer10: number | null;
  /** mm over all the days; null at sea. */
  precipitation: number | null;
  /** Mean wind 10 m above the ground, m/s; null where unknown. */
  wind: number | null;
  /** Mean relative humidity of day and night, 0..1; null where unknown. */
  humidity: number | null;
  /** Share of the possible sunshine, 0..1; null where unknown. */
  sunshine: number | null;
};

const MONTH_DAYS = [31, 28, 31, 30, 31, 30, 31, 31, 30, 31, 30, 31] as const;

/** The twelve normals as a smooth year whose months keep their means. */
export const dailyCurve = memoize(smoothYear);

function smoothYear(normals: ClimateNormals): DailyCurve {
  const { months } = normals;
  const rates = monthlyRates(normals);
  return {
    high: annualCurve(months.map((month) => month.high)),
    low: annualCurve(months.map((month) => month.low)),
    precipitation: rates === null ? null : clamped(annualCurve(rates.precipitation), Infinity),
    wetShare: rates === null ? null : clamped(annualCurve(rates.wetShare), 1),
    wind: knownYear(
      months.map((month) => month.wind),
      Infinity,
    ),
    humidity: knownYear(
      months.map((month) => month.humidity),
      1,
    ),
    sunshine: knownYear(
      months.map((month) => month.sunshine),
      1,
    ),
  };
}

/** The climate of the days from the first to the last, both counted, over New Year as well. */
export function climateOf(
  normals: ClimateNormals,
  startDate: IsoDay,
  endDate: IsoDay,
): TripClimate {
  const curve = dailyCurve(normals);
  const days = daysOfYear(startDate, endDate);
  const highs = days.map((day) => curve.high[day] ?? 0);
  const lows = days.map((day) => curve.low[day] ?? 0);
  return {
    high: mean(highs),
    low: mean(lows),
    warmest: highest(highs),
    coldest: lowest(lows),
    wetDaysPer10: curve.wetShare === null ? null : 10 * mean(pick(curve.wetShare, days)),
    precipitation: curve.precipitation === null ? null : sum(pick(curve.precipitation, days)),
    wind: curve.wind === null ? null : mean(pick(curve.wind, days)),
    humidity: curve.humidity === null ? null : mean(pick(curve.humidity, days)),
    sunshine: curve.sunshine === null ? null : mean(pick(curve.sunshine, days)),
  };
}

/** The year of twelve values, none of them unknown. */
function knownYear(monthly: readonly (number | null)[], limit: number): number[] | null {
  const known = monthly.filter((value) => value !== null);
  return known.length < monthly.length ? null : clamped(annualCurve(known), limit);
}

function monthlyRates(
  normals: ClimateNormals,
): { precipitation: number[]; wetShare: number[] } | null {
  const precipitation: number[] = [];
  const wetShare: number[] = [];
  for (const [index, month] of normals.months.entries()) {
    if (month.precipitation === null || month.wetDays === null) return null;
    const days = MONTH_DAYS[index] ?? 30;
    precipitation.push(month.precipitation / days);
    wetShare.push(month.wetDays / days);
  }
  return { precipitation, wetShare };
}

function clamped(values: readonly number[], limit: number): number[] {
  return values.map((value) => Math.min(limit, Math.max(0, value)));
}

function pick(values: readonly number[], days: readonly number[]): number[] {
  return days.map((day) => values[day] ?? 0);
}

function mean(values: readonly number[]): number {
  return sum(values) / Math.max(1, values.length);
}

function sum(values: readonly number[]): number {
  return values.reduce((total, value) => total + value, 0);
}
