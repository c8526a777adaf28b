import { bearingDegrees, distanceKm } from '../place/location.ts';
import type { LatLng } from '../place/location.ts';

/**
 * Where a place of a day lies: the first as seen from the pin, each other from the one before. A straight
 * line, never a way on foot.
 */
export type Leg = {
  how: 'from-pin' | 'at-pin' | 'on' | 'back' | 'same';
  km: number;
  /** Degrees clockwise from north. */
  bearing: number;
};

/** In town a direction tells nothing within this distance. */
const AT_PIN_KM = 1;
const SAME_KM = 0.1;
/** A turn by more than this leads back. */
const BACK_DEGREES = 120;

/** One for each place; null for one without a point. */
export function legsOf(base: LatLng, points: readonly (LatLng | undefined)[]): (Leg | null)[] {
  let from = base;
  let heading: number | null = null;
  let isFirst = true;
  return points.map((to) => {
    if (to === undefined) return null;
    const km = distanceKm(from, to);
    const bearing = bearingDegrees(from, to);
    const how = isFirst ? fromPin(km) : onward(km, turn(heading, bearing));
    if (km >= SAME_KM) heading = bearing;
    from = to;
    isFirst = false;
    return { how, km, bearing };
  });
}

function fromPin(km: number): Leg['how'] {
  return km < AT_PIN_KM ? 'at-pin' : 'from-pin';
}

function onward(km: number, turned: number): Leg['how'] {
  if (km < SAME_KM) return 'same';
  return turned > BACK_DEGREES ? 'back' : 'on';
}

function turn(before: number | null, bearing: number): number {
  if (before === null) return 0;
  const difference = Math.abs(bearing - before) % 360;
  return Math.min(difference, 360 - difference);
}
