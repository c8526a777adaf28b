import type { TerrainFacts } from '../place/terrain.ts';
import { JUDGE_LIMITS } from './weather-judge.ts';

/** Mean wind of a day from which it is fresh (5 Beaufort): small trees sway, m/s. */
export const FRESH_WIND = 8;

/**
 * Share of days, 0..1, whose mean wind is fresh or stronger, from the mean wind speed in m/s. It
 * assumes a Rayleigh distribution, as usual where only the mean is known. Gusts, half as strong
 * again, are not in it; and trade winds are steadier than it says.
 */
export function freshShare(mean: number): number {
  return mean <= 0 ? 0 : Math.exp((-Math.PI / 4) * (FRESH_WIND / mean) ** 2);
}

export function kilometresPerHour(metresPerSecond: number): number {
  return metresPerSecond * 3.6;
}

/** An effect of the wind on a traveller at this place and season. */
export type WindEffect =
  | 'car-doors'
  | 'tent'
  | 'lifts'
  | 'ridges'
  | 'lee-shore'
  | 'boats'
  | 'bicycle'
  | 'umbrella'
  | 'no-breeze';

export type WindyDays = {
  /** Mean wind of the days, m/s. */
  wind: number;
  /** Mean daily high, and what it feels like, degrees Celsius. */
  high: number;
  felt: number;
  /** Share of days with snow cover, 0..1. */
  snowCover: number;
  /** Degrees north. */
  lat: number;
};

const STRONG = 6.5;
const NOTICED = 4;

/** The effect that matters most there; null where the wind is nothing to speak of. */
export function windEffect(
  { wind, high, felt, snowCover, lat }: WindyDays,
  { coastKm, land, relief }: Pick<TerrainFacts, 'coastKm' | 'land' | 'relief'>,
): WindEffect | null {
  const shore = !land || coastKm <= 10;
  if (wind < JUDGE_LIMITS.still) return felt >= JUDGE_LIMITS.sultryFelt ? 'no-breeze' : null;
  if (wind < NOTICED) return null;
  if (wind >= STRONG && high < 11) return 'car-doors';
  if (shore && Math.abs(lat) < 30 && high >= 25) return 'lee-shore';
  if (wind >= STRONG && high < 22) return 'tent';
  if (relief >= 600 && snowCover >= 0.5) return 'lifts';
  if (wind >= JUDGE_LIMITS.breezy && shore) return 'boats';
  if (relief >= 800) return 'ridges';
  if (wind >= JUDGE_LIMITS.breezy) return high < 10 ? 'umbrella' : 'bicycle';
  return high >= 12 && high < 28 && relief < 150 ? 'bicycle' : null;
}
