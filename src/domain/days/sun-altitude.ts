import { getPosition } from 'suncalc';
import type { LatLng } from '../place/location.ts';
import type { IsoDay } from './day.ts';
import { sunTimes } from './daylight.ts';

/** Apparent altitude of the sun at solar noon, degrees; negative in the polar night. */
export function noonAltitude(day: IsoDay, point: LatLng): number {
  return sunAltitude(sunTimes(day, point).solarNoon, point);
}

/** Apparent altitude of the sun at solar midnight, degrees; negative below the horizon. */
export function midnightAltitude(day: IsoDay, point: LatLng): number {
  return sunAltitude(sunTimes(day, point).nadir, point);
}

/** With refraction, which is about half a degree at the horizon. */
export function sunAltitude(time: Date, { lat, lng }: LatLng): number {
  return getPosition(time, lat, lng).altitude;
}
