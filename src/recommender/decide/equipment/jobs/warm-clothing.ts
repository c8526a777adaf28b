import { inBigCity, inhabited } from '#src/recommender/know/season/conditions-of-place.ts';

import type { Obtain } from '#src/domain/trip/recommendation.ts';
import { grownUps, hired } from '../job.ts';
import type { Jobs } from '../job.ts';
import { coldestNight, highNight, hutNight, nights } from '../cold-nights.ts';
import { cold, sleepsOut, toTheIce, wet } from '../occasion.ts';
import type { Occasion } from '../occasion.ts';

/** Standing or walking outside in the cold, more than between two doors. */
const outside = (occasion: Occasion) => occasion.outdoors || cold(-6)(occasion);
const summits = ({ asks, wants }: Occasion) => asks('Mountaineering') || wants('climb-mountain');
const snowSport = ({ asks, wants }: Occasion) =>
  asks('Skiing and snowboarding', 'Winter walking') || wants('snowmobile', 'huskies');
const downhill = ({ asks }: Occasion) => asks('Skiing and snowboarding');
const snowy = ({ facts }: Occasion) => (facts.spread.snowCover ?? 1) >= 0.4;

/**
 * Nobody buys for a week what is lent or hired there: overalls, boots and mittens in Lapland, on
 * Svalbard and on tours by sledge and snowmobile; down jackets by the day at the start of the great
 * treks.
 */
export function lent(occasion: Occasion): Obtain {
  const farNorth = Math.abs(occasion.facts.trip.location.lat) >= 58 && cold(0)(occasion);
  const farUp = sleepsOut(occasion) && (highNight(occasion) ?? 0) < 0;
  return onTour(occasion) || farNorth || farUp || nights(-20)(occasion) ? hired(occasion) : 'buy';
}

function onTour(occasion: Occasion): boolean {
  return occasion.wants('huskies', 'snowmobile') && cold(4)(occasion);
}

/** Against cold. What every household of a temperate country has is not bought for a town. */
export const WARM_CLOTHING: Jobs = {
  parka: {
    trip: cold(-10),
    rank: 10,
    causes: ['cold-day'],
    obtain: hired,
    forChildren: 'jacket-winter-kids',
  },
  // The winter jacket of a temperate country does for everything but long cold hours outside.
  'insulated-jacket': {
    trip: (o) =>
      (sleepsOut(o) && hutNight(o) === null && nights(-2)(o)) ||
      (summits(o) && nights(9)(o)) ||
      (o.outdoors && nights(-12)(o)),
    have: nights(9),
    rank: 16,
    causes: ['on-ice', 'high-night', 'cold-night', 'cold-day'],
    forChildren: 'jacket-winter-kids',
    // A climber is on the move before dawn.
    coldest: (o) => coldestNight(o) + (o.asks('Mountaineering') ? 6 : 0),
    obtain: lent,
    unless: ['parka', 'jacket-ski'],
  },
  'insulated-trousers': { trip: cold(-18), rank: 44, causes: ['cold-day'], obtain: hired },
  'warm-trousers': {
    trip: (o) => cold(-8)(o) || (cold(-4)(o) && o.outdoors),
    rank: 26,
    causes: ['cold-day'],
    obtain: lent,
    unless: ['trousers-ski', 'insulated-trousers'],
  },
  'base-layer': {
    with: 'base-layer-legs',
    trip: needsBaseLayer,
    coldest: underLayers,
    // Wool is worn for a week between two washes.
    sturdy: unwashed,
    rank: 24,
    causes: ['on-ice', 'high-night', 'cold-night', 'cold-day'],
    // Wool is aired overnight: a second one is for two weeks.
    quantity: (o) => grownUps(o) * (o.facts.days >= 14 ? 2 : 1),
  },
  'base-layer-legs': {
    forChildren: 'base-layer-kids',
    trip: needsBaseLayer,
    coldest: underLayers,
    sturdy: unwashed,
    rank: 25,
    causes: ['on-ice', 'high-night', 'cold-night', 'cold-day'],
  },
  fleece: {
    have: nights(18),
    rank: 15,
    causes: ['on-ice', 'high-night', 'cold-night', 'layers', 'cold-day'],
  },
  gloves: {
    forChildren: 'gloves-kids',
    // Gloves from home are enough, except for holding on to ice and for hours in deep cold.
    trip: (o) =>
      (o.wants('glaciers') && nights(8)(o)) ||
      (summits(o) && nights(4)(o)) ||
      (o.outdoors && nights(-12)(o)),
    have: (o) => (sleepsOut(o) && nights(6)(o)) || (nights(2)(o) && (cold(11)(o) || nights(-3)(o))),
    rank: 20,
    obtain: (o) => (onTour(o) ? hired(o) : 'buy'),
    causes: ['on-ice', 'high-night', 'cold-day', 'cold-night'],
    unless: ['mittens', 'gloves-ski', 'gloves-cycling-winter'],
  },
  mittens: {
    forChildren: 'gloves-kids',
    trip: cold(-8),
    rank: 22,
    causes: ['cold-day'],
    obtain: lent,
  },
  'warm-hat': {
    forChildren: 'hat-kids',
    have: nights(8),
    rank: 19,
    causes: ['on-ice', 'high-night', 'cold-night', 'cold-day'],
  },
  balaclava: { trip: cold(-10), rank: 45, causes: ['cold-day'] },
  neck: {
    have: cold(8),
    rank: 48,
    // Worn on the move by day: a scarf only where that is cold.
    coldest: ({ facts }) => facts.climate.high + 5,
    causes: ['on-ice', 'high-night', 'cold-day', 'cold-night'],
    unless: ['balaclava', 'desert-scarf'],
  },
  'wool-socks': {
    trip: (o) => cold(3)(o) && o.outdoors,
    rank: 42,
    causes: ['on-ice', 'cold-day'],
    quantity: ({ facts }) => facts.trip.request.travelers * (facts.days >= 6 ? 2 : 1),
    unless: ['socks-ski'],
  },
  'hand-warmers': {
    trip: (o) => cold(-5)(o) && o.outdoors,
    rank: 55,
    causes: ['cold-day'],
    quantity: ({ facts }) => facts.trip.request.travelers,
  },
  'winter-boots': {
    trip: (o) =>
      !downhill(o) && (o.asks('Winter walking') || (cold(2)(o) && snowy(o) && !inTown(o))),
    have: (o) => cold(4)(o) && snowy(o),
    rank: 20,
    causes: ['snow', 'cold-day'],
    // Worn by day.
    coldest: ({ facts }) => facts.climate.high - 8,
    obtain: lent,
    forChildren: 'boots-winter-kids',
    unless: ['boots-mountaineering'],
  },
  spikes: {
    trip: (o) =>
      inhabited(o.facts) &&
      !downhill(o) &&
      cold(2)(o) &&
      // In hard frost trodden snow is not slippery.
      !cold(-5)(o) &&
      (o.facts.spread.snowCover ?? 0) >= 0.5 &&
      (o.facts.spread.frost ?? 0) >= 0.5,
    rank: 46,
    causes: ['snow', 'frost', 'cold-day'],
    unless: ['crampons'],
  },
  'vacuum-flask': {
    trip: (o) =>
      cold(4)(o) && o.outdoors && o.stay !== 'ship' && !o.asks('Skiing and snowboarding'),
    rank: 60,
    causes: ['cold-day'],
    quantity: ({ facts }) => Math.ceil(facts.trip.request.travelers / 2),
  },
  'skin-cream': { trip: cold(-10), rank: 62, causes: ['cold-day'] },
  'wind-jacket': {
    trip: (o) => nights(10)(o) && sleepsOut(o),
    have: nights(12),
    rank: 40,
    causes: ['layers', 'cold-night'],
    unless: ['rain-jacket', 'insulated-jacket', 'parka', 'jacket-ski', 'poncho'],
  },
};

/** Days or nights outside in real cold; under canvas and on snow already in light frost. */
function needsBaseLayer(occasion: Occasion): boolean {
  if (
    occasion.stay === 'tent' ||
    snowSport(occasion) ||
    highNight(occasion) !== null ||
    summits(occasion)
  ) {
    return nights(1)(occasion);
  }
  return (outside(occasion) || toTheIce(occasion)) && nights(-4)(occasion) && cold(5)(occasion);
}

function unwashed(occasion: Occasion): boolean {
  return sleepsOut(occasion) && occasion.facts.days >= 14;
}

/** Under two or three other layers; below this the thickest is right all the same. */
function underLayers(occasion: Occasion): number {
  const night = coldestNight(occasion);
  return night < -25 ? night : Math.max(night, -13);
}

/** Swept pavements: everyday shoes do. */
function inTown(occasion: Occasion): boolean {
  return inBigCity(occasion.facts) && !occasion.outdoors && !cold(-6)(occasion) && wet(0)(occasion);
}
