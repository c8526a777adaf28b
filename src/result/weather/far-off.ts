import type { Weather } from '#src/domain/recommendation.ts';
import type { TripClimate } from '#src/domain/climate/trip-climate.ts';

/** Which of the two written temperatures cannot be believed. */
export type FarOff = { high: boolean; low: boolean };

/** By how many kelvin a written temperature may miss its measured counterpart. */
const TOLERANCE_K = 5;

/**
 * Whether the written temperatures are outside the measured range: each is held against its own
 * counterpart, the mean daily high or low of the trip's days, and more than 5 K away is far off.
 * Not against the span from low to high, where 20 degrees at night would pass for a place with 20 by
 * day; and not against the extremes, which say little about most days. Counted in tenths of a
 * degree, so that no binary fraction decides.
 */
export function farOff(
  written: Pick<Weather['temperature'], 'min' | 'max'>,
  measured: Pick<TripClimate, 'high' | 'low'>,
): FarOff {
  return { high: misses(written.max, measured.high), low: misses(written.min, measured.low) };
}

function misses(written: number, measured: number): boolean {
  return Math.round(10 * Math.abs(written - measured)) > 10 * TOLERANCE_K;
}
