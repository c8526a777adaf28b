import { Body, EclipticGeoMoon, MoonPhase, Observer, SearchRiseSet } from 'astronomy-engine';
import type { IsoDay } from '#src/domain/days/day.ts';
import { momentOf } from './moons.ts';

export const INDIAN_UTC_HOURS = 5.5;

/** The place for which the Rashtriya Panchang, India's official almanac, is computed. */
const CENTRAL_STATION = new Observer(23.183, 82.5, 0);
const DEGREES_OF_A_TITHI = 12;
const TITHIS = 30;
const HOUR_MS = 3_600_000;

/** Shares of the time from sunrise to sunset. */
const [SUNRISE, MORNING, AFTERNOON, LATE] = [0, 0.2, 0.7, 0.875];
const AFTER_SUNSET_MS = 0.6 * HOUR_MS;

/** The day that is kept of the days around a tithi. */
export type Observance = (days: readonly IsoDay[], tithi: number) => IsoDay;

/** By what a festival asks of its day; each compared with the days published for 2001 to 2035. */
export const HINDU_OBSERVANCES: Readonly<Record<string, Observance>> = {
  /** It holds at sunrise, as for most days of the almanac. */
  sunrise: (days, tithi) => dayWith(days, tithi, (day) => partOfDay(day, SUNRISE)),
  /** It holds after sunset, when lamps are lit: Diwali. */
  evening: (days, tithi) =>
    dayWith(days, tithi, (day) => new Date(sunAt(day, 'set').getTime() + AFTER_SUNSET_MS)),
  /** The later one if it still holds near sunset there: the fire of Holi, which avoids the first half of the tithi. */
  fire: (days, tithi) => dayWith(days.toReversed(), tithi, (day) => partOfDay(day, LATE)),
  /** In the afternoon, or from sunrise for a fifth of the day, with the Moon in Shravana; else in the afternoon: Vijayadashami. */
  shravana: (days, tithi) =>
    days.find((day) => isInShravana(day, AFTERNOON) && holds(day, AFTERNOON, tithi)) ??
    days.find((day) => isInShravana(day, SUNRISE) && holds(day, MORNING, tithi)) ??
    dayWith(days, tithi, (day) => partOfDay(day, AFTERNOON)),
};

/** Degrees from the first point of Aries among the stars, by the ayanamsa of Lahiri. */
export function siderealDegrees(tropical: number, moment: Date): number {
  const [AYANAMSA_2000, DEGREES_A_YEAR, YEAR_MS] = [23.857, 0.01397, 365.25 * 24 * HOUR_MS];
  const years = (moment.getTime() - Date.UTC(2000, 0, 1)) / YEAR_MS;
  return (tropical - AYANAMSA_2000 - DEGREES_A_YEAR * years + 360) % 360;
}

/** The first of the days at whose moment it holds; where it begins and ends between two moments, the day it begins on. */
function dayWith(days: readonly IsoDay[], tithi: number, momentOn: (day: IsoDay) => Date): IsoDay {
  const missing = days.map((day) => (tithi - tithiAt(momentOn(day)) + TITHIS) % TITHIS);
  const before = days.filter((_, index) => (missing[index] ?? 0) < TITHIS / 2).toSorted();
  const found = days[missing.indexOf(0)] ?? before.at(-1);
  if (found === undefined) throw new Error(`no tithi ${tithi} in ${days.join(' ')}`);
  return found;
}

/** The thirtieth of the way from new moon to new moon, 1 to 30. */
function tithiAt(moment: Date): number {
  return Math.floor(MoonPhase(moment) / DEGREES_OF_A_TITHI) + 1;
}

function holds(day: IsoDay, share: number, tithi: number): boolean {
  return tithiAt(partOfDay(day, share)) === tithi;
}

/** Whether the Moon stands in the 22nd of its 27 mansions. */
function isInShravana(day: IsoDay, share: number): boolean {
  const [INDEX, MANSIONS] = [21, 27];
  const moment = partOfDay(day, share);
  const longitude = siderealDegrees(EclipticGeoMoon(moment).lon, moment);
  return Math.floor((longitude * MANSIONS) / 360) === INDEX;
}

function partOfDay(day: IsoDay, share: number): Date {
  const [rise, set] = [sunAt(day, 'rise').getTime(), sunAt(day, 'set').getTime()];
  return new Date(rise + share * (set - rise));
}

function sunAt(day: IsoDay, event: 'rise' | 'set'): Date {
  const midnight = momentOf(day, 0, INDIAN_UTC_HOURS);
  const found = SearchRiseSet(Body.Sun, CENTRAL_STATION, event === 'rise' ? 1 : -1, midnight, 1);
  if (found === null) throw new Error(`no ${event} of the Sun on ${day}`);
  return found.date;
}
