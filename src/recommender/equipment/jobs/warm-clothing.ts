import { inBigCity } from '#src/recommender/season/conditions-of-place.ts';

import { hired } from '../job.ts';
import type { Jobs } from '../job.ts';
import { cold, nights, wet } from '../occasion.ts';
import type { Occasion } from '../occasion.ts';

/** Standing or walking outside in the cold, more than between two doors. */
const outside = (occasion: Occasion) => occasion.outdoors || nights(-10)(occasion);
const summits = ({ asks, wants }: Occasion) => asks('Mountaineering') || wants('climb-mountain');
const onDeck = ({ stay, wants }: Occasion) => stay === 'ship' || wants('whales', 'boat-trip');
const snowSport = ({ asks, wants }: Occasion) =>
  asks('Skiing and snowboarding', 'Winter walking') || wants('snowmobile', 'huskies');

/** Against cold. What every household of a temperate country has is not bought for a town. */
export const WARM_CLOTHING: Jobs = {
  parka: { trip: cold(-10), rank: 10, causes: ['cold-day'], obtain: hired },
  'insulated-jacket': {
    trip: (o) => (nights(4)(o) || (summits(o) && nights(9)(o))) && outside(o),
    have: nights(6),
    rank: 16,
    causes: ['cold-night', 'cold-day'],
    unless: ['parka', 'jacket-ski'],
  },
  'insulated-trousers': { trip: cold(-18), rank: 44, causes: ['cold-day'], obtain: hired },
  'warm-trousers': {
    trip: (o) => cold(-2)(o) && (outside(o) || cold(-8)(o)),
    rank: 26,
    causes: ['cold-day'],
    unless: ['trousers-ski', 'insulated-trousers'],
  },
  'base-layer': {
    with: 'base-layer-legs',
    trip: (o) => (nights(1)(o) || cold(5)(o)) && (outside(o) || snowSport(o)),
    rank: 24,
    causes: ['cold-night', 'cold-day'],
    quantity: ({ facts }) => facts.trip.request.travelers * (facts.days >= 5 ? 2 : 1),
  },
  'base-layer-legs': {
    trip: (o) => (nights(1)(o) || cold(5)(o)) && (outside(o) || snowSport(o)),
    rank: 25,
    causes: ['cold-night', 'cold-day'],
  },
  fleece: {
    trip: (o) => nights(6)(o) && o.stay !== 'house' && outside(o),
    have: nights(16),
    rank: 30,
    causes: ['cold-night', 'layers', 'cold-day'],
  },
  gloves: {
    trip: (o) =>
      (nights(2)(o) && cold(11)(o)) ||
      nights(-3)(o) ||
      (cold(15)(o) && onDeck(o)) ||
      (nights(4)(o) && summits(o)),
    rank: 34,
    causes: ['cold-day', 'cold-night'],
    unless: ['mittens', 'gloves-ski', 'gloves-cycling-winter'],
  },
  mittens: { trip: cold(-8), rank: 30, causes: ['cold-day'] },
  'warm-hat': {
    trip: (o) =>
      (nights(2)(o) && (cold(11)(o) || o.outdoors)) ||
      nights(0)(o) ||
      (cold(15)(o) && onDeck(o)) ||
      (nights(4)(o) && summits(o)),
    rank: 35,
    causes: ['cold-night', 'cold-day'],
  },
  balaclava: { trip: cold(-10), rank: 45, causes: ['cold-day'] },
  neck: {
    trip: (o) => cold(3)(o) && o.outdoors,
    have: (o) => cold(8)(o),
    rank: 48,
    causes: ['cold-day', 'cold-night'],
    unless: ['balaclava', 'desert-scarf'],
  },
  'wool-socks': { trip: (o) => cold(3)(o) && o.outdoors, rank: 42, causes: ['cold-day'] },
  'hand-warmers': {
    trip: (o) => cold(-5)(o) && o.outdoors,
    rank: 55,
    causes: ['cold-day'],
    quantity: ({ facts }) => facts.trip.request.travelers,
  },
  'winter-boots': {
    trip: (o) =>
      o.asks('Winter walking') ||
      (cold(2)(o) && (o.facts.spread.snowCover ?? 1) >= 0.4 && !inTown(o)),
    rank: 20,
    causes: ['snow', 'cold-day'],
    unless: ['boots-mountaineering'],
  },
  spikes: {
    trip: (o) =>
      cold(2)(o) && (o.facts.spread.snowCover ?? 0) >= 0.5 && (o.facts.spread.frost ?? 0) >= 0.5,
    rank: 46,
    causes: ['snow', 'frost', 'cold-day'],
    unless: ['crampons'],
  },
  'vacuum-flask': {
    trip: (o) => cold(4)(o) && o.outdoors && !o.asks('Skiing and snowboarding'),
    rank: 60,
    causes: ['cold-day'],
    quantity: ({ facts }) => Math.ceil(facts.trip.request.travelers / 2),
  },
  'skin-cream': { trip: cold(-10), rank: 62, causes: ['cold-day'] },
  'wind-jacket': {
    trip: (o) => nights(10)(o) && o.outdoors && o.stay !== 'house',
    have: nights(12),
    rank: 40,
    causes: ['layers', 'cold-night'],
    unless: ['rain-jacket', 'insulated-jacket', 'parka', 'jacket-ski'],
  },
};

/** Swept pavements: everyday shoes do. */
function inTown(occasion: Occasion): boolean {
  return inBigCity(occasion.facts) && !occasion.outdoors && !cold(-6)(occasion) && wet(0)(occasion);
}
