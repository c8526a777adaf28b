import type { ConditionType } from '#src/domain/trip/recommendation.ts';
import { feltByDay } from '#src/domain/climate/felt-temperature.ts';
import { fogAt } from '#src/domain/climate/fog.ts';
import type { FogCause } from '#src/domain/climate/fog.ts';
import { traitsOf } from '#src/domain/climate/weather-judge.ts';
import type { WeatherTrait } from '#src/domain/climate/weather-judge.ts';
import { memoize } from '#src/domain/memoize.ts';
import { isTender } from '#src/domain/place/access.ts';
import { windEffect } from '#src/domain/climate/wind.ts';
import type { WindEffect } from '#src/domain/climate/wind.ts';
import {
  coldNight,
  rainLikely,
  snowUnderfoot,
  sunShows,
} from '#src/recommender/know/season/conditions-of-place.ts';
import {
  largeTides,
  northernMosquitoes,
  polarBears,
  stormSeason,
  ticksLikely,
  tropicalMosquitoes,
} from '#src/recommender/know/season/dangers.ts';
import type { TripFacts } from '#src/recommender/know/trip-facts.ts';

/** Figures from which a condition beyond warmth and wetness is listed; each boundary has a test. */
const WEATHER_LIMITS = {
  strongUv: 6,
  longMinutes: 16 * 60,
  shortMinutes: 8.5 * 60,
  thinAirM: 2400,
  thunderHigh: 16,
  thunderDays: 3,
  thunderReliefM: 600,
} as const;

const L = WEATHER_LIMITS;

type Rule = readonly [
  type: ConditionType,
  applies: (facts: TripFacts, traits: ReadonlySet<WeatherTrait>) => boolean,
];

/** In the order of the list: extreme daylight, temperature, precipitation, sun, dangers. */
const RULES: readonly Rule[] = [
  ['polar-night', ({ daylight }) => daylight.kind === 'polar-night'],
  ['midnight-sun', ({ daylight }) => daylight.kind === 'polar-day'],
  ['thin-air', ({ terrain }) => terrain.elevation >= L.thinAirM],
  ['heat', (_, traits) => traits.has('heat')],
  ['warm', (_, traits) => traits.has('warm')],
  ['mild', (_, traits) => traits.has('mild')],
  ['cold', (_, traits) => traits.has('cold')],
  ['humid', (_, traits) => traits.has('humid')],
  ['snow', (_, traits) => traits.has('snow')],
  ['frost', (_, traits) => traits.has('frost')],
  ['rain', (_, traits) => traits.has('rain')],
  ['showers', (_, traits) => traits.has('showers')],
  ['thunderstorms', isThundery],
  ['dry', (_, traits) => traits.has('dry')],
  ['fog', (facts) => fogOf(facts) !== null],
  ['wind', (facts) => windEffectOf(facts) !== null && windEffectOf(facts) !== 'no-breeze'],
  ['strong-sun', (facts) => facts.uvIndex >= L.strongUv && sunShows(facts)],
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
  const traits = weatherOf(facts);
  return RULES.filter(([, applies]) => applies(facts, traits)).map(([type]) => type);
}

/** The judgement on the trip's days, by which the packing list goes too. */
export const weatherOf = memoize((facts: TripFacts): ReadonlySet<WeatherTrait> => {
  const { climate, falling, reading, spread } = facts;
  return traitsOf({
    high: climate.high,
    low: climate.low,
    felt: feltByDay(climate)?.celsius ?? climate.high,
    wetDays: climate.wetDaysPer10,
    snowfall: 10 * (falling?.snow ?? 0),
    snowLies: snowUnderfoot(facts),
    frost: spread.frost,
    humidity: climate.humidity,
    drizzles: fogOf(facts) === 'monsoon-drizzle',
    wind: climate.wind,
    coldNight: coldNight(facts),
    tender: isTender(reading.party),
  });
});

/** Why there is fog at that place and time; null where none is known. */
export function fogOf({ month, terrain, trip }: TripFacts): FogCause | null {
  return fogAt(trip.location, month, terrain);
}

/** The effect of the wind there; null where there is hardly any, or where the wind is unknown. */
export function windEffectOf({ climate, spread, terrain, trip }: TripFacts): WindEffect | null {
  const { high, wind } = climate;
  if (wind === null) return null;
  const felt = feltByDay(climate)?.celsius ?? high;
  const { lat } = trip.location;
  return windEffect({ wind, high, felt, snowCover: spread.snowCover ?? 0, lat }, terrain);
}

/** Warm and wet, in the tropics or over mountains in summer. */
function isThundery(facts: TripFacts, traits: ReadonlySet<WeatherTrait>): boolean {
  const wet = facts.climate.wetDaysPer10 ?? -1;
  if (wet < L.thunderDays || facts.climate.high < L.thunderHigh) return false;
  const mountains = facts.terrain.relief >= L.thunderReliefM && facts.noonAltitude >= 55;
  if (mountains) return true;
  const tropics = Math.abs(facts.trip.location.lat) < 24 && facts.climate.high >= 26;
  return rainLikely(facts) && (tropics || traits.has('humid'));
}
