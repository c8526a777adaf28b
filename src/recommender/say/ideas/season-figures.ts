import { formatDaysOfTen } from '#src/wording/numbers.ts';
import { formatCelsius } from '#src/wording/units.ts';
import {
  hot,
  rainLikely,
  snowUnderfoot,
} from '#src/recommender/know/season/conditions-of-place.ts';
import type { TripFacts } from '#src/recommender/know/trip-facts.ts';
import type { Season } from '#src/recommender/decide/ideas/idea.ts';
import { celebratedIn } from '../festivals/festival-in-words.ts';
import { isSettlement } from '#src/recommender/know/home-town.ts';

/** The figures that the season texts of both languages are made from. */
export type SeasonFigures = {
  place: string;
  /** The point is in that town, not only near it. */
  inTown: boolean;
  high: string;
  low: string;
  /** Empty away from coasts. */
  sea: string;
  wetDaysPer10: number | null;
  /** '3–4'. */
  wetDays: string;
  /** It rains every so many days: 2, 3, 4…; 1 is nearly daily. */
  everyDays: number;
  /** Chance of a wet day in whole percent, by fives. */
  chance: number;
  snow: boolean;
  light: 'normal' | 'polar-day' | 'polar-night';
  sunrise: string;
  sunset: string;
  /** When stars are out, to ten minutes; empty where it never gets properly dark. */
  darkBy: string;
  /** Whole hours between sunrise and sunset. */
  hours: number;
  twilight: { dawn: string; dusk: string } | null;
  /** Very early or late sunrises are not suggested as a time to be outside. */
  sunriseIs: 'early' | 'fair' | 'late';
  hot: boolean;
  cold: boolean;
  chilly: boolean;
  wet: boolean;
  festival: Season['festival'];
};

export function seasonFigures(facts: TripFacts): SeasonFigures {
  const { climate, daylight } = facts;
  const { language } = facts.trip;
  const wet = climate.wetDaysPer10;
  const sunrise = daylight.kind === 'normal' ? daylight.sunrise : '';
  return {
    place: ownName(facts),
    inTown: inTown(facts),
    high: formatCelsius(climate.high, language),
    low: formatCelsius(climate.low, language),
    sea: facts.sea === null ? '' : formatCelsius(facts.sea, language),
    wetDaysPer10: wet,
    wetDays: wet === null ? '' : formatDaysOfTen(wet),
    everyDays: wet === null || wet < 0.8 ? 0 : Math.round(10 / wet),
    chance: wet === null ? 0 : Math.round(wet * 2) * 5,
    snow: snowUnderfoot(facts),
    light: daylight.kind,
    sunrise,
    sunset: daylight.kind === 'normal' ? daylight.sunset : '',
    darkBy: daylight.kind === 'normal' ? (facts.darkBy ?? '') : '',
    hours: Math.round(daylight.minutes / 60),
    twilight:
      daylight.kind === 'polar-night' && daylight.dawn !== null && daylight.dusk !== null
        ? { dawn: daylight.dawn, dusk: daylight.dusk }
        : null,
    sunriseIs: timeOfSunrise(sunrise),
    hot: hot(facts),
    cold: climate.high < 10,
    chilly: climate.low < 15,
    wet: rainLikely(facts),
    festival: celebratedIn(facts),
  };
}

/** Names of a point near a place begin like this. */
const NEAR = /^(?:near|bei|nahe|in der Nähe von) /u;

function inTown(facts: TripFacts): boolean {
  if (NEAR.test(facts.trip.location.place)) return false;
  const own = ownName(facts);
  return facts.features.some((place) => isSettlement(place) && place.name === own);
}

/** Empty for an ocean: its name says nothing about the place. */
function ownName({ terrain, trip, placeName }: TripFacts): string {
  if (!terrain.land && !trip.location.place.includes(',')) return '';
  return placeName.replace(NEAR, '');
}

function timeOfSunrise(sunrise: string): SeasonFigures['sunriseIs'] {
  if (sunrise < '05:30') return 'early';
  return sunrise > '08:30' ? 'late' : 'fair';
}
