import type { CoarseGrids } from './read-coarse-grids.ts';
import type { Station } from './read-stations.ts';

/** A month is wrong from so many K, and so many times what is usual in the station's other months. */
const WRONG = { kelvin: 2.5, times: 5 } as const;
/** The least difference that counts as usual, because the grids are quantized. */
const LEAST_USUAL_K = 0.2;
/** Quantile of nine months' differences that counts as usual. */
const USUAL_SHARE = 0.75;
const MONTHS = 12;

/**
 * The station without single months that cannot be: the file has an April of 8.2 °C by day between a
 * March of 8.0 and a May of 15.9 for the north of Holland. The difference between station and reanalysis
 * changes slowly through the year; a month in which it jumps gets the mean of the months beside it. A
 * true jump, as that of April's nights in the steppe, is in the reanalysis too.
 */
export function withPlausibleMonths(station: Station, grids: CoarseGrids): Station {
  const { lat, lng } = station;
  const year = (of: 'high' | 'low') =>
    plausibleYear(
      station[of],
      station[of].map((_, month) => grids[of](lat, lng, month)),
    );
  return { ...station, high: year('high'), low: year('low') };
}

/**
 * Mends the month with the largest jump only: it makes jumps of the months beside it, which are right,
 * and where more months are wrong nobody knows which.
 */
export function plausibleYear(
  values: readonly number[],
  reanalysis: readonly number[],
): readonly number[] {
  const differences = values.map((value, month) => value - (reanalysis[month] ?? Number.NaN));
  const jumps = differences.map((difference, month) => difference - besides(differences, month));
  const largest = Math.max(...jumps.map(Math.abs));
  const wrong = jumps.findIndex((jump) => Math.abs(jump) === largest);
  if (largest < WRONG.kelvin || largest < WRONG.times * usual(jumps, wrong)) return values;
  const mended = (reanalysis[wrong] ?? Number.NaN) + besides(differences, wrong);
  return values.map((value, month) => (month === wrong ? Math.round(10 * mended) / 10 : value));
}

/** Mean of the months before and after. */
function besides(year: readonly number[], month: number): number {
  const [before = 0, after = 0] = [year.at(month - 1), year[(month + 1) % MONTHS]];
  return (before + after) / 2;
}

/** The jump that three quarters of the months stay below that this one does not touch. */
function usual(jumps: readonly number[], month: number): number {
  const touched = new Set([month, (month + 1) % MONTHS, (month + MONTHS - 1) % MONTHS]);
  const sizes = jumps
    .filter((_, other) => !touched.has(other))
    .map(Math.abs)
    .toSorted((one, other) => one - other);
  return Math.max(LEAST_USUAL_K, sizes[Math.floor(sizes.length * USUAL_SHARE)] ?? 0);
}
