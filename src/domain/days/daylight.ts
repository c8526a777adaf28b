import { DateTime } from 'luxon';
import { getTimes } from 'suncalc';
import type { SunTimes } from 'suncalc';
import type { IsoDay } from './day.ts';
import type { LatLng } from '../place/location.ts';

/**
 * Daylight of one day at one place. Times are 'HH:mm' in the given time zone. Dawn and dusk are null
 * where the sun does not cross 6 degrees below the horizon.
 */
export type Daylight =
  | {
      kind: 'normal';
      sunrise: string;
      sunset: string;
      dawn: string | null;
      dusk: string | null;
      /** From sunrise to sunset. */
      minutes: number;
    }
  | { kind: 'polar-day'; minutes: 1440 }
  | { kind: 'polar-night'; dawn: string | null; dusk: string | null; minutes: 0 };

/** Minutes from sunrise to sunset, without the times by the clock: writing these takes most of `daylightOn`. */
export function daylightMinutes(day: IsoDay, point: LatLng): number {
  return minutesOf(sunTimes(day, point));
}

function minutesOf({ sunrise, sunset, alwaysUp }: SunTimes): number {
  if (sunrise === null || sunset === null) return alwaysUp === true ? DAY_MINUTES : 0;
  return Math.round((sunset.getTime() - sunrise.getTime()) / 60_000);
}

/** Sunrise, sunset and civil twilight by suncalc, at sea level, with refraction. */
export function daylightOn(day: IsoDay, point: LatLng, timeZone: string): Daylight {
  const times = sunTimes(day, point);
  const clock = (time: Date | null) =>
    time === null ? null : DateTime.fromJSDate(time).setZone(timeZone).toFormat('HH:mm');
  const { sunrise, sunset } = times;
  const dawn = clock(times.dawn);
  const dusk = clock(times.dusk);
  if (sunrise === null || sunset === null) {
    if (times.alwaysUp === true) return { kind: 'polar-day', minutes: DAY_MINUTES };
    return { kind: 'polar-night', dawn, dusk, minutes: 0 };
  }
  return {
    kind: 'normal',
    sunrise: clock(sunrise) ?? '',
    sunset: clock(sunset) ?? '',
    dawn,
    dusk,
    minutes: minutesOf(times),
  };
}

/**
 * When it is properly dark, the stars out: nautical dusk, 'HH:mm' in the time zone to ten minutes; null
 * where the sun does not sink 12 degrees below the horizon.
 */
export function darkBy(day: IsoDay, point: LatLng, timeZone: string): string | null {
  const { nauticalDusk } = sunTimes(day, point);
  if (nauticalDusk === null) return null;
  const rounded = Math.round(nauticalDusk.getTime() / TEN_MINUTES_MS) * TEN_MINUTES_MS;
  return DateTime.fromMillis(rounded).setZone(timeZone).toFormat('HH:mm');
}

const DAY_MINUTES = 1440;
const TEN_MINUTES_MS = 600_000;
const HOUR_MS = 3_600_000;

/** The sun's times around solar noon of that calendar day, at any longitude. */
export function sunTimes(day: IsoDay, { lat, lng }: LatLng): SunTimes {
  const nearlyNoon = Date.parse(`${day}T00:00:00Z`) + (12 - lng / 15) * HOUR_MS;
  return getTimes(new Date(nearlyNoon), lat, lng);
}
