import { always, onePer } from '../job.ts';
import type { Jobs } from '../job.ts';
import { healthCard, needsAdapter } from '#src/domain/place/home-country.ts';
import { EUROPLUG } from '../needless-jobs.ts';
import { bathes, carriesTent, onBusiness, sleepsOut } from '../occasion.ts';
import type { Occasion } from '../occasion.ts';

const otherSockets = ({ facts: { country, trip } }: Occasion) =>
  country !== null && needsAdapter(trip.home ?? EUROPLUG, country) === true;
const cardThere = ({ facts: { country, trip } }: Occasion) =>
  country === null || trip.home === undefined ? null : healthCard(trip.home.code, country.code);
const byCar = ({ stay, wants }: Occasion) => stay === 'camper' || wants('road-trip', 'motorbike');
const washes = ({ facts, stay }: Occasion) =>
  facts.tripDays >= 9 || (stay === 'hut' && facts.days >= 4);

/** Papers, money, power and washing: what every traveller has. */
export const DAILY: Jobs = {
  passport: { have: always, rank: 1, causes: ['days'] },
  insurance: { have: always, rank: 2, causes: ['days'] },
  ehic: { have: (o) => cardThere(o) === 'ehic', rank: 3, causes: ['days'] },
  ghic: { have: (o) => cardThere(o) === 'ghic', rank: 3, causes: ['days'] },
  cards: { have: always, rank: 3, causes: ['days'], forChildren: 'none' },
  tickets: { have: always, rank: 4, causes: ['days'] },
  'driving-licence': { have: byCar, rank: 5, causes: ['wish'] },
  'dive-card': { have: (o) => o.wants('diving'), rank: 6, causes: ['wish'] },
  papers: { have: always, rank: 7, causes: ['days'], unless: ['passport'] },
  'business-cards': { have: onBusiness, rank: 8, causes: ['wish', 'days'], forChildren: 'none' },
  laptop: {
    have: (o) => onBusiness(o) || o.wants('work'),
    rank: 10,
    causes: ['wish', 'days'],
    forChildren: 'none',
  },
  phone: { have: always, rank: 10, causes: ['days'], forChildren: 'none' },
  // A power bank brings its own into a tent.
  cable: { have: ({ stay }) => stay !== 'tent', rank: 11, causes: ['days'], forChildren: 'none' },
  'power-bank': { have: always, rank: 12, causes: ['days'], quantity: onePer(2) },
  adapter: { trip: otherSockets, rank: 36, causes: ['sockets'], quantity: onePer(2) },
  teeth: { have: always, rank: 12, causes: ['days'] },
  toiletries: { have: (o) => !carriesTent(o), rank: 21, causes: ['days'] },
  soap: {
    have: sleepsOut,
    rank: 46,
    causes: ['days'],
    quantity: onePer(2),
  },
  laundry: { have: washes, rank: 18, causes: ['days'], quantity: onePer(4) },
  towel: {
    have: (o) => sleepsOut(o) || o.stay === 'camper' || bathes(o),
    rank: 19,
    causes: ['days'],
  },
  lock: {
    have: (o) => o.stay === 'hut' || o.wants('budget') || o.facts.trip.request.travelers >= 8,
    rank: 28,
    causes: ['group'],
    quantity: onePer(2),
  },
  trowel: {
    trip: (o) => o.stay === 'tent' && o.wants('trek'),
    rank: 66,
    causes: ['tent-nights'],
    quantity: onePer(6),
  },
};
