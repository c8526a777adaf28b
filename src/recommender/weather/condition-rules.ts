import type { ConditionType } from '#src/domain/recommendation.ts';
import { rainLikely, snowUnderfoot } from '../season/conditions-of-place.ts';
import {
  largeTides,
  northernMosquitoes,
  polarBears,
  stormSeason,
  ticksLikely,
  tropicalMosquitoes,
} from '../season/dangers.ts';
import type { TripFacts } from '../trip-facts.ts';

/**
 * Figures from which a condition is listed; each boundary has a test. There are no rules for fog,
 * wind and sunshine hours, which the data does not have.
 */
const WEATHER_LIMITS = {
  heatHigh: 30,
  warmHigh: 24,
  mildHigh: 15,
  coldHigh: 4,
  frostLow: 0.5,
  frostChance: 0.25,
  frostHigh: -8,
  humidLow: 21,
  humidHigh: 27,
  snowMean: 1.5,
  rainDays: 4.5,
  showerDays: 1.8,
  dryDays: 1.2,
  strongUv: 6,
  longMinutes: 16 * 60,
  shortMinutes: 8.5 * 60,
  thinAirM: 2400,
  thunderHigh: 16,
  thunderReliefM: 600,
} as const;

const L = WEATHER_LIMITS;

type Rule = readonly [type: ConditionType, applies: (facts: TripFacts) => boolean];

/** In the order of the list: extreme daylight, temperature, precipitation, sun, dangers. */
const RULES: readonly Rule[] = [
  ['polar-night', ({ daylight }) => daylight.kind === 'polar-night'],
  ['midnight-sun', ({ daylight }) => daylight.kind === 'polar-day'],
  ['thin-air', ({ terrain }) => terrain.elevation >= L.thinAirM],
  ['heat', ({ climate }) => climate.high >= L.heatHigh],
  ['warm', ({ climate }) => climate.high >= L.warmHigh && climate.high < L.heatHigh],
  ['mild', ({ climate }) => climate.high >= L.mildHigh && climate.high < L.warmHigh],
  ['cold', ({ climate }) => climate.high < L.coldHigh],
  ['humid', isHumid],
  ['snow', isSnowy],
  ['frost', isFrosty],
  ['rain', (facts) => !isSnowy(facts) && wet(facts) >= L.rainDays],
  ['showers', (facts) => !isSnowy(facts) && wet(facts) >= L.showerDays && wet(facts) < L.rainDays],
  ['thunderstorms', isThundery],
  ['dry', ({ climate }) => climate.wetDaysPer10 !== null && climate.wetDaysPer10 < L.dryDays],
  ['strong-sun', ({ uvIndex }) => uvIndex >= L.strongUv],
  ['long-days', ({ daylight }) => daylight.kind === 'normal' && daylight.minutes >= L.longMinutes],
  [
    'short-days',
    ({ daylight }) => daylight.kind === 'normal' && daylight.minutes <= L.shortMinutes,
  ],
  ['storm-season', stormSeason],
  ['tides', largeTides],
  ['ticks', ticksLikely],
  ['mosquitoes', (facts) => tropicalMosquitoes(facts) || northernMosquitoes(facts)],
  ['polar-bears', polarBears],
];

export function conditionsOf(facts: TripFacts): ConditionType[] {
  return RULES.filter(([, applies]) => applies(facts)).map(([type]) => type);
}

function wet({ climate }: TripFacts): number {
  return climate.wetDaysPer10 ?? -1;
}

/** By the share of nights with frost; where it is unknown, by the mean low. */
function isFrosty({ climate, spread }: TripFacts): boolean {
  const frost = spread.frost === null ? climate.low < L.frostLow : spread.frost >= L.frostChance;
  return frost && climate.high >= L.frostHigh;
}

function isHumid({ climate }: TripFacts): boolean {
  const moist = climate.wetDaysPer10 === null || climate.wetDaysPer10 >= L.showerDays;
  return moist && climate.low >= L.humidLow && climate.high >= L.humidHigh;
}

function isSnowy(facts: TripFacts): boolean {
  const falls = facts.mean <= L.snowMean && wet(facts) >= L.dryDays;
  return falls || snowUnderfoot(facts);
}

/** Warm and wet, in the tropics or over mountains in summer. */
function isThundery(facts: TripFacts): boolean {
  if (!rainLikely(facts) || facts.climate.high < L.thunderHigh) return false;
  const tropics = Math.abs(facts.trip.location.lat) < 24 && facts.climate.high >= 26;
  if (isHumid(facts)) return true;
  const mountains = facts.terrain.relief >= L.thunderReliefM && facts.noonAltitude >= 55;
  return tropics || mountains;
}
