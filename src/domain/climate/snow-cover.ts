import { annualCurve } from './annual-curve.ts';
import type { ClimateNormals } from './climate.ts';
import { memoize } from '../memoize.ts';
import { dailyCurve } from './trip-climate.ts';

const YEARS = 60;
const YEAR_DAYS = 365;
/** Autocorrelation of daily temperatures. */
const PERSISTENCE = 0.75;
/** Autocorrelation of wet days. */
const WET_PERSISTENCE = 0.35;
/** Wet days are milder than dry ones by this share of the deviation: winter rain comes from the sea. */
export const WET_MILDER = 0.3;
/** Snow falls below, rain above, both between: daily mean temperature, degrees Celsius. */
const SNOW_BELOW = -0.5;
const RAIN_ABOVE = 2.5;
/**
 * Water melted a day, mm, by each degree that the day's mean is above freezing. Little melts in a
 * cold season with low sun and fresh snow, more from the old snow of a warm season.
 */
const MELT = { atFreezing: 3.5, perSeasonDegree: 0.25, least: 2.6, most: 6 } as const;
/**
 * Additional melt a day, mm, by the sun in the thin air of high mountains, in full from 3,000 m.
 * Where the season's mean is below 2.5 degrees there is none: there glaciers end.
 */
const HIGH_SUN = { perSeasonDegree: 2, from: 2.5, fullAtM: 3000 } as const;
/** Water content from which snow counts as cover, mm: about 1 to 2 cm of snow. */
const LYING_MM = 2;
/** Upper limit of the water content, mm, for ice fields. */
const DEEPEST_MM = 5000;
const SMOOTHING_DAYS = 7;
/** No simulated day of sixty years is this many deviations from its season, a wet one's share included. */
const MOST_DEVIATIONS = 8;

/**
 * The chance of snow cover on level ground, by day of a normal year, 0..1; null where the normals lack
 * precipitation or spread. A degree-day model of sixty simulated years: autocorrelated temperatures
 * and wet days; precipitation in the cold accumulates, warmth melts it. Deterministic.
 */
export const snowCoverCurve = memoize(modelledSnow);

function modelledSnow(normals: ClimateNormals): readonly number[] | null {
  const { high, low, precipitation, wetShare } = dailyCurve(normals);
  const deviations = deviationsOf(normals);
  if (deviations === null || precipitation === null || wetShare === null) return null;
  const isNeverCold = high.every((warmest, at) => {
    const season = (warmest + (low[at] ?? 0)) / 2;
    return season - MOST_DEVIATIONS * Math.abs(deviations[at] ?? 0) > RAIN_ABOVE;
  });
  if (isNeverCold) return high.map(() => 0);
  const next = createRandom();
  const lying = new Float64Array(YEAR_DAYS);
  let snow = 0;
  let departure = 0;
  let wet = false;
  for (let day = 0; day < YEAR_DAYS * (YEARS + 1); day += 1) {
    const at = day % YEAR_DAYS;
    const share = wetShare[at] ?? 0;
    const chance: number = share + (wet ? WET_PERSISTENCE * (1 - share) : -WET_PERSISTENCE * share);
    wet = next() < chance;
    departure = PERSISTENCE * departure + Math.sqrt(1 - PERSISTENCE ** 2) * normalOf(next);
    const milder = WET_MILDER * (wet ? 1 - share : -share);
    const season = ((high[at] ?? 0) + (low[at] ?? 0)) / 2;
    const mean = season + (departure + milder) * (deviations[at] ?? 0);
    const fall = wet ? ((precipitation[at] ?? 0) / share) * -Math.log(1 - next()) : 0;
    snow += fall * snowShare(mean);
    snow -= meltPerDegree(season, normals.elevation) * Math.max(0, mean);
    snow = Math.min(DEEPEST_MM, Math.max(0, snow));
    if (day >= YEAR_DAYS && snow >= LYING_MM) lying[at] = (lying[at] ?? 0) + 1 / YEARS;
  }
  return smooth(lying);
}

/** Deviation of the daily mean, from those of high and low, which are correlated. */
export function deviationsOf({ months }: ClimateNormals): number[] | null {
  const monthly: number[] = [];
  for (const { highDeviation, lowDeviation } of months) {
    if (highDeviation === null || lowDeviation === null) return null;
    monthly.push((highDeviation + lowDeviation) / 2);
  }
  return annualCurve(monthly);
}

function meltPerDegree(season: number, elevation: number): number {
  const melt = MELT.atFreezing + MELT.perSeasonDegree * season;
  const thinAir = Math.min(1, Math.max(0, elevation) / HIGH_SUN.fullAtM);
  const sun = thinAir * HIGH_SUN.perSeasonDegree * Math.max(0, season - HIGH_SUN.from);
  return Math.min(MELT.most, Math.max(MELT.least, melt)) + sun;
}

/** Share of the precipitation that falls as snow at a daily mean temperature, 0..1. */
export function snowShare(temperature: number): number {
  return Math.min(1, Math.max(0, (RAIN_ABOVE - temperature) / (RAIN_ABOVE - SNOW_BELOW)));
}

/** Moving average, across New Year too. */
function smooth(days: Float64Array): number[] {
  const width = 2 * SMOOTHING_DAYS + 1;
  return Array.from(days, (_, day) => {
    let sum = 0;
    for (let step = -SMOOTHING_DAYS; step <= SMOOTHING_DAYS; step += 1) {
      sum += days[(day + step + YEAR_DAYS) % YEAR_DAYS] ?? 0;
    }
    return Math.min(1, sum / width);
  });
}

/** Pseudo-random numbers from 0 to 1 with a fixed seed (mulberry32). */
function createRandom(): () => number {
  let state = 1;
  return () => {
    state = (state + 0x6d_2b_79_f5) | 0;
    let mixed = Math.imul(state ^ (state >>> 15), 1 | state);
    mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed;
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 4_294_967_296;
  };
}

/** A standard normal number (Box and Muller). */
function normalOf(next: () => number): number {
  return Math.sqrt(-2 * Math.log(1 - next())) * Math.cos(2 * Math.PI * next());
}
