import { ordinalOf } from '../days/day.ts';
import type { IsoDay } from '../days/day.ts';
import type { LatLng } from '../place/location.ts';
import { noonAltitude } from '../days/sun-altitude.ts';

const RADIANS = Math.PI / 180;
/** Share by which UV rises with each kilometre of elevation (WHO: 10 to 12 %). */
const UV_PER_KM = 0.1;
/** Share that passes the usual haze of a clear day; south of 30 S the air has little. */
const HAZE = { north: 0.9, south: 1, fullFrom: 30 } as const;

/**
 * UV index at solar noon under a clear sky, elevation in metres: 12.5 · sin(altitude)^2.42 ·
 * (ozone / 300)^-1.23 (Madronich 2007), corrected for haze, the sun's distance and elevation.
 * Computed, not measured: accurate to about one step.
 */
export function uvIndexOn(day: IsoDay, point: LatLng, elevation: number): number {
  const sine = Math.max(0, Math.sin(noonAltitude(day, point) * RADIANS));
  const ordinal = ordinalOf(day);
  const distance = 1 + 0.033 * Math.cos(((ordinal - 3) / 365) * 2 * Math.PI);
  const height = 1 + UV_PER_KM * Math.max(0, elevation / 1000);
  const ozone = ozoneAt(point.lat, ordinal);
  return 12.5 * hazeAt(point.lat) * sine ** 2.42 * (ozone / 300) ** -1.23 * distance * height;
}

function hazeAt(lat: number): number {
  const southern = Math.min(1, Math.max(0, -lat) / HAZE.fullFrom);
  return HAZE.north + (HAZE.south - HAZE.north) * southern;
}

/**
 * Usual ozone column in Dobson units: 260 at the equator, more towards the poles and most in
 * spring, with a weaker season in the south.
 */
function ozoneAt(lat: number, ordinal: number): number {
  const polewards = Math.min(1, Math.abs(lat) / 60);
  const peak = lat >= 0 ? 90 : 270;
  const season = Math.cos(((ordinal - peak) / 365) * 2 * Math.PI);
  const amplitude = lat >= 0 ? 40 : 25;
  return 260 + 80 * polewards ** 1.5 + amplitude * polewards ** 2 * season;
}
