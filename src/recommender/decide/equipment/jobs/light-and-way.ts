import {
  darkNights,
  getsDark,
  inBigCity,
} from '#src/recommender/know/season/conditions-of-place.ts';
import { largeTides } from '#src/recommender/know/season/dangers.ts';
import { activityOf } from '#src/recommender/read/wish-keys.ts';
import type { WishKey } from '#src/recommender/read/wish-keys.ts';
import { grownUps, onePer } from '../job.ts';
import type { Jobs } from '../job.ts';
import type { Occasion } from '../occasion.ts';

const LATE = '23:15';
const NOON = '12:00';
const EVENING = '20:30';

const far = ({ asks, stay }: Occasion) =>
  stay === 'tent' ||
  stay === 'hut' ||
  asks('Hiking', 'Mountaineering', 'Climbing', 'Winter walking');
/** Light until bedtime. */
const lateDusk = ({ facts: { daylight } }: Occasion) =>
  daylight.kind === 'normal' &&
  daylight.dusk !== null &&
  (daylight.dusk >= LATE || daylight.dusk < NOON);
/** Who sleeps in a house is back from the walk before dark. */
const lightEvening = ({ facts: { daylight } }: Occasion) =>
  daylight.kind === 'normal' && daylight.dusk !== null && daylight.dusk >= EVENING;
/** The torch of a phone does for a night or two. */
const briefly = (o: Occasion) => o.facts.days <= 3 && !o.asks('Mountaineering', 'Climbing');
/** The bird sits on a glove. */
const falconry = (o: Occasion) => o.says('falconry');
/** In a town with days of usual length, street lights are enough. */
const darkOutside = (o: Occasion) => {
  if (!getsDark(o.facts) || lateDusk(o)) return false;
  if (o.stay === 'ship') return false;
  if (o.stay !== 'house' || o.asks('Mountaineering')) return true;
  if (inBigCity(o.facts)) return false;
  if (lightEvening(o) && !o.asks('Stargazing')) return false;
  return walksInDark(o) || o.facts.daylight.minutes < 300;
};
const walksInDark = (o: Occasion) => far(o) || o.stay !== 'house' || o.asks('Stargazing');

/** The forest around them is asked for, or they sit at arm's length. */
const UNAIDED: ReadonlySet<WishKey> = new Set<WishKey>(['jungle', 'apes', 'turtles', 'sharks']);
/** Animals themselves are asked for. */
const watches = (o: Occasion) =>
  o.asks('Wildlife watching') &&
  !falconry(o) &&
  o.demand.wishes.some(({ key }) => !UNAIDED.has(key) && activityOf(key) === 'Wildlife watching');

/** Finding the way and seeing it. */
export const LIGHT_AND_WAY: Jobs = {
  'head-lamp': {
    trip: (o) =>
      (darkOutside(o) && walksInDark(o) && !briefly(o)) || (o.wants('caves') && getsDark(o.facts)),
    have: darkOutside,
    rank: 19,
    causes: ['dark'],
    unless: ['red-light', 'light-running'],
  },
  'red-light': {
    trip: (o) =>
      o.asks('Stargazing') && !o.wants('aurora') && darkNights(o.facts) && o.stay === 'house',
    rank: 54,
    causes: ['dark'],
    quantity: onePer(2),
  },
  'sleep-mask': {
    trip: ({ facts }) => facts.daylight.kind === 'polar-day' || facts.daylight.minutes >= 1080,
    rank: 50,
    causes: ['bright-night'],
  },
  map: {
    trip: (o) =>
      far(o) &&
      // Yellow arrows and shells lead pilgrims.
      !o.wants('pilgrimage') &&
      o.asks('Hiking', 'Mountaineering', 'Winter walking'),
    rank: 14,
    causes: ['wish', 'hut-nights'],
    serves: ['Hiking', 'Mountaineering', 'Winter walking'],
    quantity: onePer(10),
  },
  compass: {
    trip: (o) => o.asks('Mountaineering'),
    rank: 69,
    causes: ['wish'],
    quantity: onePer(10),
  },
  'tide-table': {
    trip: (o) =>
      largeTides(o.facts) &&
      (o.wants('mudflat', 'beachcombing') ||
        o.asks('Fishing', 'Paddling', 'Sailing', 'Surfing', 'Swimming and beach')),
    rank: 41,
    causes: ['tides'],
    quantity: onePer(10),
  },
  binoculars: {
    trip: watches,
    rank: 27,
    causes: ['wish'],
    quantity: (o) => Math.ceil(grownUps(o) / 2),
  },
  earplugs: {
    have: (o) => o.stay === 'hut' || o.wants('festivals'),
    rank: 19,
    causes: ['hut-nights', 'wish'],
  },
};
