import { forWalking, hired, onePer, outgrown } from '../job.ts';
import type { Jobs } from '../job.ts';
import { inGroup, onFeet } from '../occasion.ts';
import type { Occasion } from '../occasion.ts';

const skis = (o: Occasion) => o.asks('Skiing and snowboarding');
/** Cross-country skiing: no boots of plastic, no helmet. */
const nordic = (o: Occasion) => o.says('nordic');
const downhill = (o: Occasion) => skis(o) && !nordic(o);
const offPiste = (o: Occasion) => skis(o) && o.says('off-piste');
const snowshoeing = (o: Occasion) => o.asks('Winter walking') && !o.wants('huskies', 'sledging');

/** One skis by day; the lift takes one into air some degrees colder. */
const onSlopes = ({ facts }: Occasion) => facts.climate.high - 5;
/** A class or a club hires by the week what its members would wear once. */
const lentToGroups = (o: Occasion) => (inGroup(o) || o.says('school') ? hired(o) : 'buy');

/** Skis, boots and what goes with them come from the hire shop at the lift. */
export const SNOW: Jobs = {
  skis: { trip: skis, rank: 4, causes: ['wish'], obtain: hired },
  'ski-boots': { trip: downhill, rank: 5, causes: ['wish'], obtain: hired },
  'helmet-ski': { trip: downhill, rank: 6, causes: ['wish'], obtain: hired },
  'jacket-ski': {
    trip: downhill,
    rank: 8,
    causes: ['cold-day', 'wish'],
    unless: ['parka'],
    coldest: onSlopes,
    obtain: lentToGroups,
    forChildren: 'jacket-ski-kids',
  },
  'trousers-ski': {
    trip: downhill,
    rank: 9,
    causes: ['cold-day', 'wish'],
    coldest: onSlopes,
    obtain: lentToGroups,
    forChildren: 'trousers-ski-kids',
  },
  'jacket-ski-kids': {
    trip: (o) => downhill(o) && onFeet(o),
    rank: 8,
    causes: ['cold-day', 'children'],
    obtain: outgrown,
    quantity: forWalking,
    sized: true,
  },
  'trousers-ski-kids': {
    trip: (o) => downhill(o) && onFeet(o),
    rank: 9,
    causes: ['cold-day', 'children'],
    obtain: outgrown,
    quantity: forWalking,
    sized: true,
  },
  'goggles-ski': {
    trip: downhill,
    rank: 13,
    causes: ['wish'],
    sturdy: offPiste,
    obtain: lentToGroups,
  },
  'gloves-ski': {
    trip: downhill,
    rank: 15,
    causes: ['cold-day', 'wish'],
    unless: ['mittens'],
    forChildren: 'gloves-kids',
    coldest: onSlopes,
  },
  'socks-ski': {
    trip: downhill,
    rank: 27,
    causes: ['wish'],
    quantity: ({ facts }) => facts.trip.request.travelers * (facts.days >= 4 ? 2 : 1),
  },
  'stick-sun-ski': { trip: skis, rank: 19, causes: ['sun', 'wish'] },
  'avalanche-set': { trip: offPiste, rank: 3, causes: ['wish'], obtain: hired },
  'skins-touring': {
    trip: (o) => offPiste(o) && o.says('ski-tour'),
    rank: 7,
    causes: ['wish'],
    obtain: hired,
  },
  snowshoes: { trip: snowshoeing, rank: 7, causes: ['snow', 'wish'], obtain: hired },
  'sled-foldable': {
    trip: (o) => o.wants('sledging'),
    rank: 8,
    causes: ['wish'],
    obtain: hired,
    quantity: onePer(2),
  },
};
