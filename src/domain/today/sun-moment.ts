import { DateTime } from 'luxon';
import type { IsoDay } from '../days/day.ts';
import { sunTimes } from '../days/daylight.ts';
import { says, whereSaid } from '../language/said.ts';
import type { LatLng } from '../place/location.ts';

/** A time that an advice names after the sun. `minutes`: after the event; negative before it. */
type SunMoment = { event: 'sunrise' | 'sunset'; minutes: number; after: boolean };

/** How one is to understand the clock time: be there by it, go from then on, or it is just then. */
export type SunClock = { how: 'by' | 'from' | 'at'; event: SunMoment['event']; time: string };

/** How long before or after, the most exact words first. */
const SPANS = [
  ['ninety-minutes', 90],
  ['half-hour', 30],
  ['two-hours', 120],
  ['one-hour', 60],
] as const;

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

/**
 * 'An hour before sunset'; null where no event of the sun is named, or both are, or a text only mentions it ('sunset
 * cruise') or lasts until then.
 */
export function sunMomentIn(text: string): SunMoment | null {
  if (says(text, 'no-sun-moment')) return null;
  const rise = says(text, 'sunrise');
  if (rise === says(text, 'sunset')) return null;
  const event = rise ? 'sunrise' : 'sunset';
  // Words after the event belong to something else: '…, down before dark'.
  const before = text.slice(0, whereSaid(text, event));
  const clause = before.slice(Math.max(before.lastIndexOf(','), before.lastIndexOf(';')) + 1);
  const span = SPANS.find(([list]) => says(clause, list))?.[1] ?? 0;
  if (says(clause, 'after')) return { event, minutes: span, after: true };
  return { event, minutes: says(clause, 'before') ? 0 - span : 0, after: false };
}

/** Early enough, and not too early. */
function rounded(time: number, how: 'by' | 'from'): number {
  return (how === 'by' ? Math.floor(time / STEP_MS) : Math.ceil(time / STEP_MS)) * STEP_MS;
}
