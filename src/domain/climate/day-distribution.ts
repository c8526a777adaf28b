import { highest, lowest } from '../extremes.ts';

/** How one day's value spreads about the season's mean: a normal distribution, K. */
export type DayDistribution = { mean: number; deviation: number };

const SEARCH_STEPS = 40;
/** All requested quantiles lie within this many deviations of the outermost means. */
const REACH = 4;

/** Chance that the value is below the limit, 0..1. */
export function chanceBelow(limit: number, { mean, deviation }: DayDistribution): number {
  if (deviation <= 0) return limit > mean ? 1 : 0;
  return normalShare((limit - mean) / deviation);
}

/**
 * The quantile `share` of the equal mixture of the distributions, by bisection.
 */
export function quantileOf(days: readonly DayDistribution[], share: number): number {
  const means = days.map((day) => day.mean);
  const reach = REACH * highest(days.map((day) => day.deviation));
  let below = lowest(means) - reach;
  let above = highest(means) + reach;
  for (let step = 0; step < SEARCH_STEPS; step += 1) {
    const middle = (below + above) / 2;
    const chance = days.reduce((sum, day) => sum + chanceBelow(middle, day), 0) / days.length;
    if (chance < share) below = middle;
    else above = middle;
  }
  return (below + above) / 2;
}

/** The normal distribution below z, to 1e-7 (Abramowitz and Stegun 26.2.17). */
function normalShare(z: number): number {
  const t = 1 / (1 + 0.231_641_9 * Math.abs(z));
  const tail =
    0.398_942_280_4 *
    Math.exp((-z * z) / 2) *
    t *
    (0.319_381_53 +
      t * (-0.356_563_782 + t * (1.781_477_937 + t * (-1.821_255_978 + t * 1.330_274_429))));
  return z > 0 ? 1 - tail : tail;
}
