import type { MonthNormals } from '#src/domain/climate.ts';

/** The means of a month, before how far single days stray from them. */
export type MonthMeans = Omit<MonthNormals, 'highDeviation' | 'lowDeviation'>;

/**
 * How far single days stray from the season's mean: standard deviations of a day's maximum and
 * minimum by month, K. Grows in the cold season with the year's range of temperature, in the warm
 * one with latitude; docs/climate.md says how well it does.
 */
export function withDayToDay(months: readonly MonthMeans[], lat: number): MonthNormals[] {
  const means = months.map(({ high, low }) => (high + low) / 2);
  const coldest = Math.min(...means);
  const range = Math.max(...means) - coldest;
  const inCold = 1.1 + 5.2 * (1 - Math.exp(-range / 16));
  const inWarm = 1.2 + 3 * smoothStep((Math.abs(lat) - 22) / 25);
  return months.map((month, index) => {
    const warmth = range < 1 ? 0.5 : ((means[index] ?? 0) - coldest) / range;
    const deviation = inCold + warmth * (inWarm - inCold);
    return { ...month, highDeviation: deviation, lowDeviation: 0.9 * deviation };
  });
}

function smoothStep(share: number): number {
  const t = Math.min(1, Math.max(0, share));
  return t * t * (3 - 2 * t);
}
