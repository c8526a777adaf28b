import {
  inhabited,
  snowUnderfoot,
  sunShows,
} from '#src/recommender/know/season/conditions-of-place.ts';

import { hired } from '../job.ts';
import type { Jobs } from '../job.ts';
import {
  breezy,
  boatsOutside,
  carriesTent,
  cold,
  shortWalks,
  seasoned,
  sleepsOut,
  sunny,
  toTheIce,
  warm,
  wet,
  windy,
} from '../occasion.ts';
import type { Occasion } from '../occasion.ts';

const onTheWay = (o: Occasion) =>
  sleepsOut(o) || o.asks('Hiking', 'Mountaineering', 'Cycling', 'Fishing');
/** So short that the clothes one has are enough. */
const weekend = ({ facts }: Occasion) => facts.tripDays <= 3;
/** From hut to hut, from camp to camp, for days. */
const longWay = (o: Occasion) => !weekend(o) && (o.stay === 'hut' || carriesTent(o));
/** Whole days in rain and wind, from where nobody turns back. */
const exposed = (o: Occasion) => longWay(o) || (o.asks('Hiking') && windy(o) && wet(4)(o));
/** Cold enough for snow instead of rain. */
const dryCold = cold(-4);
/** More snow falls than rain, and a winter jacket keeps snow off. */
const snowFalls = (o: Occasion) =>
  dryCold(o) || (o.facts.falling !== null && o.facts.falling.snow > o.facts.falling.rain);
const onSnow = (o: Occasion) =>
  snowUnderfoot(o.facts) || o.asks('Mountaineering') || o.wants('glaciers');
const bright = (o: Occasion) =>
  (snowUnderfoot(o.facts) && sunny(3)(o)) || (o.asks('Mountaineering') && sunny(4)(o));

/** Against rain, wind and sun: one layer against rain, from UV 6 cream and hat. */
export const RAIN_AND_SUN: Jobs = {
  'rain-jacket': {
    forChildren: 'rain-suit-kids',
    // Who walks now and then has one; a wet and windy place and nights outside ask for one.
    trip: (o) =>
      !snowFalls(o) &&
      !seasoned(o) &&
      needsJacket(o) &&
      (exposed(o)
        ? wet(1)(o)
        : wet(5)(o) ||
          (onTheWay(o) && wet(3)(o) && !shortWalks(o) && !weekend(o)) ||
          (o.outdoors && breezy(o) && wet(3.5)(o)) ||
          (o.outdoors && windy(o) && wet(2.5)(o))),
    have: (o) => !dryCold(o) && (onTheWay(o) ? wet(0.5)(o) : wet(1.5)(o) && !warm(29)(o)),
    rank: 18,
    causes: ['wind', 'rain'],
    // A long wet stay without a roof; else any jacket does.
    sturdy: ({ facts, stay }) => stay === 'tent' && facts.days >= 14,
    // Sailing schools and charters have oilskins to lend.
    obtain: (o) => (o.asks('Sailing') ? hired(o) : 'buy'),
    unless: ['jacket-ski', 'jacket-paddle', 'poncho', 'parka'],
  },
  'rain-trousers': {
    forChildren: 'rain-suit-kids',
    // Landings by rubber boat are wet to the knee.
    trip: (o) =>
      toTheIce(o) ||
      (!dryCold(o) &&
        !weekend(o) &&
        !seasoned(o) &&
        !shortWalks(o) &&
        ((longWay(o) && wet(2)(o) && !warm(26)(o)) || (onTheWay(o) && wet(3)(o) && !warm(22)(o)))),
    have: (o) => !dryCold(o) && onTheWay(o) && wet(2)(o) && !warm(22)(o),
    rank: 19,
    causes: ['on-ice', 'rain'],
    unless: ['trousers-ski'],
  },
  poncho: {
    forChildren: 'rain-suit-kids',
    trip: (o) => wet(3)(o) && warm(28)(o) && o.outdoors,
    rank: 24,
    causes: ['rain'],
  },
  umbrella: {
    trip: (o) => wet(2.5)(o) && !snowFalls(o) && inhabited(o.facts) && !needsJacket(o),
    rank: 22,
    causes: ['rain'],
    unless: ['poncho', 'jacket-ski'],
    quantity: ({ facts }) => facts.trip.request.travelers,
  },
  'pack-cover': {
    trip: (o) => onTheWay(o) && wet(4)(o) && !o.asks('Cycling'),
    rank: 42,
    causes: ['rain'],
  },
  'dry-bag': {
    trip: (o) => o.asks('Paddling', 'Sailing') || o.wants('rafting') || boatsOutside(o),
    rank: 13,
    causes: ['wish', 'rain'],
  },
  gaiters: {
    trip: (o) => o.asks('Mountaineering', 'Winter walking') && snowUnderfoot(o.facts),
    rank: 57,
    causes: ['snow'],
  },
  sunscreen: {
    trip: (o) => (sunny(6)(o) && sunShows(o.facts)) || (onSnow(o) && sunny(3)(o)),
    have: sunny(3),
    rank: 20,
    causes: ['sun'],
    unless: ['stick-sun-ski'],
  },
  'sun-hat': {
    forChildren: 'sun-hat-kids',
    trip: (o) => sunny(6)(o) && sunShows(o.facts) && !cold(10)(o),
    have: (o) => sunny(4)(o) && sunShows(o.facts) && !cold(12)(o),
    rank: 21,
    causes: ['sun', 'heat'],
  },
  sunglasses: {
    have: (o) =>
      sunny(3)(o) || (sunny(2)(o) && (snowUnderfoot(o.facts) || o.asks('Skiing and snowboarding'))),
    rank: 18,
    causes: ['sun', 'snow'],
    unless: ['glacier-glasses'],
  },
  'glacier-glasses': {
    trip: bright,
    rank: 31,
    causes: ['snow', 'height', 'sun'],
    unless: ['goggles-ski'],
  },
  'lip-balm': {
    trip: (o) => sunny(6)(o) && (o.facts.terrain.elevation >= 2000 || onSnow(o)),
    rank: 63,
    causes: ['height', 'sun'],
  },
  'shirt-uv': {
    forChildren: 'sun-suit-kids',
    trip: (o) => sunny(8)(o) && o.asks('Swimming and beach', 'Snorkelling and diving'),
    rank: 49,
    causes: ['sun'],
    unless: ['lycra-dive', 'wetsuit-dive'],
  },
};

/** Where an umbrella is in the way, turns inside out, or would be open all day. */
function needsJacket(occasion: Occasion): boolean {
  return occasion.outdoors || breezy(occasion) || (wet(5.5)(occasion) && !warm(24)(occasion));
}
