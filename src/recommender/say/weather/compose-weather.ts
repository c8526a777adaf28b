import type { Language } from '#src/domain/language/language.ts';
import type { ConditionType, Weather } from '#src/domain/trip/recommendation.ts';
import { feltByDay } from '#src/domain/climate/felt-temperature.ts';
import { climateOf } from '#src/domain/climate/trip-climate.ts';
import { freshShare, kilometresPerHour } from '#src/domain/climate/wind.ts';
import { formatYearlessDayRange } from '#src/wording/day-ranges.ts';
import { formatDaysOfTen, formatNumber, formatPercent } from '#src/wording/numbers.ts';
import { formatDuration } from '#src/wording/times.ts';
import {
  formatCelsius,
  formatCelsiusRange,
  formatKilometresPerHour,
  formatMetres,
} from '#src/wording/units.ts';
import { uvIndexText } from '../sentences.ts';
import {
  coldNight,
  isDeathly,
  seaShore,
  snowUnderfoot,
} from '#src/recommender/know/season/conditions-of-place.ts';
import type { TripFacts } from '#src/recommender/know/trip-facts.ts';
import { fogOf, weatherOf, windEffectOf } from '#src/recommender/decide/weather/condition-rules.ts';
import type { Telling } from '../telling.ts';
import type { WeatherFigures } from './weather-words.ts';

/** Difference between the first and the last day, K, from which the summary names both. */
const WORTH_TELLING = 5;
/** Relief over which heat builds storms, metres. */
const STORM_RELIEF_M = 600;
/** On shorter trips the season hardly changes. */
const LONG_TRIP_DAYS = 15;
/** Snow cover that needs no number, and strong days of ten from which they are counted. */
const NEARLY_EVERY_DAY = 0.9;
const WINDY_DAYS = 0.8;

export function composeWeather(telling: Telling, conditions: readonly ConditionType[]): Weather {
  const { facts } = telling;
  const words = telling.voice.weather;
  const figures = weatherFigures(telling);
  return {
    title: words.title,
    summary: words.summary(figures),
    temperature: {
      min: roundedToTenth(facts.climate.low),
      max: roundedToTenth(facts.climate.high),
      unit: 'celsius',
    },
    conditions: conditions.map((type) => ({
      type,
      description: words.conditions[type](figures),
    })),
  };
}

/** The figures of the trip's weather, formatted in its language. */
function weatherFigures({ facts, language, placeName }: Telling): WeatherFigures {
  const { trip, climate, daylight, spread, terrain } = facts;
  const { request } = trip;
  return {
    range: formatYearlessDayRange(request.startDate, request.endDate, language),
    place: placeName,
    days: facts.days,
    high: formatCelsius(climate.high, language),
    low: formatCelsius(climate.low, language),
    usual:
      spread.highs === null || spread.lows === null
        ? null
        : {
            highs: formatCelsiusRange(spread.highs.from, spread.highs.to, language),
            lows: formatCelsiusRange(spread.lows.from, spread.lows.to, language),
          },
    frostNights: spread.frost === null ? null : formatDaysOfTen(10 * spread.frost),
    frostPer10: 10 * (spread.frost ?? 0),
    coldNight: formatCelsius(coldNight(facts), language),
    snowDays: spread.snowCover === null ? null : formatDaysOfTen(10 * spread.snowCover),
    sea: facts.sea === null || !seaShore(facts) ? null : formatCelsius(facts.sea, language),
    change: changeOver(facts, language),
    wetDays: climate.wetDaysPer10 === null ? null : formatDaysOfTen(climate.wetDaysPer10),
    wetDaysPer10: climate.wetDaysPer10,
    mostlyDry: weatherOf(facts).has('mostly-dry'),
    precipitation:
      climate.precipitation === null ? null : formatNumber(climate.precipitation, language),
    sunrise: daylight.kind === 'normal' ? daylight.sunrise : '',
    sunset: daylight.kind === 'normal' ? daylight.sunset : '',
    twilight: twilightOf(facts),
    light: daylight.kind,
    daylight: formatDuration(daylight.minutes, language),
    noonAltitude: String(Math.round(facts.noonAltitude)),
    uvIndex: uvIndexText(facts.uvIndex, language),
    oxygen: formatPercent(oxygenShare(terrain.elevation), language),
    deathly: isDeathly(terrain.elevation),
    elevation: formatMetres(Math.round(terrain.elevation / 10) * 10, language),
    openSea: facts.normals.surface === 'sea',
    snowLies: snowUnderfoot(facts),
    snowAlways: (spread.snowCover ?? 0) >= NEARLY_EVERY_DAY,
    ...fallingFigures(facts),
    ...windFigures(facts, language),
    humidity: climate.humidity === null ? null : wholePercent(climate.humidity, language),
    fog: fogOf(facts),
    deepCold: climate.high < -8,
    mountains: terrain.relief >= STORM_RELIEF_M,
    tropics: Math.abs(trip.location.lat) < 24,
  };
}

function fallingFigures({ falling }: TripFacts) {
  const [rain, snow] = falling === null ? [0, 0] : [10 * falling.rain, 10 * falling.snow];
  return {
    rainDays: falling === null ? '' : formatDaysOfTen(rain),
    rainPer10: rain,
    snowfallDays: falling === null ? '' : formatDaysOfTen(snow),
    snowfallPer10: snow,
  };
}

function windFigures(facts: TripFacts, language: Language) {
  const { wind } = facts.climate;
  const strong = 10 * freshShare(wind ?? 0);
  const felt = feltByDay(facts.climate);
  return {
    wind: wind === null ? null : formatKilometresPerHour(kilometresPerHour(wind), language),
    windyDays: strong < WINDY_DAYS ? null : formatDaysOfTen(strong),
    windEffect: windEffectOf(facts),
    still: weatherOf(facts).has('still'),
    felt: felt === null ? null : { by: felt.by, celsius: formatCelsius(felt.celsius, language) },
  };
}

function wholePercent(share: number, language: Language): string {
  return formatPercent(Math.round(100 * share) / 100, language);
}

function changeOver(
  { days, normals, trip }: TripFacts,
  language: Language,
): WeatherFigures['change'] {
  if (days < LONG_TRIP_DAYS) return null;
  const { startDate, endDate } = trip.request;
  const first = climateOf(normals, startDate, startDate).high;
  const last = climateOf(normals, endDate, endDate).high;
  if (Math.abs(last - first) < WORTH_TELLING) return null;
  return { first: formatCelsius(first, language), last: formatCelsius(last, language) };
}

function twilightOf({ daylight }: TripFacts): WeatherFigures['twilight'] {
  if (daylight.kind !== 'polar-night') return null;
  const { dawn, dusk } = daylight;
  return dawn === null || dusk === null ? null : { dawn, dusk };
}

function roundedToTenth(value: number): number {
  return Math.round(value * 10) / 10 + 0;
}

/**
 * Oxygen in a breath relative to sea level, 0..1: the pressure ratio of the standard atmosphere (ISO
 * 2533) at an elevation in metres.
 */
function oxygenShare(elevation: number): number {
  return (1 - 2.255_77e-5 * Math.max(0, elevation)) ** 5.255_88;
}
