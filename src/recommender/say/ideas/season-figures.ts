import { isNear, withoutNear } from '#src/wording/in-place.ts';
import { formatDaysOfTen } from '#src/wording/numbers.ts';
import { formatCelsius } from '#src/wording/units.ts';
import {
  hot,
  rainLikely,
  snowUnderfoot,
} from '#src/recommender/know/season/conditions-of-place.ts';
import type { SeasonFigures } from './idea-words.ts';
import { celebrated } from '#src/recommender/know/festivals/held-festivals.ts';
import { differentNames } from '#src/domain/language/names.ts';
import { festivalInWords } from '../festivals/festival-in-words.ts';
import type { Telling } from '../telling.ts';
import { isSettlement } from '#src/recommender/know/home-town.ts';

export function seasonFigures(telling: Telling): SeasonFigures {
  const { facts, language } = telling;
  const { climate, daylight } = facts;
  const wet = climate.wetDaysPer10;
  const sunrise = daylight.kind === 'normal' ? daylight.sunrise : '';
  return {
    place: ownName(telling),
    inTown: inTown(telling),
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
    festival: festivalInWords(celebrated(facts.festivals), telling),
  };
}

function inTown(telling: Telling): boolean {
  if (isNear(telling.place)) return false;
  const own = ownName(telling);
  return telling.facts.features.some(
    (place) => isSettlement(place) && differentNames(place.names).includes(own),
  );
}

/** Empty for an ocean: its name says nothing about the place. */
function ownName({ facts, place, placeName }: Telling): string {
  if (!facts.terrain.land && !place.includes(',')) return '';
  return withoutNear(placeName);
}

function timeOfSunrise(sunrise: string): SeasonFigures['sunriseIs'] {
  if (sunrise < '05:30') return 'early';
  return sunrise > '08:30' ? 'late' : 'fair';
}
