import { ordinalOf } from './day.ts';
import type { IsoDay } from './day.ts';
import type { LatLng } from '../location.ts';

const AXIAL_TILT = 23.44;

/** Height of the sun at solar noon, degrees above the horizon; negative in the polar night. */
export function noonAltitude(day: IsoDay, point: LatLng): number {
  return 90 - Math.abs(point.lat - declinationOn(day));
}

/** Height of the sun at solar midnight, degrees; negative below the horizon. */
export function midnightAltitude(day: IsoDay, point: LatLng): number {
  return Math.abs(point.lat + declinationOn(day)) - 90;
}

/**
 * Declination of the sun in degrees: Cooper's formula, good to about half a degree, which is
 * enough for how high the sun climbs and how far it sinks.
 */
function declinationOn(day: IsoDay): number {
  return AXIAL_TILT * Math.sin(((284 + ordinalOf(day)) / 365) * 2 * Math.PI);
}
