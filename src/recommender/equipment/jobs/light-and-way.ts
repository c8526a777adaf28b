import { darkNights, getsDark, inBigCity } from '#src/recommender/season/conditions-of-place.ts';
import { largeTides } from '#src/recommender/season/dangers.ts';
import { onePer } from '../job.ts';
import type { Jobs } from '../job.ts';
import type { Occasion } from '../occasion.ts';

const far = ({ asks, stay }: Occasion) =>
  stay === 'tent' ||
  stay === 'hut' ||
  asks('Hiking', 'Mountaineering', 'Climbing', 'Winter walking');
/** In a town with days of usual length, street lights are enough. */
const darkOutside = (o: Occasion) => {
  if (!getsDark(o.facts)) return false;
  if (o.stay !== 'house' || o.asks('Mountaineering')) return true;
  if (inBigCity(o.facts)) return false;
  return far(o) || o.asks('Stargazing') || o.facts.daylight.minutes < 300;
};

/** Finding the way and seeing it. */
export const LIGHT_AND_WAY: Jobs = {
  'head-lamp': {
    trip: (o) => darkOutside(o) || (o.wants('caves') && getsDark(o.facts)),
    rank: 29,
    causes: ['dark'],
    unless: ['red-light', 'light-running'],
  },
  'red-light': {
    trip: (o) =>
      o.asks('Stargazing') && !o.wants('aurora') && darkNights(o.facts) && o.stay === 'house',
    rank: 54,
    causes: ['dark'],
  },
  'sleep-mask': {
    trip: ({ facts }) => facts.daylight.kind === 'polar-day' || facts.daylight.minutes >= 1080,
    rank: 50,
    causes: ['bright-night'],
  },
  map: {
    trip: (o) =>
      far(o) && (o.asks('Hiking', 'Mountaineering', 'Winter walking') || o.asks('Paddling')),
    rank: 30,
    causes: ['wish', 'hut-nights'],
    serves: ['Hiking', 'Mountaineering', 'Winter walking', 'Paddling'],
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
    trip: (o) => o.asks('Wildlife watching'),
    rank: 27,
    causes: ['wish'],
    quantity: onePer(2),
  },
  earplugs: { have: (o) => o.stay === 'hut', rank: 40, causes: ['hut-nights'] },
};
