import { hired, onePer } from '../job.ts';
import type { Jobs } from '../job.ts';
import { iceOnClimb } from '../causes.ts';
import { snowUnderfoot } from '#src/recommender/know/season/conditions-of-place.ts';
import type { Occasion } from '../occasion.ts';

const onIce = (o: Occasion) => o.asks('Mountaineering') && iceOnClimb(o);
const rock = (o: Occasion) => o.asks('Climbing') && !o.wants('ferrata');
const ferrata = (o: Occasion) => o.wants('ferrata');
const steep = (o: Occasion) =>
  o.facts.terrain.relief >= 600 &&
  (o.asks('Mountaineering') ||
    o.wants('trek', 'climb-mountain') ||
    (o.asks('Hiking') && o.stay !== 'house'));

/** Climbing gear; what is hard to carry and easy to hire is hired. */
export const MOUNTAIN: Jobs = {
  'boots-mountaineering': { trip: onIce, rank: 5, causes: ['ice-on-climb'], obtain: hired },
  crampons: { trip: onIce, rank: 6, causes: ['ice-on-climb'], obtain: hired },
  'ice-axe': { trip: onIce, rank: 7, causes: ['ice-on-climb'], obtain: hired },
  'harness-light': { trip: onIce, rank: 8, causes: ['ice-on-climb'], obtain: hired },
  'rope-glacier-30': {
    trip: onIce,
    rank: 9,
    causes: ['ice-on-climb'],
    obtain: hired,
    quantity: onePer(4),
  },
  'crevasse-kit': { trip: onIce, rank: 11, causes: ['ice-on-climb'], obtain: hired },
  'emergency-shelter': {
    trip: (o) => o.asks('Mountaineering'),
    rank: 56,
    causes: ['wish'],
    serves: ['Mountaineering'],
    quantity: onePer(2),
  },
  'helmet-mountain': {
    trip: (o) => o.asks('Mountaineering'),
    rank: 10,
    causes: ['wish'],
    obtain: hired,
    unless: ['helmet-climbing'],
  },
  'shoes-climbing': { trip: rock, rank: 5, causes: ['wish'] },
  'harness-climbing': {
    trip: (o) => o.asks('Climbing'),
    rank: 6,
    causes: ['wish'],
    obtain: hired,
  },
  'helmet-climbing': {
    trip: (o) => o.asks('Climbing'),
    rank: 7,
    causes: ['wish'],
    obtain: hired,
  },
  'via-ferrata-set': { trip: ferrata, rank: 8, causes: ['wish'], obtain: hired },
  'gloves-via-ferrata': { trip: ferrata, rank: 37, causes: ['wish'] },
  'belay-device': { trip: rock, rank: 15, causes: ['wish'] },
  'rope-single-60': {
    trip: rock,
    rank: 17,
    causes: ['wish'],
    obtain: hired,
    quantity: onePer(2),
  },
  quickdraws: { trip: rock, rank: 19, causes: ['wish'], obtain: hired, quantity: onePer(2) },
  'chalk-bag': { trip: rock, rank: 47, causes: ['wish'] },
  poles: {
    trip: (o) => (steep(o) && !onIce(o)) || (o.asks('Winter walking') && snowUnderfoot(o.facts)),
    rank: 51,
    causes: ['snow', 'wish'],
    serves: ['Hiking', 'Mountaineering', 'Winter walking'],
  },
};
