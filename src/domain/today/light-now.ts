import { DateTime } from 'luxon';
import { addDays } from '../days/day.ts';
import type { IsoDay } from '../days/day.ts';
import { sunTimes } from '../days/daylight.ts';
import type { LatLng } from '../place/location.ts';

/** The light at a moment of a day. Times are 'HH:mm' at the place. */
export type LightNow =
  | { kind: 'polar-day' }
  /** Twilight around noon; null where not even that. */
  | { kind: 'polar-night'; twilight: { from: string; until: string } | null }
  | { kind: 'before-sun'; from: string; until: string; minutes: number }
  /** `minutes`: until the sun sets. */
  | { kind: 'sun'; until: string; minutes: number }
  /** `until` is null where it does not get quite dark. */
  | { kind: 'dusk'; until: string | null; sunrise: string | null }
  | { kind: 'dark'; since: string; sunrise: string | null };

const MINUTE_MS = 60_000;

/** The light at this moment, which is on that day at the place. */
export function lightNow(day: IsoDay, now: Date, point: LatLng, timeZone: string): LightNow {
  const clock = (time: Date) => clockAt(time, timeZone);
  const minutesTo = (time: Date) => Math.round((time.getTime() - now.getTime()) / MINUTE_MS);
  const days = [-1, 0, 1].map((offset) => sunTimes(addDays(day, offset), point));
  for (const { sunrise, sunset } of days) {
    if (sunrise !== null && sunset !== null && sunrise <= now && now < sunset) {
      return { kind: 'sun', until: clock(sunset), minutes: minutesTo(sunset) };
    }
  }
  const today = days[1];
  const { sunrise = null, sunset = null, dawn = null, dusk = null } = today ?? {};
  if (sunrise === null || sunset === null) {
    if (today?.alwaysUp === true) return { kind: 'polar-day' };
    const twilight =
      dawn === null || dusk === null ? null : { from: clock(dawn), until: clock(dusk) };
    return { kind: 'polar-night', twilight };
  }
  if (now < sunrise) {
    const minutes = Math.round((sunset.getTime() - sunrise.getTime()) / MINUTE_MS);
    return { kind: 'before-sun', from: clock(sunrise), until: clock(sunset), minutes };
  }
  const next = days[2]?.sunrise ?? null;
  const nextRise = next === null ? null : clock(next);
  if (dusk === null || now < dusk) {
    return { kind: 'dusk', until: dusk === null ? null : clock(dusk), sunrise: nextRise };
  }
  return { kind: 'dark', since: clock(dusk), sunrise: nextRise };
}

/** 'HH:mm' in the time zone. */
function clockAt(time: Date, timeZone: string): string {
  return DateTime.fromJSDate(time).setZone(timeZone).toFormat('HH:mm');
}

/** How much of the day has passed at the place, 0..1. */
export function shareOfDay(now: Date, timeZone: string): number {
  const { hour, minute } = DateTime.fromJSDate(now).setZone(timeZone);
  return (hour + minute / 60) / 24;
}
