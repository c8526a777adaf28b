import { coldNight, getsDark, snowUnderfoot } from '../season/conditions-of-place.ts';
import { largeTides, northernMosquitoes, ticksLikely } from '../season/dangers.ts';
import type { TripFacts } from '../trip-facts.ts';
import type { Cause } from './job.ts';

/** Figures from which something is packed; each boundary has a test. */
export const CAUSE_LIMITS = {
  coldNight: 8,
  coldDay: 9,
  frostChance: 0.3,
  heat: 25,
  wetDays: 1,
  uvIndex: 3,
  brightFrom: '05:00',
  heightM: 1800,
  insectNight: 10,
  insectHigh: 18,
} as const;

const L = CAUSE_LIMITS;

export function causeApplies(cause: Cause, facts: TripFacts): boolean {
  const { climate, daylight } = facts;
  switch (cause) {
    case 'cold-night':
      return coldNight(facts) < L.coldNight;
    case 'cold-day':
      return climate.high < L.coldDay;
    case 'layers':
      return climate.high - climate.low >= 7;
    case 'heat':
      return climate.high >= L.heat;
    case 'rain':
      return climate.wetDaysPer10 === null || climate.wetDaysPer10 >= L.wetDays;
    case 'snow':
      return snowUnderfoot(facts);
    case 'frost':
      return (facts.spread.frost ?? 0) >= L.frostChance;
    case 'sun':
      return facts.uvIndex >= L.uvIndex;
    case 'bright-night':
      return (
        daylight.kind === 'polar-day' ||
        (daylight.kind === 'normal' && daylight.sunrise < L.brightFrom)
      );
    case 'dark':
      return getsDark(facts);
    case 'height':
      return facts.terrain.elevation >= L.heightM;
    case 'insects':
      return (
        (climate.low >= L.insectNight && climate.high >= L.insectHigh) || northernMosquitoes(facts)
      );
    case 'tides':
      return largeTides(facts);
    case 'ticks':
      return ticksLikely(facts);
    case 'days':
    case 'group':
      return true;
    default:
      return cause satisfies never;
  }
}
