import type { ConditionType } from '#src/domain/recommendation.ts';
import { feltByDay } from '#src/domain/climate/felt-temperature.ts';
import { fogAt } from '#src/domain/climate/fog.ts';
import type { FogCause } from '#src/domain/climate/fog.ts';
import { windEffect } from '#src/domain/climate/wind.ts';
import type { WindEffect } from '#src/domain/climate/wind.ts';
import {
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

/**
 * Figures from which a condition is listed; each boundary has a test. There is no rule for sunshine
 * hours. Two conditions never say the opposite of each other.
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
  humidAir: 0.65,
  snowDays: 0.95,
  snowHigh: 12,
  rainDays: 4.5,
  showerDays: 1.8,
  dryDays: 1.2,
  strongUv: 6,
  longMinutes: 16 * 60,
  shortMinutes: 8.5 * 60,
  thinAirM: 2400,
  thunderHigh: 16,
  thunderDays: 3,
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
  ['rain', (facts) => rainDays(facts) >= L.rainDays],
  ['showers', (facts) => rainDays(facts) >= L.showerDays && rainDays(facts) < L.rainDays],
  ['thunderstorms', isThundery],
  ['dry', (facts) => isDry(facts) && !drizzles(facts)],
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
  return RULES.filter(([, applies]) => applies(facts)).map(([type]) => type);
}

/** Why there is fog at that place and time; null where none is known. */
export function fogOf({ month, terrain, trip }: TripFacts): FogCause | null {
  return fogAt(trip.location, month, terrain);
}

/** What the wind does there; null where it is nothing to speak of, or unknown. */
export function windEffectOf({ climate, spread, terrain, trip }: TripFacts): WindEffect | null {
  const { high, wind } = climate;
  if (wind === null) return null;
  const felt = feltByDay(climate)?.celsius ?? high;
  const { lat } = trip.location;
  return windEffect({ wind, high, felt, snowCover: spread.snowCover ?? 0, lat }, terrain);
}

/** Days of ten on which it snows, and on which it rains; -1 where unknown. */
function snowfallDays({ falling }: TripFacts): number {
  return 10 * (falling?.snow ?? 0);
}

function rainDays(facts: TripFacts): number {
  const { wetDaysPer10 } = facts.climate;
  return wetDaysPer10 === null ? -1 : wetDaysPer10 - snowfallDays(facts);
}

function isDry({ climate }: TripFacts): boolean {
  return climate.wetDaysPer10 !== null && climate.wetDaysPer10 < L.dryDays;
}

/** Drizzle that hardly adds up to a millimetre, and hides the sun for weeks. */
function drizzles(facts: TripFacts): boolean {
  return fogOf(facts) === 'monsoon-drizzle';
}

/** By the share of nights with frost; where it is unknown, by the mean low. */
function isFrosty({ climate, spread }: TripFacts): boolean {
  const frost = spread.frost === null ? climate.low < L.frostLow : spread.frost >= L.frostChance;
  return frost && climate.high >= L.frostHigh;
}

/** By the humidity of the air; where it is unknown, by warm nights where it rains. */
function isHumid({ climate }: TripFacts): boolean {
  const { high, humidity, low, wetDaysPer10 } = climate;
  if (low < L.humidLow || high < L.humidHigh) return false;
  if (humidity !== null) return humidity >= L.humidAir;
  return wetDaysPer10 === null || wetDaysPer10 >= L.showerDays;
}

/** Snow falls or lies; not on days so mild that level ground is bare whatever a model says. */
function isSnowy(facts: TripFacts): boolean {
  if (facts.climate.high >= L.snowHigh) return false;
  return snowfallDays(facts) >= L.snowDays || snowUnderfoot(facts);
}

/** Warm and wet, in the tropics or over mountains in summer. */
function isThundery(facts: TripFacts): boolean {
  const wet = facts.climate.wetDaysPer10 ?? -1;
  if (wet < L.thunderDays || facts.climate.high < L.thunderHigh) return false;
  const mountains = facts.terrain.relief >= L.thunderReliefM && facts.noonAltitude >= 55;
  if (mountains) return true;
  const tropics = Math.abs(facts.trip.location.lat) < 24 && facts.climate.high >= 26;
  return rainLikely(facts) && (tropics || isHumid(facts));
}
