import { DateTime } from 'luxon';
import { addDays } from '#src/domain/days/day.ts';
import type { IsoDay } from '#src/domain/days/day.ts';
import { sunTimes } from '#src/domain/days/daylight.ts';
import { sunAltitude } from '#src/domain/days/sun-altitude.ts';
import type { LatLng } from '#src/domain/place/location.ts';
import { DAYS_OF_YEAR } from '../year-axis.ts';

/** Days from one computed day to the next; divides the year. */
const SAMPLE_DAYS = 5;
const HOUR_MS = 3_600_000;
const DEGREES_PER_HOUR = 15;
/** Altitude of the sun, with refraction, at the ends of civil twilight. */
const TWILIGHT_DEGREES = -5.5;

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
 * The sun on each day of the year of `day`. One clock all year: the UTC offset that holds in the time
 * zone on that day. Interpolated between samples: 365 exact solutions take a slow phone 80 ms.
 */
export function sunYear(point: LatLng, timeZone: string, day: IsoDay): SunDay[] {
  const offset = offsetHours(point, timeZone, day);
  const newYear = `${day.slice(0, 4)}-01-01`;
  const samples = Array.from({ length: DAYS_OF_YEAR / SAMPLE_DAYS + 1 }, (_, index) =>
    sunDay(addDays(newYear, index * SAMPLE_DAYS), point, offset),
  );
  return Array.from({ length: DAYS_OF_YEAR }, (_, index) => {
    const [before, after] = samples.slice(index / SAMPLE_DAYS);
    if (before === undefined || after === undefined) throw new RangeError('no sample');
    const { noon, ...halves } = between(before, after, (index % SAMPLE_DAYS) / SAMPLE_DAYS);
    return { ...halves, noon: ((noon % 24) + 24) % 24 };
  });
}

/** `noon` may lie outside 0..24. */
function sunDay(day: IsoDay, point: LatLng, offset: number): SunDay {
  const { solarNoon, sunrise, sunset, dawn, dusk, alwaysUp } = sunTimes(day, point);
  const twilightAllDay = () => sunAltitude(solarNoon, point) > TWILIGHT_DEGREES;
  return {
    noon: (solarNoon.getTime() - Date.parse(day)) / HOUR_MS + offset,
    halfDay: halfLength(sunrise, sunset) ?? (alwaysUp === true ? 12 : 0),
    halfTwilight: halfLength(dawn, dusk) ?? (twilightAllDay() ? 12 : 0),
  };
}

function between(before: SunDay, after: SunDay, share: number): SunDay {
  const mix = (from: number, to: number) => from + (to - from) * share;
  return {
    noon: mix(before.noon, after.noon),
    halfDay: mix(before.halfDay, after.halfDay),
    halfTwilight: mix(before.halfTwilight, after.halfTwilight),
  };
}

/** Hours; null where the sun does not cross that altitude. */
function halfLength(from: Date | null, to: Date | null): number | null {
  return from === null || to === null ? null : (to.getTime() - from.getTime()) / 2 / HOUR_MS;
}

/** At sea, and in zones that this browser does not know: solar time in whole hours. */
function offsetHours(point: LatLng, timeZone: string, day: IsoDay): number {
  const noon = DateTime.fromISO(`${day}T12:00`, { zone: timeZone });
  return noon.isValid ? noon.offset / 60 : Math.round(point.lng / DEGREES_PER_HOUR);
}
