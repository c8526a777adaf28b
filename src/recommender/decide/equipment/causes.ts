import {
  dryLand,
  getsDark,
  snowUnderfoot,
} from '#src/recommender/know/season/conditions-of-place.ts';
import {
  dangerPoint,
  largeTides,
  northernMosquitoes,
  ticksLikely,
} from '#src/recommender/know/season/dangers.ts';
import { inRegion } from '#src/recommender/know/regions/in-region.ts';
import type { TripFacts } from '#src/recommender/know/trip-facts.ts';
import { weatherOf } from '../weather/condition-rules.ts';
import type { Cause } from './job.ts';
import { dangersAt } from '#src/recommender/know/safety/dangers-at.ts';
import { iceClimb } from './long-ways.ts';
import { nightAbove } from './cold-nights.ts';
import { toTheIce, windy, withChildren } from './occasion.ts';
import type { Occasion } from './occasion.ts';

/** Figures besides the judge's from which something is packed; each boundary has a test. */
export const CAUSE_LIMITS = {
  uvIndex: 3,
  brightFrom: '05:00',
  heightM: 1800,
  insectNight: 10,
  insectHigh: 18,
  /** Mean of the days from which insects fly where summers are short, and how green the land is. */
  insectMean: 8,
  insectAridity: 18,
  /** Mean temperature of the heights below which snow or ice lies on a climb. */
  iceMean: -1,
} as const;

const L = CAUSE_LIMITS;

type Unmeasured = 'bear-law' | 'not-on-planes' | 'wish' | 'days' | 'group';
/** They hold wherever a job names them. */
const WITHOUT_FIGURE: ReadonlySet<Unmeasured> = new Set<Unmeasured>([
  'bear-law',
  'not-on-planes',
  'wish',
  'days',
  'group',
]);

/** Whether the cause holds on this trip; of those that depend on the product see `reason-of.ts`. */
export function causeApplies(cause: Cause, occasion: Occasion): boolean {
  const { facts } = occasion;
  const { climate } = facts;
  const weather = weatherOf(facts);
  switch (cause) {
    case 'on-ice':
      return toTheIce(occasion);
    case 'high-night':
      return nightAbove(occasion) !== null;
    case 'cold-night':
      return weather.has('cold-nights');
    case 'cold-day':
      return weather.has('chilly');
    case 'layers':
      return climate.high - climate.low >= 7;
    case 'heat':
      return weather.has('light-clothes');
    case 'rain':
      return weather.has('may-rain');
    case 'snow':
      return snowUnderfoot(facts);
    case 'frost':
      return weather.has('freezing-nights');
    case 'ice-on-climb':
      return iceOnClimb(occasion);
    case 'wind':
      return windy(occasion);
    case 'sun':
      return facts.uvIndex >= L.uvIndex;
    case 'sea':
      return facts.sea !== null;
    case 'bright-night':
      return brightNight(facts);
    case 'dark':
      return getsDark(facts);
    case 'height':
      return facts.terrain.elevation >= L.heightM;
    case 'insects':
      return insects(facts);
    case 'tides':
      return largeTides(facts);
    case 'ticks':
      return ticksLikely(facts);
    case 'sockets':
      return facts.country !== null;
    case 'tent-nights':
      return occasion.stay === 'tent';
    case 'hut-nights':
      return occasion.stay === 'hut';
    case 'children':
      return withChildren(occasion);
    case 'dog':
      return occasion.wants('dog');
    default:
      return WITHOUT_FIGURE.has(cause satisfies Unmeasured);
  }
}

function insects(facts: TripFacts): boolean {
  const { climate } = facts;
  return (climate.low >= L.insectNight && climate.high >= L.insectHigh) || insectsByDay(facts);
}

/** They are out by day, whatever the night, at the place or in the valleys below. */
export function insectsByDay(facts: TripFacts): boolean {
  return biteAt(facts) || insectsBelow(facts);
}

/** The place is too cold for them; below, where its ways lead, it is not. */
export function insectsBelow(facts: TripFacts): boolean {
  return !biteAt(facts) && biteAt(inValley(facts));
}

/** Midges, black flies and mosquitoes of a short or cool summer, at the place or in the valleys below. */
export function coolSummer(facts: TripFacts): boolean {
  return inCoolSummer(facts) || inCoolSummer(inValley(facts));
}

function biteAt(facts: TripFacts): boolean {
  return northernMosquitoes(facts) || inCoolSummer(facts);
}

function inCoolSummer(facts: TripFacts): boolean {
  const { aridity, mean, month, trip } = facts;
  const isGreen =
    dryLand(facts) && (aridity ?? L.insectAridity) >= L.insectAridity && !snowUnderfoot(facts);
  const isSummer = inRegion('cool-summers', trip.location, month);
  return isSummer && isGreen && mean >= L.insectMean;
}

/** On the lowest ground around, where the snow of the heights says nothing. */
function inValley(facts: TripFacts): TripFacts {
  const { spread, terrain, valleyMean } = facts;
  const elevation = terrain.summit - terrain.relief;
  const point = { ...dangerPoint(facts), elevation };
  return {
    ...facts,
    mean: valleyMean,
    spread: { ...spread, snowCover: null },
    terrain: { ...terrain, elevation },
    dangers: dangersAt(point, facts.month),
  };
}

/** Snow or ice on the way up the heights around. */
export function iceOnClimb({ facts }: Occasion): boolean {
  if (iceClimb(facts.reading) !== null) return true;
  if (inRegion('walked-up', facts.trip.location)) return false;
  return snowUnderfoot(facts) || facts.highestMean < L.iceMean;
}

function brightNight({ daylight }: TripFacts): boolean {
  return (
    daylight.kind === 'polar-day' || (daylight.kind === 'normal' && daylight.sunrise < L.brightFrom)
  );
}
