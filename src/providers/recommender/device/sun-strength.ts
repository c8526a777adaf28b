import { utc } from '#src/domain/day.ts';
import type { IsoDay } from '#src/domain/day.ts';
import type { LatLng } from '#src/domain/location.ts';

const RADIANS = Math.PI / 180;
const AXIAL_TILT = 23.44;
/** Ultraviolet rises by about this share with each kilometre of height (WHO). */
const UV_PER_KM = 0.08;

/**
 * Declination of the sun in degrees: Cooper's formula, good to about half a degree, which is
 * enough for how high the sun climbs and how far it sinks.
 */
function declinationOn(day: IsoDay): number {
  return AXIAL_TILT * Math.sin(((284 + utc(day).ordinal) / 365) * 2 * Math.PI);
}

/** Height of the sun at solar noon, degrees above the horizon; negative in the polar night. */
export function noonAltitude(day: IsoDay, point: LatLng): number {
  return 90 - Math.abs(point.lat - declinationOn(day));
}

/** Height of the sun at solar midnight, degrees; negative below the horizon. */
export function midnightAltitude(day: IsoDay, point: LatLng): number {
  return Math.abs(point.lat + declinationOn(day)) - 90;
}

/**
 * UV index at noon under a clear sky: 12.5 · sin(altitude)^2.42 · (ozone / 300)^-1.23 (Madronich
 * 2007), more with height. Ozone grows from about 270 Dobson units at the equator to 360 in high
 * latitudes. Computed, not measured: good to about one step.
 */
export function clearSkyUvIndex(altitude: number, lat: number, elevation: number): number {
  const sine = Math.max(0, Math.sin(altitude * RADIANS));
  const ozone = Math.min(360, 270 + 1.3 * Math.abs(lat));
  const height = 1 + UV_PER_KM * Math.max(0, elevation / 1000);
  return 12.5 * sine ** 2.42 * (ozone / 300) ** -1.23 * height;
}

/**
 * Oxygen in a breath against sea level, 0..1: the pressure ratio of the standard atmosphere (ISO
 * 2533) at that height.
 */
export function oxygenShare(elevation: number): number {
  return (1 - 2.255_77e-5 * Math.max(0, elevation)) ** 5.255_88;
}
