import { DateTime } from 'luxon';
import type { IsoDay } from '../days/day.ts';
import { sunTimes } from '../days/daylight.ts';
import type { LatLng } from '../place/location.ts';

/** A time that an advice names after the sun. `minutes`: after the event; negative before it. */
type SunMoment = { event: 'sunrise' | 'sunset'; minutes: number; after: boolean };

/** How one is to understand the clock time: be there by it, go from then on, or it is just then. */
export type SunClock = { how: 'by' | 'from' | 'at'; event: SunMoment['event']; time: string };

const EVENTS = {
  sunrise: /\bsunrise\b|Sonnenaufgang/iu,
  sunset: /\bsunset\b|Sonnenuntergang/iu,
} as const;

/** Texts that only mention the event, or last until then, name no hour at which to be there. */
const NO_MOMENT =
  /\b(?:until|till|to) sunset\b|\bbis (?:zum )?Sonnen(?:unter|auf)gang|\bsunrise to\b|\bvon Sonnenaufgang|\bsunset (?:prayer|cruise|trip)|\bwith sunset\b|\bmit Sonnenuntergang|\bmeets? the sunset|in den Sonnenuntergang/iu;

/** How long before or after, the most exact words first. */
const SPANS: readonly (readonly [RegExp, number])[] = [
  [/\ban hour and a half\b|\bninety minutes\b|\banderthalb Stunden\b/iu, 90],
  [/\bhalf an hour\b|\bhalben? Stunde\b/iu, 30],
  [/\btwo hours\b|\bzwei Stunden\b/iu, 120],
  [/\b(?:an|the|the last|last) hour\b|\bStunde\b/iu, 60],
];

const BEFORE = /\bbefore\b|\bvor\b/iu;
const AFTER = /\bafter\b|\bnach\b/iu;
const MINUTE_MS = 60_000;
/** Nobody keeps to the minute. */
const STEP_MS = 5 * MINUTE_MS;

/** The clock time of what an advice says after the sun; null where it says none, or the sun does not. */
export function sunClock(
  text: string,
  day: IsoDay,
  point: LatLng,
  timeZone: string,
): SunClock | null {
  const moment = sunMomentIn(text);
  if (moment === null) return null;
  const { event, minutes, after } = moment;
  const sun = sunTimes(day, point)[event];
  if (sun === null) return null;
  const exact = sun.getTime() + minutes * MINUTE_MS;
  const how = after ? 'from' : minutes === 0 ? 'at' : 'by';
  const time = how === 'at' ? exact : rounded(exact, how);
  const clock = DateTime.fromMillis(time).setZone(timeZone).toFormat('HH:mm');
  return { how, event, time: clock };
}

/** 'An hour before sunset'; null where no event of the sun is named, or both are. */
export function sunMomentIn(text: string): SunMoment | null {
  if (NO_MOMENT.test(text)) return null;
  const rise = EVENTS.sunrise.test(text);
  if (rise === EVENTS.sunset.test(text)) return null;
  const event = rise ? 'sunrise' : 'sunset';
  // Words after the event belong to something else: '…, down before dark'.
  const at = text.search(EVENTS[event]);
  const before = text.slice(0, at);
  const clause = before.slice(Math.max(before.lastIndexOf(','), before.lastIndexOf(';')) + 1);
  const isAfter = AFTER.test(clause);
  const span = SPANS.find(([words]) => words.test(clause))?.[1] ?? 0;
  if (isAfter) return { event, minutes: span, after: true };
  return { event, minutes: BEFORE.test(clause) ? 0 - span : 0, after: false };
}

/** Early enough, and not too early. */
function rounded(time: number, how: 'by' | 'from'): number {
  return (how === 'by' ? Math.floor(time / STEP_MS) : Math.ceil(time / STEP_MS)) * STEP_MS;
}
