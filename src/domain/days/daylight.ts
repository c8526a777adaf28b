import { DateTime } from 'luxon';
import { getTimes } from 'suncalc';
import type { IsoDay } from './day.ts';
import type { LatLng } from '../location.ts';

/**
 * The light of one day at one place. Times are the local clock's, 'HH:mm', in the asked zone; a
 * missing twilight (it never gets darker, or the whole day is twilight) is null.
 */
export type Daylight =
  | {
      kind: 'normal';
      sunrise: string;
      sunset: string;
      /** Civil dawn and dusk: the sun 6 degrees below the horizon. */
      dawn: string | null;
      dusk: string | null;
      /** From sunrise to sunset. */
      minutes: number;
    }
  | { kind: 'polar-day'; minutes: 1440 }
  | { kind: 'polar-night'; dawn: string | null; dusk: string | null; minutes: 0 };

/** Sunrise, sunset and civil twilight by astronomy (suncalc), at sea level, with refraction. */
export function daylightOn(day: IsoDay, point: LatLng, timeZone: string): Daylight {
  const noon = solarNoonOf(day, point);
  const times = getTimes(noon, point.lat, point.lng);
  const clock = (time: Date | null) =>
    time === null ? null : DateTime.fromJSDate(time).setZone(timeZone).toFormat('HH:mm');
  const { sunrise, sunset } = times;
  const dawn = clock(times.dawn);
  const dusk = clock(times.dusk);
  if (sunrise === null || sunset === null) {
    if (times.alwaysUp === true) return { kind: 'polar-day', minutes: 1440 };
    return { kind: 'polar-night', dawn, dusk, minutes: 0 };
  }
  return {
    kind: 'normal',
    sunrise: clock(sunrise) ?? '',
    sunset: clock(sunset) ?? '',
    dawn,
    dusk,
    minutes: Math.round((sunset.getTime() - sunrise.getTime()) / 60_000),
  };
}

const HOUR_MS = 3_600_000;

/** About noon by the sun, so that the solar day is the calendar day whatever the longitude. */
function solarNoonOf(day: IsoDay, point: LatLng): Date {
  return new Date(Date.parse(`${day}T00:00:00Z`) + (12 - point.lng / 15) * HOUR_MS);
}
