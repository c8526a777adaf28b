import { always, changes, wearers } from '../job.ts';
import type { Jobs } from '../job.ts';
import { tropicalMosquitoes } from '#src/recommender/know/season/dangers.ts';
import {
  carriesTent,
  inSwimwear,
  onBusiness,
  onBusinessAlone,
  shortWalks,
  sleepsOut,
  sunny,
  warm,
  wet,
} from '../occasion.ts';
import type { Occasion } from '../occasion.ts';

const onFoot = ({ asks }: Occasion) => asks('Hiking', 'Mountaineering', 'Winter walking');

/** Outside all day, whatever the weather. */
const ON_THE_MOVE = ['Hiking', 'Mountaineering', 'Fishing', 'Paddling'] as const;

/** Steep enough for boots: round a lake or along a beach, everyday shoes do. */
const hilly = ({ facts }: Occasion) => facts.terrain.relief >= 150;

/** Clothes that everybody has; those that place and plans ask for are on the list for this trip. */
export const EVERYDAY_CLOTHING: Jobs = {
  underwear: { have: always, rank: 10, causes: ['days'], quantity: changes(6) },
  socks: { have: always, rank: 11, causes: ['days'], quantity: changes(6) },
  't-shirt': { have: always, rank: 12, causes: ['days'], quantity: changes(5) },
  trousers: {
    // In a tent those for outdoors do.
    have: (o) =>
      !(o.stay === 'tent' && o.asks(...ON_THE_MOVE)) &&
      (!warm(32)(o) || tropicalMosquitoes(o.facts)),
    rank: 13,
    causes: ['days'],
    quantity: (o) => wearers(o) * (o.facts.days >= 4 ? 2 : 1),
  },
  shorts: {
    have: (o) => warm(22)(o) && !onBusinessAlone(o),
    rank: 14,
    causes: ['heat', 'days'],
    quantity: (o) => wearers(o) * (o.facts.days >= 5 ? 2 : 1),
  },
  shirt: {
    have: (o) => warm(24)(o) && !sleepsOut(o),
    rank: 16,
    causes: ['heat', 'days'],
    unless: ['sun-shirt', 'shirt-against-insects', 'business-shirts'],
  },
  'business-shirts': {
    have: onBusiness,
    rank: 10,
    causes: ['wish', 'days'],
    quantity: changes(5),
  },
  'business-suit': { have: onBusiness, rank: 10, causes: ['wish', 'days'], forChildren: 'none' },
  'business-shoes': { have: onBusiness, rank: 11, causes: ['wish', 'days'], forChildren: 'none' },
  sleepwear: { have: ({ facts }) => facts.days >= 2, rank: 30, causes: ['days'] },
  swimwear: {
    have: inSwimwear,
    rank: 18,
    causes: ['wish', 'heat', 'days'],
    serves: ['Swimming and beach', 'Snorkelling and diving', 'Surfing'],
    madeFor: ['Swimming and beach'],
  },
  'city-shoes': {
    have: (o) => !carriesTent(o),
    rank: 19,
    causes: ['days'],
    sturdy: (o) => wet(2)(o) && !warm(26)(o),
  },
  sandals: {
    have: (o) => warm(24)(o) && !onBusinessAlone(o),
    rank: 29,
    causes: ['heat'],
    unless: ['flip-flops'],
  },
  'flip-flops': {
    have: (o) => o.asks('Swimming and beach') || o.wants('pools', 'hot-springs', 'sauna'),
    rank: 28,
    causes: ['wish'],
  },
  'outfit-smart': {
    have: ({ wants }) => wants('conference', 'wedding', 'stage', 'luxury', 'celebration'),
    rank: 21,
    causes: ['wish'],
    unless: ['business-suit'],
  },
  'outdoor-trousers': {
    trip: (o) =>
      o.stay === 'tent' &&
      !carriesTent(o) &&
      !warm(28)(o) &&
      o.facts.days >= 4 &&
      o.asks(...ON_THE_MOVE),
    have: (o) => onFoot(o) || o.stay === 'hut' || (o.stay === 'tent' && o.asks(...ON_THE_MOVE)),
    rank: 20,
    causes: ['wish', 'layers'],
    unless: ['warm-trousers', 'trousers-ski'],
  },
  'hiking-boots': {
    forChildren: 'boots-kids',
    // Pilgrims walk in what they have.
    trip: (o) =>
      !o.wants('pilgrimage') &&
      !carriesTent(o) &&
      ((onFoot(o) && hilly(o) && !shortWalks(o)) ||
        o.stay === 'hut' ||
        (o.wants('volcano', 'glaciers', 'ferrata', 'apes') && hilly(o))),
    have: (o) => onFoot(o) || o.stay === 'hut',
    rank: 14,
    causes: ['wish', 'days'],
    unless: ['winter-boots', 'boots-mountaineering'],
  },
  'hut-shoes': { have: (o) => o.stay === 'hut', rank: 17, causes: ['hut-nights'] },
  'trousers-temple': {
    trip: (o) => o.wants('temples'),
    rank: 50,
    causes: ['wish'],
    unless: ['shawl-respectful'],
  },
  'shawl-respectful': {
    trip: (o) => o.wants('temples') && warm(22)(o),
    rank: 50,
    causes: ['wish'],
  },
  'sun-shirt': {
    trip: (o) => sunny(9)(o) && o.asks('Hiking', 'Cycling', 'Paddling', 'Sailing', 'Fishing'),
    rank: 52,
    causes: ['sun'],
  },
  'desert-scarf': { trip: (o) => o.wants('desert'), rank: 36, causes: ['wish', 'sun'] },
};
