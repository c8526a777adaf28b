import { darkNights, sunShows } from '#src/recommender/know/season/conditions-of-place.ts';
import { forChild, forWalking, hired, onePer, outgrown } from '../job.ts';
import type { Jobs } from '../job.ts';
import { nights } from '../cold-nights.ts';
import { cold, onFeet, sunny, warm, wet, withChildren } from '../occasion.ts';
import type { Occasion } from '../occasion.ts';

const cycles = (o: Occasion) => o.asks('Cycling');
const ownBicycle = (o: Occasion) => cycles(o) && o.bringsOwn;
const touring = (o: Occasion) =>
  cycles(o) && (o.stay === 'tent' || o.stay === 'hut' || o.says('stages'));
const inCar = (o: Occasion) => o.stay === 'camper' || o.wants('road-trip');

/** Cycling, running, photography, looking at stars. */
export const WHEELS_AND_PASTIMES: Jobs = {
  bicycle: { trip: cycles, rank: 4, causes: ['wish'], obtain: hired },
  'helmet-cycling': { trip: cycles, rank: 5, causes: ['wish'], obtain: hired },
  'shorts-cycling': {
    forChildren: 'none',
    have: ownBicycle,
    trip: (o) => cycles(o) && !o.bringsOwn && o.facts.days >= 2,
    rank: 12,
    causes: ['wish'],
  },
  'jersey-cycling': {
    forChildren: 'none',
    have: ownBicycle,
    trip: (o) => cycles(o) && !o.bringsOwn && o.facts.days >= 4 && warm(14)(o),
    rank: 37,
    causes: ['wish'],
  },
  'gloves-cycling': {
    forChildren: 'none',
    have: ownBicycle,
    trip: (o) => cycles(o) && !o.bringsOwn && !cold(10)(o),
    rank: 49,
    causes: ['wish'],
    unless: ['gloves-cycling-winter'],
  },
  'gloves-cycling-winter': {
    trip: (o) => cycles(o) && cold(6)(o),
    rank: 30,
    causes: ['cold-day'],
  },
  'bottle-bike': {
    have: ownBicycle,
    trip: (o) => cycles(o) && !o.bringsOwn,
    rank: 53,
    causes: ['wish', 'heat'],
  },
  panniers: { trip: touring, rank: 11, causes: ['wish'], obtain: hired },
  'repair-tyre': {
    have: ownBicycle,
    trip: (o) => touring(o) && !o.bringsOwn,
    rank: 36,
    causes: ['wish'],
    quantity: onePer(4),
  },
  'tool-bike': {
    have: ownBicycle,
    trip: (o) => touring(o) && !o.bringsOwn,
    rank: 39,
    causes: ['wish'],
    quantity: onePer(4),
  },
  'lock-bike': {
    have: ownBicycle,
    rank: 28,
    causes: ['wish'],
    quantity: onePer(2),
  },
  'shoes-running': { have: (o) => o.asks('Running'), rank: 25, causes: ['wish'] },
  'shirt-running': { have: (o) => o.asks('Running'), rank: 26, causes: ['wish'] },
  'shorts-running': {
    have: (o) => o.asks('Running') && warm(14)(o),
    rank: 27,
    causes: ['wish'],
  },
  'light-running': {
    trip: (o) => o.asks('Running') && o.facts.daylight.minutes < 600,
    rank: 54,
    causes: ['dark'],
  },
  camera: { have: (o) => o.asks('Photography'), rank: 13, causes: ['wish'] },
  'battery-spare': {
    trip: (o) => o.asks('Photography') && (nights(2)(o) || o.stay !== 'house'),
    rank: 48,
    causes: ['cold-night', 'wish'],
    quantity: onePer(4),
  },
  'memory-card': { have: (o) => o.asks('Photography'), rank: 14, causes: ['wish'] },
  'tripod-travel': {
    trip: (o) => o.asks('Photography') || o.wants('aurora'),
    rank: 42,
    causes: ['wish'],
    quantity: onePer(4),
  },
  'rain-cover-camera': {
    trip: (o) => o.asks('Photography') && wet(4)(o),
    rank: 57,
    causes: ['rain'],
    quantity: onePer(4),
  },
  'chart-stars': {
    trip: (o) => o.asks('Stargazing') && !o.wants('aurora') && darkNights(o.facts),
    rank: 65,
    causes: ['wish'],
  },
  'yoga-mat': { trip: (o) => o.wants('yoga'), rank: 40, causes: ['wish'], obtain: hired },
  corkscrew: { have: (o) => o.wants('wine', 'picnic'), rank: 45, causes: ['wish'] },
};

const withDog = (o: Occasion) => o.wants('dog');

/** For the children of the group, and for the dog. */
export const CHILDREN: Jobs = {
  'dog-papers': { have: withDog, rank: 2, causes: ['dog'] },
  'dog-lead': { have: withDog, rank: 9, causes: ['dog'] },
  'dog-food': { have: withDog, rank: 9, causes: ['dog'] },
  'dog-bowl': { trip: withDog, rank: 60, causes: ['dog'] },
  'car-seat': {
    quantity: forChild,
    trip: (o) => withChildren(o) && inCar(o),
    rank: 4,
    causes: ['children'],
    obtain: hired,
  },
  'child-carrier': {
    trip: (o) => withChildren(o) && o.asks('Hiking') && small(o),
    rank: 11,
    causes: ['children'],
    obtain: hired,
  },
  'rain-suit-kids': {
    quantity: forWalking,
    trip: (o) => onFeet(o) && wet(3)(o) && !warm(24)(o) && !cold(-2)(o),
    unless: ['jacket-ski'],
    rank: 21,
    causes: ['rain', 'children'],
    obtain: outgrown,
    sized: true,
  },
  'jacket-winter-kids': {
    quantity: forWalking,
    trip: (o) => onFeet(o) && (cold(-8)(o) || (o.outdoors && nights(-12)(o))),
    have: (o) => onFeet(o) && cold(8)(o),
    unless: ['jacket-ski-kids'],
    rank: 17,
    causes: ['cold-day', 'children'],
    obtain: outgrown,
    sized: true,
  },
  'boots-winter-kids': {
    quantity: forWalking,
    trip: (o) => onFeet(o) && cold(0)(o),
    with: 'winter-boots',
    unless: ['boots-kids'],
    rank: 18,
    causes: ['snow', 'children'],
    obtain: outgrown,
  },
  'gloves-kids': {
    quantity: forChild,
    trip: (o) => withChildren(o) && cold(6)(o),
    rank: 34,
    causes: ['cold-day', 'children'],
  },
  'boots-kids': {
    trip: onFeet,
    with: 'hiking-boots',
    quantity: forWalking,
    rank: 15,
    causes: ['children'],
    obtain: outgrown,
  },
  'hat-kids': {
    trip: (o) => withChildren(o) && nights(2)(o) && cold(11)(o),
    rank: 35,
    causes: ['cold-night', 'children'],
    quantity: forChild,
  },
  'base-layer-kids': {
    sized: true,
    trip: withChildren,
    with: 'base-layer',
    rank: 25,
    causes: ['cold-night', 'children'],
    quantity: forChild,
  },
  'sun-suit-kids': {
    sized: true,
    quantity: forChild,
    trip: (o) => withChildren(o) && sunny(6)(o) && warm(24)(o) && o.does('Swimming and beach'),
    rank: 31,
    causes: ['sun', 'children'],
  },
  'sun-hat-kids': {
    quantity: forChild,
    trip: (o) => withChildren(o) && sunny(6)(o) && sunShows(o.facts) && !cold(10)(o),
    rank: 20,
    causes: ['sun', 'children'],
  },
  'sunscreen-kids': {
    trip: (o) => withChildren(o) && sunny(6)(o),
    rank: 29,
    causes: ['sun', 'children'],
    unless: ['sunscreen'],
  },
  'nappies-travel': {
    have: (o) => withChildren(o) && small(o),
    rank: 8,
    causes: ['children'],
  },
  'clothes-spare-kids': {
    sized: true,
    quantity: forChild,
    have: withChildren,
    rank: 17,
    causes: ['children'],
  },
  shade: {
    trip: (o) =>
      withChildren(o) && small(o) && o.asks('Swimming and beach') && sunny(5)(o) && warm(20)(o),
    rank: 22,
    causes: ['sun', 'children'],
  },
  'toys-sand': {
    have: (o) => withChildren(o) && o.does('Swimming and beach'),
    rank: 43,
    causes: ['children'],
  },
  'games-travel': { have: withChildren, rank: 44, causes: ['children'] },
  'sled-kids': {
    trip: (o) => withChildren(o) && cold(2)(o) && (o.facts.spread.snowCover ?? 0) >= 0.6,
    rank: 47,
    causes: ['children', 'snow'],
    obtain: hired,
  },
};

/** Children who are carried. */
function small(occasion: Occasion): boolean {
  return occasion.says('small-children');
}
