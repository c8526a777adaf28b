import { annualCurve, daysOfYear } from './annual-curve.ts';
import type { ClimateNormals } from './climate.ts';
import type { IsoDay } from '../days/day.ts';
import { LAPSE_PER_M } from './lapse-rate.ts';
import { memoize } from '../memoize.ts';
import { deviationsOf, snowShare, WET_MILDER } from './snow-cover.ts';
import { dailyCurve } from './trip-climate.ts';

/** Shares of the days, 0..1, that sum to 1: with at least 1 mm, mostly of rain or of snow, or dry. */
export type RainAndSnow = { rain: number; snow: number; dry: number };

/** Deviation of a day's mean temperature where the normals have none, K. */
const USUAL_DEVIATION = 3.5;
/** Tenths of the standard normal distribution, by the middle of each. */
const TENTHS = [-1.645, -1.036, -0.674, -0.385, -0.126, 0.126, 0.385, 0.674, 1.036, 1.645];

/** Rain, snow and dry days of a trip; null where the normals have no wet days. */
export function rainAndSnowOf(
  normals: ClimateNormals,
  startDate: IsoDay,
  endDate: IsoDay,
): RainAndSnow | null {
  const year = yearOf(normals);
  if (year === null) return null;
  const days = daysOfYear(startDate, endDate);
  const wet = meanOver(year.wet, days);
  const snow = meanOver(year.snow, days);
  return { rain: wet - snow, snow, dry: 1 - wet };
}

/** Share of days that are wet, and that have snow, by day of a normal year. */
const yearOf = memoize(
  (normals: ClimateNormals): { wet: readonly number[]; snow: readonly number[] } | null => {
    const { high, low, wetShare } = dailyCurve(normals);
    if (wetShare === null) return null;
    const deviations =
      deviationsOf(normals) ?? annualCurve(normals.months.map(() => USUAL_DEVIATION));
    const snow = wetShare.map((wet, day) => {
      const deviation = deviations[day] ?? USUAL_DEVIATION;
      const mean = ((high[day] ?? 0) + (low[day] ?? 0)) / 2 + WET_MILDER * (1 - wet) * deviation;
      const shares = TENTHS.map((z) => snowShare(mean + z * deviation));
      return (wet * shares.reduce((sum, share) => sum + share, 0)) / TENTHS.length;
    });
    return { wet: wetShare, snow };
  },
);

function meanOver(year: readonly number[], days: readonly number[]): number {
  return days.reduce((sum, day) => sum + (year[day] ?? 0), 0) / Math.max(1, days.length);
}

/** Fewer days of ten with snow than this count as rain. */
const ONE_OF_TEN = 0.095;

/** Whole days of ten; snow only where one of ten is reached. Rain, snow and dry days sum to 10. */
export function tenDays({ rain, snow }: RainAndSnow): { rain: number; snow: number; dry: number } {
  const wetDays = Math.round(10 * (rain + snow));
  const snowDays = snow < ONE_OF_TEN ? 0 : Math.min(wetDays, Math.round(10 * snow));
  return { rain: wetDays - snowDays, snow: snowDays, dry: 10 - wetDays };
}

/** Daily mean at which half of what falls is snow, degrees Celsius. */
const HALF_SNOW = 1;
/** Lower heights say nothing new, and single days of snow are no news, m and share of days. */
const WORTH_TELLING_M = 200;
const WET_ENOUGH = 0.15;

/**
 * Height above the sea from which half of the precipitation falls as snow, in whole hundreds of
 * metres; null where the ground does not reach it, where it snows below, and where little falls.
 * @param elevation that the temperatures hold for, m
 */
export function snowLine(
  { rain, snow }: RainAndSnow,
  { high, low }: { high: number; low: number },
  { summit }: { summit: number },
  elevation: number,
): number | null {
  if (snow >= ONE_OF_TEN || rain < WET_ENOUGH) return null;
  const height = elevation + ((high + low) / 2 - HALF_SNOW) / LAPSE_PER_M;
  const rounded = 100 * Math.round(height / 100);
  return rounded <= summit && rounded >= elevation + WORTH_TELLING_M ? rounded : null;
}
