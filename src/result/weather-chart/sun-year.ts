import { DateTime } from 'luxon';
import { getPosition, getTimes } from 'suncalc';
import type { IsoDay } from '#src/domain/day.ts';
import type { LatLng } from '#src/domain/location.ts';
import { DAYS_OF_YEAR } from './year-axis.ts';

const HOUR_MS = 3_600_000;
const DAY_MS = 24 * HOUR_MS;
const DEGREES_PER_HOUR = 15;
/** Civil twilight: the sun's centre no lower than this, degrees. */
const TWILIGHT_DEGREES = -6;

/** A day around its solar noon. Half lengths are 0 for none of it and 12 for all day. */
export type SunDay = {
  /** Solar noon by the clock of the place, hours after midnight; seldom exactly 12. */
  noon: number;
  /** Hours from noon to sunset. */
  halfDay: number;
  /** Hours from noon to the end of civil twilight. */
  halfTwilight: number;
};

/**
 * The sun through the year of `day` at the point, by one clock all year: the offset from UTC that
 * holds in the time zone on that day. Times by suncalc (sun's upper edge, refraction included).
 */
export function sunYear(point: LatLng, timeZone: string, day: IsoDay): SunDay[] {
  const offset = offsetHours(point, timeZone, day);
  const newYear = Date.UTC(Number(day.slice(0, 4)), 0, 1) - offset * HOUR_MS;
  return Array.from({ length: DAYS_OF_YEAR }, (_, index) =>
    sunDay(point, newYear + index * DAY_MS),
  );
}

/** `midnight` as an instant, by the clock of the strip. */
function sunDay({ lat, lng }: LatLng, midnight: number): SunDay {
  const nearNoon = new Date(midnight + DAY_MS / 2);
  const { sunrise, sunset, dawn, dusk, solarNoon, alwaysUp } = getTimes(nearNoon, lat, lng);
  const noon = (solarNoon.getTime() - midnight) / HOUR_MS;
  const noonAltitude = getPosition(solarNoon, lat, lng).altitude;
  return {
    noon: ((noon % 24) + 24) % 24,
    halfDay: halfLength(sunrise, sunset, alwaysUp === true),
    halfTwilight: halfLength(dawn, dusk, noonAltitude > TWILIGHT_DEGREES),
  };
}

function halfLength(rise: Date | null, set: Date | null, allDay: boolean): number {
  if (rise === null || set === null) return allDay ? 12 : 0;
  return (set.getTime() - rise.getTime()) / HOUR_MS / 2;
}

/** At sea, or for a zone this browser does not know, the sun's own clock to the whole hour. */
function offsetHours(point: LatLng, timeZone: string, day: IsoDay): number {
  const noon = DateTime.fromISO(`${day}T12:00`, { zone: timeZone });
  return noon.isValid ? noon.offset / 60 : Math.round(point.lng / DEGREES_PER_HOUR);
}
