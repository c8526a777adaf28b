import { tropicalMosquitoes, ticksLikely } from '#src/recommender/know/season/dangers.ts';
import { dryLand, inBigCity } from '#src/recommender/know/season/conditions-of-place.ts';
import { causeApplies, coolSummer } from '../causes.ts';
import { always, onePer } from '../job.ts';
import type { Jobs } from '../job.ts';
import { namedClimb } from '../long-ways.ts';
import { highNight } from '../cold-nights.ts';
import { boatsOutside, easyWalks, onBusinessAlone, sleepsOut, warm, wet } from '../occasion.ts';
import type { Occasion } from '../occasion.ts';

const farFromHelp = ({ asks, stay }: Occasion) =>
  stay === 'tent' ||
  stay === 'hut' ||
  asks('Hiking', 'Mountaineering', 'Climbing', 'Cycling', 'Paddling', 'Sailing', 'Winter walking');
/** De Martonne's index: below it there is no standing water to breed in. */
const damp = ({ facts }: Occasion) => dryLand(facts) && (facts.aridity ?? 20) >= 7;
const buggy = (o: Occasion) => damp(o) && causeApplies('insects', o);
/** Midges and northern mosquitoes. */
const north = (o: Occasion) =>
  buggy(o) && o.outdoors && (Math.abs(o.facts.trip.location.lat) >= 54 || coolSummer(o.facts));
/** Bogs of the far north, and Scotland: a net over the head, and not at a festival. */
const midges = (o: Occasion) =>
  north(o) &&
  (o.facts.trip.location.lat >= 60 || o.facts.country?.code === 'GB') &&
  !o.wants('festivals');
const byTheSea = ({ facts }: Occasion) => facts.terrain.coastKm <= 50 || !dryLand(facts);
const inTropics = ({ facts }: Occasion) => Math.abs(facts.trip.location.lat) <= 24;
/** Taxis, lobbies and meeting rooms, where the air is cooled and no window is open. */
const betweenDoors = (o: Occasion) => onBusinessAlone(o) && inBigCity(o.facts);
/** In a town of a temperate country a bite is a nuisance, not a reason to buy something. */
const biting = (o: Occasion) =>
  (tropicalMosquitoes(o.facts) && !betweenDoors(o)) ||
  north(o) ||
  (buggy(o) && (o.stay === 'tent' || o.stay === 'camper')) ||
  (buggy(o) && inTropics(o) && o.asks('Wildlife watching', 'Hiking'));

/** Wounds, height, insects, and what helps on the way. */
export const HEALTH: Jobs = {
  'first-aid': {
    trip: farFromHelp,
    have: always,
    rank: 20,
    causes: ['group'],
    unless: ['first-aid-group'],
  },
  'first-aid-group': {
    trip: (o) => o.facts.trip.request.travelers >= 10,
    rank: 39,
    causes: ['group'],
    quantity: onePer(15),
  },
  medicine: { have: always, rank: 12, causes: ['days'] },
  blisters: {
    trip: (o) => (o.asks('Hiking', 'Mountaineering') && !easyWalks(o)) || o.stay === 'hut',
    rank: 55,
    causes: ['wish', 'hut-nights'],
    serves: ['Hiking', 'Mountaineering'],
  },
  altitude: {
    trip: ({ facts, wants }) =>
      facts.terrain.elevation >= 3000 ||
      (namedClimb(facts.reading)?.metres ?? 0) >= 4500 ||
      (wants('climb-mountain', 'trek') && facts.terrain.summit >= 4500),
    rank: 54,
    causes: ['height', 'wish'],
    serves: ['Hiking', 'Mountaineering'],
    quantity: onePer(10),
  },
  rehydration: {
    trip: (o) => warm(35)(o) && o.outdoors,
    rank: 62,
    causes: ['heat'],
    quantity: onePer(4),
  },
  seasickness: {
    trip: (o) =>
      (o.stay === 'ship' && byTheSea(o)) ||
      o.asks('Sailing') ||
      ((o.wants('whales', 'diving') || boatsOutside(o)) && byTheSea(o)) ||
      !dryLand(o.facts),
    rank: 45,
    causes: ['wish', 'group'],
    serves: ['Sailing', 'Snorkelling and diving', 'Wildlife watching'],
  },
  repellent: {
    trip: biting,
    rank: 16,
    causes: ['insects'],
    // Where a bite may bring malaria or dengue, the one that keeps off longest.
    sturdy: ({ facts }) => tropicalMosquitoes(facts),
    quantity: onePer(2),
  },
  'clothes-repellent': {
    trip: (o) =>
      tropicalMosquitoes(o.facts) &&
      highNight(o) === null &&
      (o.asks('Wildlife watching', 'Hiking') || o.stay === 'tent'),
    rank: 58,
    causes: ['insects'],
    quantity: onePer(2),
  },
  'shirt-against-insects': {
    trip: (o) =>
      tropicalMosquitoes(o.facts) &&
      (!inBigCity(o.facts) || o.stay === 'ship' || o.wants('jungle')) &&
      (o.asks('Wildlife watching', 'Hiking', 'Camping') || o.wants('jungle')),
    rank: 33,
    causes: ['insects'],
    unless: ['sun-shirt'],
  },
  'mosquito-net': {
    trip: (o) => tropicalMosquitoes(o.facts) && !inBigCity(o.facts) && o.stay === 'hut',
    rank: 53,
    causes: ['insects'],
    quantity: onePer(2),
  },
  'head-net': {
    trip: (o) =>
      midges(o) &&
      (sleepsOut(o) ||
        o.stay === 'camper' ||
        o.asks('Hiking', 'Fishing', 'Paddling', 'Wildlife watching')),
    rank: 17,
    causes: ['insects'],
  },
  'leech-socks': {
    trip: (o) => inTropics(o) && wet(4)(o) && (o.asks('Hiking') || o.wants('jungle')),
    rank: 57,
    causes: ['rain'],
  },
  'bite-relief': { have: biting, rank: 30, causes: ['insects'], quantity: onePer(10) },
  tick: {
    trip: (o) =>
      ticksLikely(o.facts) &&
      o.outdoors &&
      !o.wants('festivals') &&
      o.asks('Hiking', 'Camping', 'Wildlife watching', 'Family outings', 'Running', 'Paddling'),
    rank: 52,
    causes: ['ticks'],
    quantity: onePer(4),
  },
};
