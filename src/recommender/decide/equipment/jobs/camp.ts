import { darkNights, snowUnderfoot } from '#src/recommender/know/season/conditions-of-place.ts';
import type { Obtain } from '#src/domain/trip/recommendation.ts';
import { bearCanisterRequired } from '#src/recommender/know/bear-canister-areas.ts';
import { always, hired, onePer } from '../job.ts';
import type { Job, Jobs } from '../job.ts';
import { coldestNight, highNight, hutNight, nights } from '../cold-nights.ts';
import { carriesTent, sunny, warm } from '../occasion.ts';
import type { Occasion } from '../occasion.ts';

const inTent = ({ stay }: Occasion) => stay === 'tent';
const ownTent = (o: Occasion) => o.says('own-tent');
/** Huts in the high ranges have bunks and a roof, and no heating. */
const coldHut = (o: Occasion) =>
  o.stay === 'hut' &&
  nights(3)(o) &&
  hutNight(o) === null &&
  (highNight(o) !== null || o.facts.terrain.summit >= 3500);

const atSea = ({ facts }: Occasion) => facts.terrain.coastKm <= 5;
/** A caravan brings camp, kitchen and cook. */
const guided = (o: Occasion) => o.says('camels');
/** On foot or by boat the weight counts, and a camp far from the car takes the weather as it comes. */
const farFromCar = (o: Occasion) =>
  o.children === 0 &&
  (o.wants('trek') || o.asks('Hiking', 'Paddling', 'Mountaineering') || o.stay === 'hut');

/** Nobody buys a tent and a bed for a night or two. */
function hiredBriefly(occasion: Occasion): Obtain {
  return occasion.facts.days <= 3 || guided(occasion) ? hired(occasion) : 'buy';
}

/** A festival feeds its guests, and most allow no flames. */
const cooks = (o: Occasion) => inTent(o) && !o.wants('festivals') && !guided(o);

function campJob(rank: number, more: Partial<Job> = {}): Job {
  return { trip: inTent, rank, causes: ['tent-nights'], ...more };
}

/** For nights outside, and in huts. A camper van and a house have all of it. */
export const CAMP: Jobs = {
  tent: campJob(5, {
    trip: (o) => inTent(o) && !ownTent(o),
    have: inTent,
    quantity: onePer(2),
    sturdy: farFromCar,
    obtain: hiredBriefly,
  }),
  'sleeping-bag': {
    trip: (o) => inTent(o) || coldHut(o),
    rank: 6,
    causes: ['high-night', 'cold-night', 'tent-nights', 'hut-nights'],
    // Far from a bed nobody gets up and fetches a blanket.
    coldest: (o) => coldestNight(o) - (farFromCar(o) ? 2 : 0),
    // The shops at the start of the great treks have them by the night.
    obtain: (o) => (o.stay === 'hut' ? hired(o) : hiredBriefly(o)),
  },
  mat: campJob(7, { sturdy: farFromCar, obtain: hiredBriefly }),
  stove: campJob(11, { trip: cooks, obtain: hiredBriefly, quantity: onePer(4) }),
  fuel: campJob(12, {
    trip: cooks,
    with: 'stove',
    causes: ['not-on-planes'],
    obtain: () => 'buy-there',
    quantity: onePer(4),
  }),
  // Beside the stove, so that the limit of lines does not part them.
  pots: campJob(12, { trip: cooks, with: 'stove', obtain: hiredBriefly, quantity: onePer(4) }),
  // Every kitchen drawer has one.
  cup: { have: inTent, rank: 16, causes: ['tent-nights'] },
  cutlery: { have: inTent, rank: 17, causes: ['tent-nights'] },
  'meals-dried': campJob(56, {
    trip: (o) => inTent(o) && o.wants('trek'),
    quantity: ({ facts }) => facts.trip.request.travelers * Math.max(1, facts.days - 1),
  }),
  'canister-camp': campJob(64, {
    trip: (o) => cooks(o) && !o.asks('Hiking'),
    quantity: onePer(6),
  }),
  knife: { have: cooks, rank: 22, causes: ['tent-nights'] },
  lantern: campJob(65, {
    trip: (o) => inTent(o) && darkNights(o.facts) && !o.wants('trek', 'festivals') && !guided(o),
  }),
  'tent-pegs': {
    trip: (o) => inTent(o) && !guided(o) && (snowUnderfoot(o.facts) || o.wants('desert')),
    rank: 40,
    causes: ['snow', 'tent-nights'],
    quantity: onePer(2),
  },
  'bear-canister': {
    trip: ({ facts, stay }) => stay === 'tent' && bearCanisterRequired(facts.trip.location),
    rank: 8,
    causes: ['bear-law'],
    obtain: () => 'hire-there',
    quantity: onePer(2),
  },
  liner: {
    trip: (o) => o.stay === 'hut',
    rank: 9,
    causes: ['hut-nights'],
    unless: ['sleeping-bag'],
  },
  'water-treatment': {
    trip: (o) =>
      (inTent(o) && (o.wants('trek') || (o.asks('Paddling') && !atSea(o)))) || coldHut(o),
    rank: 15,
    causes: ['tent-nights', 'hut-nights'],
    quantity: onePer(4),
  },
  pillow: { have: inTent, rank: 67, causes: ['tent-nights'] },
  'trekking-pack': {
    // From hut to hut a day's pack does; porters carry the rest of the great treks.
    trip: (o) => o.stay === 'tent' && o.asks('Hiking') && !carriesTent(o),
    have: carriesTent,
    rank: 13,
    causes: ['tent-nights', 'hut-nights'],
  },
  daypack: {
    have: always,
    rank: 18,
    causes: ['days'],
    unless: ['trekking-pack', 'panniers'],
  },
  bottle: { have: always, rank: 19, causes: ['heat', 'days'], unless: ['bladder', 'bottle-bike'] },
  bladder: {
    trip: (o) => warm(33)(o) && o.asks('Hiking', 'Cycling') && sunny(6)(o),
    rank: 47,
    causes: ['heat'],
  },
  hammock: {
    trip: (o) => inTent(o) && o.facts.climate.low >= 19 && o.wants('jungle'),
    rank: 68,
    causes: ['heat'],
  },
};
