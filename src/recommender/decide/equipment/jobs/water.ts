import type { TripFacts } from '#src/recommender/know/trip-facts.ts';
import { SHORT_OF_WARMTH } from '../best-product.ts';
import { forChild, hired, onePer } from '../job.ts';
import type { Job, Jobs, Test } from '../job.ts';
import { boatsOutside, cold, sleepsOut, sunny, toTheIce, wet, withChildren } from '../occasion.ts';
import type { Occasion } from '../occasion.ts';

const kayak = (o: Occasion) => o.asks('Paddling') && !o.wants('sup', 'rafting');
/** Below steep land the shore is rock and pebbles. */
const rocky = ({ facts: { terrain } }: Occasion) => terrain.coastKm <= 20 && terrain.relief >= 80;
/** On lakes and slow rivers; nobody closes it with a deck. */
const openCanoe = (o: Occasion) => o.says('canoe') && !o.says('kayak');
const sails = (o: Occasion) => o.asks('Sailing');
const surfs = (o: Occasion) => o.asks('Surfing');
const dives = (o: Occasion) => o.wants('diving');
/** Turtles, sharks and rays are watched with a mask. */
const snorkels = (o: Occasion) =>
  !dives(o) && (o.asks('Snorkelling and diving') || o.wants('turtles', 'sharks'));
/** Sea temperature, degrees Celsius; of lakes, and where unknown, the mean of the air. */
const water = ({ sea, mean }: TripFacts) => sea ?? mean;
const seaBelow =
  (degrees: number) =>
  ({ facts }: Occasion) =>
    water(facts) < degrees;

/** Of the thickness for the water, which chills more than air: no suit may be short of warmth. */
function suit(needed: Test): Job {
  return {
    trip: needed,
    rank: 5,
    causes: ['sea'],
    obtain: hired,
    coldest: ({ facts }) => water(facts) - SHORT_OF_WARMTH,
  };
}

/** Boats, boards and suits are hired with everything that belongs to them. */
export const WATER: Jobs = {
  kayak: { trip: kayak, rank: 4, causes: ['wish'], obtain: hired, quantity: onePer(2) },
  buoyancy: {
    forChildren: 'vest-life-kids',
    trip: (o) => kayak(o) || sails(o),
    rank: 5,
    causes: ['sea', 'wish'],
    obtain: hired,
  },
  'spray-deck': {
    trip: (o) => kayak(o) && !openCanoe(o) && (cold(20)(o) || seaBelow(16)(o)),
    rank: 6,
    causes: ['sea', 'wish'],
    obtain: hired,
  },
  'jacket-paddle': {
    trip: (o) => kayak(o) && cold(17)(o),
    rank: 17,
    causes: ['wind', 'sea', 'wish'],
  },
  'shoes-neoprene': {
    trip: (o) => kayak(o) && o.facts.days >= 4 && (cold(20)(o) || seaBelow(18)(o)),
    rank: 31,
    causes: ['sea', 'wish'],
    unless: ['water-shoes'],
  },
  // Who hires a boat for a day is told the way.
  'map-waters': {
    trip: (o) => kayak(o) && sleepsOut(o),
    rank: 14,
    causes: ['wish'],
    quantity: onePer(10),
  },
  'case-map-dry': {
    trip: (o) => kayak(o) && o.stay === 'tent',
    with: 'map-waters',
    rank: 60,
    causes: ['wish'],
    quantity: onePer(4),
  },
  'board-sup': { trip: (o) => o.wants('sup'), rank: 4, causes: ['wish'], obtain: hired },
  'jacket-sailing-light': {
    trip: (o) => sails(o) && (cold(24)(o) || wet(2)(o)),
    rank: 17,
    causes: ['wind', 'wish'],
    unless: ['rain-jacket'],
  },
  'trousers-sailing': {
    trip: (o) => sails(o) && cold(16)(o),
    rank: 19,
    causes: ['wind', 'sea', 'wish'],
    unless: ['rain-trousers'],
  },
  // On a week in the warm, trainers with a light sole do.
  'shoes-sailing': {
    trip: (o) => sails(o) && (cold(12)(o) || o.facts.days >= 14),
    rank: 31,
    causes: ['wish'],
  },
  'gloves-sailing': { trip: sails, rank: 47, causes: ['wish'] },
  // Any bag without wheels does.
  'bag-sailing': { have: (o) => sails(o) && o.facts.days >= 3, rank: 57, causes: ['wish'] },
  surfboard: { trip: surfs, rank: 4, causes: ['wish'], obtain: hired },
  'wetsuit-surf': suit((o) => surfs(o) && seaBelow(24)(o)),
  'boots-surf': {
    trip: (o) => surfs(o) && seaBelow(14)(o),
    rank: 9,
    causes: ['sea'],
    obtain: hired,
  },
  'lycra-surf': {
    trip: (o) => surfs(o) && !seaBelow(24)(o),
    rank: 21,
    causes: ['sun', 'wish'],
    unless: ['shirt-uv'],
  },
  'zinc-surf': {
    trip: (o) => surfs(o) && sunny(4)(o),
    rank: 32,
    causes: ['sun', 'wish'],
    quantity: onePer(2),
  },
  'earplugs-surf': { trip: (o) => surfs(o) && seaBelow(17)(o), rank: 52, causes: ['sea'] },
  'dive-gear': { trip: dives, rank: 4, causes: ['wish'], obtain: hired },
  'wetsuit-dive': suit((o) => (dives(o) && seaBelow(29)(o)) || (snorkels(o) && seaBelow(23)(o))),
  'computer-dive': { trip: dives, rank: 8, causes: ['wish'], obtain: hired },
  'torch-dive': {
    trip: (o) => dives(o) && o.says('night-dive'),
    rank: 33,
    causes: ['wish'],
    obtain: hired,
  },
  'ear-drops-dive': { trip: dives, rank: 55, causes: ['wish'], quantity: onePer(4) },
  'mask-and-snorkel': {
    trip: (o) => o.asks('Snorkelling and diving') || snorkels(o),
    rank: 10,
    causes: ['wish'],
    obtain: (o) => (dives(o) ? hired(o) : 'buy'),
  },
  'fins-travel': {
    trip: snorkels,
    rank: 14,
    causes: ['wish'],
    obtain: hired,
    unless: ['dive-gear'],
  },
  'lycra-dive': {
    trip: (o) => snorkels(o) && sunny(8)(o) && !seaBelow(23)(o),
    rank: 40,
    causes: ['sun'],
  },
  'water-shoes': {
    trip: (o) =>
      snorkels(o) || o.wants('canyoning', 'mudflat') || (o.asks('Swimming and beach') && rocky(o)),
    rank: 46,
    causes: ['wish'],
    unless: ['shoes-neoprene', 'fins-travel'],
  },
  'goggles-swim': { have: (o) => o.wants('pools'), rank: 30, causes: ['wish'] },
  'dry-pouch-phone': {
    trip: (o) => o.asks('Paddling', 'Snorkelling and diving') || boatsOutside(o),
    rank: 61,
    causes: ['wish'],
    serves: ['Paddling', 'Snorkelling and diving'],
  },
  'vest-life-kids': {
    quantity: forChild,
    trip: (o) => withChildren(o) && o.asks('Paddling', 'Sailing'),
    rank: 3,
    causes: ['children'],
    obtain: hired,
  },
  'rod-travel': {
    trip: (o) => o.asks('Fishing'),
    rank: 5,
    causes: ['wish'],
    obtain: hired,
    quantity: onePer(2),
    unless: ['rod-fly', 'set-ice-fishing'],
  },
  'reel-spin': {
    trip: (o) => o.asks('Fishing'),
    rank: 6,
    causes: ['wish'],
    obtain: hired,
    quantity: onePer(2),
    unless: ['rod-fly', 'set-ice-fishing'],
  },
  'rod-fly': {
    trip: (o) => o.asks('Fishing') && o.says('fly-fishing'),
    rank: 4,
    causes: ['wish'],
    obtain: hired,
  },
  waders: {
    trip: (o) => o.asks('Fishing') && o.says('fly-fishing'),
    rank: 7,
    causes: ['wish'],
    obtain: hired,
  },
  'set-ice-fishing': {
    trip: (o) => o.asks('Fishing') && cold(-2)(o),
    rank: 4,
    causes: ['wish'],
    obtain: hired,
  },
  'lures-sea': {
    trip: (o) => o.asks('Fishing') && o.facts.terrain.coastKm <= 10 && !cold(-2)(o),
    rank: 21,
    causes: ['wish'],
  },
  'lures-set': {
    trip: (o) => o.asks('Fishing') && !cold(-2)(o),
    rank: 22,
    causes: ['wish'],
    unless: ['lures-sea', 'rod-fly'],
  },
  'suit-flotation': {
    trip: (o) => o.asks('Fishing') && o.facts.terrain.coastKm <= 10 && seaBelow(12)(o),
    rank: 8,
    causes: ['sea'],
    obtain: hired,
  },
  'priest-pliers': { trip: (o) => o.asks('Fishing'), rank: 49, causes: ['wish'] },
  wellies: {
    trip: (o) =>
      toTheIce(o) ||
      (o.asks('Fishing') && wet(3)(o) && cold(18)(o)) ||
      (o.wants('mudflat') && cold(12)(o)),
    rank: 45,
    causes: ['on-ice', 'rain'],
    // Ships lend them for the landings.
    obtain: (o) => (toTheIce(o) ? hired(o) : 'buy'),
    unless: ['hiking-boots', 'waders'],
  },
};
