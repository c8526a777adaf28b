import type { Temperature } from '#src/domain/trip/recommendation.ts';
import type { TripClimate } from '#src/domain/climate/trip-climate.ts';

/** Which of the two written temperatures contradicts the measured one. */
export type FarOff = { high: boolean; low: boolean };

/** Tolerated difference, kelvin. */
const TOLERANCE_K = 5;

/**
 * Compares each written temperature with the measured mean daily high or low of the trip's days; more
 * than 5 K away is far off. Not compared with the range from low to high, where 20 degrees at night
 * would pass for a place with 20 by day. Rounded to tenths, against floating-point error.
 */
export function farOff(
  written: Pick<Temperature, 'min' | 'max'>,
  measured: Pick<TripClimate, 'high' | 'low'>,
): FarOff {
  return { high: misses(written.max, measured.high), low: misses(written.min, measured.low) };
}

function misses(written: number, measured: number): boolean {
  return Math.round(10 * Math.abs(written - measured)) > 10 * TOLERANCE_K;
}
