import { WET_DAYS } from '#src/domain/climate/weather-judge.ts';
import { PARK_PLACES } from '#src/domain/kinds/place-properties.ts';
import type { PlaceKind } from '#src/domain/place/places.ts';
import { ACTIVITY_NAMES } from '#src/recommender/read/activity-names.ts';
import type { ActivityName } from '#src/recommender/read/activity-names.ts';
import { unsafeToBathe } from '#src/recommender/know/safety/forbidden-here.ts';
import { terrainNames } from '#src/recommender/know/terrain-names.ts';
import type { TripFacts } from '#src/recommender/know/trip-facts.ts';
import {
  auroraLikely,
  darkNights,
  hot,
  inBigCity,
  inhabited,
  openWater,
  rainLikely,
  snowUnderfoot,
  swimmable,
  towns,
} from '#src/recommender/know/season/conditions-of-place.ts';
import { obstacleTo } from '#src/recommender/know/season/obstacle.ts';

/** A trip as the scores below read it. */
type View = {
  facts: TripFacts;
  /** Is one of these terrains among the place's? */
  has: (...terrains: string[]) => boolean;
  /** Is one of these kinds within a short trip? */
  near: (...kinds: PlaceKind[]) => boolean;
  mean: number;
  high: number;
};

const SHORT_TRIP_KM = 45;
/** Skiing is not suggested higher up. */
const HIGHEST_PISTE_M = 3500;

/**
 * Activities that suit the place and season, highest score first, without impossible ones. The score
 * is a sum of points; at 0 or less an activity is suggested only when asked for.
 */
export function suggestedActivities(facts: TripFacts): ActivityName[] {
  const view = viewOf(facts);
  return ACTIVITY_NAMES.map((activity) => ({
    activity,
    score: obstacleTo(activity, facts) === null ? SCORES[activity](view) : 0,
  }))
    .filter(({ score }) => score > 0)
    .toSorted((a, b) => b.score - a.score)
    .map(({ activity }) => activity);
}

const SCORES: Readonly<Record<ActivityName, (view: View) => number>> = {
  Hiking: ({ facts, has, near, high }) =>
    4 +
    bonus(has('High mountains', 'Mountains'), 4) +
    bonus(near('national-park'), 2) -
    bonus(snowUnderfoot(facts), 6) -
    bonus(high >= 33, 4),
  Mountaineering: () => 0,
  Climbing: () => 0,
  Camping: ({ facts, has }) => bonus(facts.climate.low >= 5 && !has('City'), 1),
  Cycling: ({ facts, has, mean }) =>
    bonus(mean >= 8 && !hot(facts), 3) +
    bonus(has('Lowland', 'Hills') && mean >= 3, 1) -
    bonus(!has('City', 'Lowland', 'Hills', 'Lakes and rivers') || has('High mountains'), 3),
  'Swimming and beach': ({ facts, has, near, high }) =>
    bonus(swimmable(facts) && openWater(facts), 5 + bonus(has('Coast') && high >= 24, 3)) -
    bonus(monsoon(facts) || unsafeToBathe(facts), 9) -
    bonus(inBigCity(facts) && !near('beach', 'lake', 'island'), 9),
  'Snorkelling and diving': ({ facts, has, near }) =>
    bonus(has('Island', 'Coast') && facts.climate.low >= 20 && swimmable(facts), 5) -
    bonus(inBigCity(facts) && !near('island', 'archipelago', 'marine-park'), 5),
  Paddling: ({ has, near, mean }) =>
    bonus(has('Lakes and rivers', 'Island') || near('fjord', 'lake'), 4) -
    bonus(mean < 9, 3) -
    bonus(mean < 6, 4),
  Sailing: ({ has, mean }) =>
    bonus(has('Open sea') && mean >= 7, 6) + bonus(has('Coast') && mean >= 14, 2),
  Surfing: () => 0,
  Fishing: ({ facts, has, near }) =>
    bonus(has('Open sea'), 3) + bonus(facts.terrain.lakeKm <= 10 || near('fjord'), 1),
  'Skiing and snowboarding': ({ facts, has }) =>
    bonus(
      snowUnderfoot(facts) && inhabited(facts) && facts.terrain.elevation < HIGHEST_PISTE_M,
      4 +
        bonus(has('Mountains', 'High mountains'), 3) -
        bonus(facts.daylight.kind === 'polar-night', 7),
    ),
  'Winter walking': () => 7,
  Photography: ({ has, near }) =>
    5 +
    bonus(has('High mountains', 'Coast', 'Open sea', 'Snow and ice'), 1) +
    bonus(near('heritage-natural'), 1),
  'Wildlife watching': ({ facts, has, near, high }) =>
    4 +
    bonus(near(...PARK_PLACES), 3) +
    bonus(has('Coast', 'Open sea'), 1) -
    bonus(high >= 37 || facts.daylight.kind === 'polar-night', 8) -
    bonus(facts.daylight.minutes <= 8 * 60, 3) -
    bonus(inBigCity(facts) && !near(...PARK_PLACES), 5),
  Stargazing: ({ facts, has }) =>
    2 +
    bonus(auroraLikely(facts), 6) +
    bonus(has('Open sea', 'Desert', 'High plateau') || !inhabited(facts), 4) +
    bonus(darkNights(facts) && !rainLikely(facts), 1) -
    bonus(inBigCity(facts) && !auroraLikely(facts), 5),
  'City sightseeing': ({ facts, has }) =>
    bonus(towns(facts).length > 0, 4) + bonus(has('City'), 3) - bonus(hot(facts), 1),
  'Culture and museums': ({ facts, has, near }) =>
    3 + bonus(near('heritage-cultural'), 3) + bonus(has('City'), 2) + bonus(rainLikely(facts), 1),
  'Food and markets': ({ facts, has }) => 3 + bonus(has('City'), 2) + bonus(rainLikely(facts), 1),
  'Relaxation and wellness': ({ facts, has, mean }) =>
    3 + bonus(rainLikely(facts) || mean < 3, 2) + bonus(has('Open sea'), 1),
  Running: ({ facts, mean }) => bonus(facts.daylight.minutes >= 600 && mean >= 3 && mean < 22, 1),
  'Family outings': () => 1,
};

/** Rain on most days, when the sea is rough and murky. */
function monsoon({ climate }: TripFacts): boolean {
  return (climate.wetDaysPer10 ?? 0) >= WET_DAYS.most;
}

function viewOf(facts: TripFacts): View {
  const terrains = terrainNames(facts);
  return {
    facts,
    has: (...names) => names.some((name) => terrains.includes(name)),
    near: (...kinds) =>
      facts.features.some(
        ({ kind, distanceKm }) => kinds.includes(kind) && distanceKm <= SHORT_TRIP_KM,
      ),
    mean: facts.mean,
    high: facts.climate.high,
  };
}

function bonus(applies: boolean, points: number): number {
  return applies ? points : 0;
}
