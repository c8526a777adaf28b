import type { MonthNormals } from '#src/domain/climate/climate.ts';
import { highest, lowest } from '#src/domain/extremes.ts';

/** The means of a month, without the deviations of single days. */
export type MonthMeans = Omit<MonthNormals, 'highDeviation' | 'lowDeviation'>;

/** The terms of the regression for a month's deviations, each about 0 to 1. */
export type DayToDayTerms = { high: readonly number[]; low: readonly number[] };

/** Weights of the terms in K, fitted and printed by data/climate/check/check-day-to-day.ts. */
export const DAY_TO_DAY = {
  high: [1.21, 0.64, 1.52, 0.22, 0.58],
  low: [1.35, 2.86, 0.29, -0.54, -0.93],
} as const;

/** Limits of a deviation, K. */
const LIMITS = { least: 0.9, most: 9.5 } as const;
/** Wet days of a month where they are unknown (the open sea). */
const USUAL_WET_DAYS = 10;

/** Adds the standard deviations of a day's maximum and minimum, K. */
export function withDayToDay(months: readonly MonthMeans[], lat: number): MonthNormals[] {
  const terms = dayToDayTerms(months, lat);
  return months.map((month, index) => ({
    ...month,
    highDeviation: deviation(terms[index]?.high ?? [], DAY_TO_DAY.high),
    lowDeviation: deviation(terms[index]?.low ?? [], DAY_TO_DAY.low),
  }));
}

export function deviation(terms: readonly number[], weights: readonly number[]): number {
  const sum = terms.reduce((total, term, index) => total + term * (weights[index] ?? 0), 0);
  return Math.min(LIMITS.most, Math.max(LIMITS.least, sum));
}

/**
 * Highs vary more with a wide daily range (clear sky), above all outside the tropics while it is not
 * hot, in spring, and with the yearly range. Lows vary more in the cold season outside the tropics
 * and with the yearly range, less with hot nights and frequent rain.
 */
export function dayToDayTerms(months: readonly MonthMeans[], lat: number): DayToDayTerms[] {
  const means = months.map(({ high, low }) => (high + low) / 2);
  const warmest = highest(means);
  const range = warmest - lowest(means);
  const outside = Math.min(1, Math.max(0, (Math.abs(lat) - 18) / 24));
  return months.map(({ high, low, wetDays }, index) => {
    const mean = means[index] ?? 0;
    const cold = (1 - Math.exp((mean - warmest) / 15)) * outside;
    const width = (high - low) / 10;
    const rise = ((means[(index + 1) % 12] ?? 0) - (means[(index + 11) % 12] ?? 0)) / 10;
    return {
      high: [
        1,
        width,
        width * outside * Math.min(1, Math.max(0, (25 - mean) / 10)),
        Math.min(1.2, Math.max(-1.2, rise)) * outside,
        Math.min(4, range / 10) * outside,
      ],
      low: [1, cold, Math.sqrt(range), Math.max(0, low - 18) / 5, (wetDays ?? USUAL_WET_DAYS) / 30],
    };
  });
}
