import { DateTime } from 'luxon';
import { daysBetween } from './day.ts';
import type { IsoDay } from './day.ts';

/** The local time of a place at noon of a day there. */
export type LocalClock = {
  /** Minutes ahead of UTC, summer time included; negative in the west. */
  utcMinutes: number;
  /** Minutes ahead of the other zone at the same instant; negative when behind it. */
  aheadMinutes: number;
  /** Noon of that day. */
  noon: Date;
};

/** Null for an unknown time zone. Zones are IANA names. */
export function localClock(
  day: IsoDay,
  timeZone: string,
  otherTimeZone: string,
): LocalClock | null {
  const noon = DateTime.fromISO(`${day}T12:00`, { zone: timeZone });
  const other = noon.setZone(otherTimeZone);
  if (!noon.isValid || !other.isValid) return null;
  return {
    utcMinutes: noon.offset,
    aheadMinutes: noon.offset - other.offset,
    noon: noon.toJSDate(),
  };
}

/** The first day with another UTC offset than the first day; null without any. */
export function clockChange(
  first: IsoDay,
  last: IsoDay,
  timeZone: string,
): { day: IsoDay; utcMinutes: number } | null {
  const offsetOn = (day: IsoDay) => localClock(day, timeZone, timeZone)?.utcMinutes;
  const before = offsetOn(first);
  for (const day of daysBetween(first, last)) {
    const utcMinutes = offsetOn(day);
    if (utcMinutes !== undefined && utcMinutes !== before) return { day, utcMinutes };
  }
  return null;
}
