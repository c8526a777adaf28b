import { annualCurve, daysOfYear } from './annual-curve.ts';
import type { ClimateNormals, MonthNormals } from './climate.ts';
import type { IsoDay } from '../days/day.ts';
import { chanceBelow, quantileOf } from './day-distribution.ts';
import type { DayDistribution } from './day-distribution.ts';
import { memoize } from '../memoize.ts';
import { snowCoverCurve } from './snow-cover.ts';
import { dailyCurve } from './trip-climate.ts';

/**
 * For each day of a normal year the range in which eight of ten days lie, degrees Celsius: 365
 * entries each, index 0 is 1 January.
 */
export type SpreadCurve = {
  high10: readonly number[];
  high90: readonly number[];
  low10: readonly number[];
  low90: readonly number[];
};

/** From the 10th to the 90th percentile of the days, degrees Celsius. */
export type UsualRange = { from: number; to: number };

/**
 * Spread of a trip's days. Chances are for one day, averaged over the trip, 0..1; null where the
 * normals lack the data.
 */
export type TripSpread = {
  /** Daily maxima and minima over all the trip's days, of many years. */
  highs: UsualRange | null;
  lows: UsualRange | null;
  /** A day with at least 1 mm. */
  wetDay: number | null;
  /** A night below 0 degrees. */
  frost: number | null;
  /** A day above 30 degrees. */
  hotDay: number | null;
  /** Snow cover on level ground at the elevation of the place. */
  snowCover: number | null;
};

const FREEZING = 0;
export const HOT_DAY = 30;
/** Coldest nights below the mean low where the spread is unknown, K. */
const COLDER_NIGHTS = 4;
/** Standard normal deviate of the 90th percentile. */
const Z90 = 1.2816;

type YearOfDays = readonly DayDistribution[];

const yearOfDays = memoize(
  (normals: ClimateNormals): { high: YearOfDays | null; low: YearOfDays | null } => {
    const { high, low } = dailyCurve(normals);
    return {
      high: distributions(high, normals, (month) => month.highDeviation),
      low: distributions(low, normals, (month) => month.lowDeviation),
    };
  },
);

/** The usual range through the year; null where the normals lack the spread. */
export function spreadCurve(normals: ClimateNormals): SpreadCurve | null {
  const { high, low } = yearOfDays(normals);
  if (high === null || low === null) return null;
  return {
    high10: edgeOf(high, -Z90),
    high90: edgeOf(high, Z90),
    low10: edgeOf(low, -Z90),
    low90: edgeOf(low, Z90),
  };
}

/** The spread of the days from the first to the last, both counted, over New Year as well. */
export function spreadOf(normals: ClimateNormals, startDate: IsoDay, endDate: IsoDay): TripSpread {
  const days = daysOfYear(startDate, endDate);
  const { high, low } = yearOfDays(normals);
  const highs = high === null ? null : pick(high, days);
  const lows = low === null ? null : pick(low, days);
  return {
    highs: usualRange(highs),
    lows: usualRange(lows),
    wetDay: meanOver(dailyCurve(normals).wetShare, days),
    frost: lows === null ? null : average(lows.map((day) => chanceBelow(FREEZING, day))),
    hotDay: highs === null ? null : average(highs.map((day) => 1 - chanceBelow(HOT_DAY, day))),
    snowCover: snowCoverOf(normals, startDate, endDate),
  };
}

/** The low that one night in ten is below, degrees Celsius; from the mean low where the spread is unknown. */
export function coldNightOf({ lows }: Pick<TripSpread, 'lows'>, meanLow: number): number {
  return lows?.from ?? meanLow - COLDER_NIGHTS;
}

/** Share of the days with snow cover on level ground, 0..1; null where the normals lack the data. */
export function snowCoverOf(
  normals: ClimateNormals,
  startDate: IsoDay,
  endDate: IsoDay,
): number | null {
  return meanOver(snowCoverCurve(normals), daysOfYear(startDate, endDate));
}

function edgeOf(days: readonly DayDistribution[], z: number): number[] {
  return days.map(({ mean, deviation }) => mean + z * deviation);
}

function usualRange(days: readonly DayDistribution[] | null): UsualRange | null {
  return days === null ? null : { from: quantileOf(days, 0.1), to: quantileOf(days, 0.9) };
}

function distributions(
  means: readonly number[],
  { months }: ClimateNormals,
  deviationOf: (month: MonthNormals) => number | null,
): YearOfDays | null {
  const monthly = months.map(deviationOf).filter((deviation) => deviation !== null);
  if (monthly.length < months.length) return null;
  const deviations = annualCurve(monthly);
  return means.map((value, day) => ({ mean: value, deviation: Math.max(0, deviations[day] ?? 0) }));
}

function meanOver(year: readonly number[] | null, days: readonly number[]): number | null {
  return year === null ? null : average(pick(year, days));
}

function pick<T>(year: readonly T[], days: readonly number[]): T[] {
  return days.flatMap((day) => year[day] ?? []);
}

function average(values: readonly number[]): number {
  return values.reduce((total, value) => total + value, 0) / Math.max(1, values.length);
}
