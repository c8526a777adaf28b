import { DateTime } from 'luxon';
import type { IsoDay } from '#src/domain/days/day.ts';
import type { LatLng } from '#src/domain/location.ts';
import { DAYS_OF_YEAR } from './year-axis.ts';

const DAY_MS = 86_400_000;
const DEGREES_PER_HOUR = 15;
const HOURS = 24;
const RADIANS = Math.PI / 180;
/** Noon of 1 January 2000, from which the formulas count days. */
const EPOCH_MS = Date.UTC(2000, 0, 1, 12);
/** Height of the sun's centre while its upper edge is on the horizon, with refraction. */
const RISING_DEGREES = -0.833;
/** Civil twilight: the sun's centre no lower than this. */
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
 * holds in the time zone on that day. By the low-precision formulas of the Astronomical Almanac,
 * within a minute or two of the exact times: finer than the chart is drawn.
 */
export function sunYear({ lat, lng }: LatLng, timeZone: string, day: IsoDay): SunDay[] {
  const shift = offsetHours({ lat, lng }, timeZone, day) - lng / DEGREES_PER_HOUR;
  const firstNoon = Date.UTC(Number(day.slice(0, 4)), 0, 1, HOURS / 2) - shift * 3_600_000;
  return Array.from({ length: DAYS_OF_YEAR }, (_, index) => {
    const { declination, clockAhead } = sunAt((firstNoon - EPOCH_MS) / DAY_MS + index);
    return {
      noon: (((HOURS / 2 + shift - clockAhead) % HOURS) + HOURS) % HOURS,
      halfDay: hoursAbove(RISING_DEGREES, lat, declination),
      halfTwilight: hoursAbove(TWILIGHT_DEGREES, lat, declination),
    };
  });
}

/** Declination in radians, and how far the sundial is ahead of the clock, hours. */
function sunAt(days: number): { declination: number; clockAhead: number } {
  const meanLongitude = 280.46 + 0.985_647_4 * days;
  const anomaly = (357.528 + 0.985_600_3 * days) * RADIANS;
  const longitude =
    (meanLongitude + 1.915 * Math.sin(anomaly) + 0.02 * Math.sin(2 * anomaly)) * RADIANS;
  const tilt = (23.439 - 4e-7 * days) * RADIANS;
  const ascension = Math.atan2(Math.cos(tilt) * Math.sin(longitude), Math.cos(longitude)) / RADIANS;
  const ahead = (((meanLongitude - ascension) % 360) + 360) % 360;
  return {
    declination: Math.asin(Math.sin(tilt) * Math.sin(longitude)),
    clockAhead: (ahead > 180 ? ahead - 360 : ahead) / DEGREES_PER_HOUR,
  };
}

/** Half of the time that the sun spends above a height: 0 for none, 12 for all day. */
function hoursAbove(degrees: number, lat: number, declination: number): number {
  const phi = lat * RADIANS;
  const cosine =
    (Math.sin(degrees * RADIANS) - Math.sin(phi) * Math.sin(declination)) /
    (Math.cos(phi) * Math.cos(declination));
  return Math.acos(Math.min(1, Math.max(-1, cosine))) / RADIANS / DEGREES_PER_HOUR;
}

/** At sea, or for a zone this browser does not know, the sun's own clock to the whole hour. */
function offsetHours(point: LatLng, timeZone: string, day: IsoDay): number {
  const noon = DateTime.fromISO(`${day}T12:00`, { zone: timeZone });
  return noon.isValid ? noon.offset / 60 : Math.round(point.lng / DEGREES_PER_HOUR);
}
