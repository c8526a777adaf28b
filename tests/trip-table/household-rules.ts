import type { RecommendedProduct } from '#src/domain/recommendation.ts';
import { linesOf } from './list-lines.ts';
import type { ListRule } from './list-rules.ts';

/* What a household, a hiker or a class has, what is lent, and what nobody leaves without. */

/** Hang in every hall. */
const IN_THE_HALL = ['warm-hat', 'fleece', 'neck', 'city-shoes', 'trousers', 'swimwear'];
/** Of those who travel in eights and more, each brings it. */
const WORN = new Set<string>(['clothing', 'footwear', 'rain', 'snow-sports']);
const GROUP = 8;
const CARRIES_TENT = /^(?!.*kamel).*(?:trek|trail|backpack).*(?:tent|zelt)/iu;
const OF_HIKERS = ['hiking-boots', 'trekking-pack', 'rain-jacket'];
const REAL_COLD = /eagle hunters|polar bear|husk|snowmobile|Yakutsk/iu;
const LENT = new Set([
  'insulated-jacket',
  'parka',
  'warm-trousers',
  'insulated-trousers',
  'winter-boots',
]);
/** Where they bite, by place and wish. */
const BITTEN =
  /Jasper|Banff, 2027-07|Sarek|Kungsleden|Inari|Alta|Skye, 2027-07|Milford|Anchorage|Sisimiut|Dals|Amazon|jungle/u;
const MIDGES = /Sarek|Sisimiut|Kungsleden|Inari|Alta|Skye, 2027-07/u;
const UNBITTEN = /-(?:12|01|02)-.*ski|Wahiba|Wadi Rum|Zagora|Merzouga|Svalbard|South Pole/iu;
const IN_WATER = ['surfboard', 'dive-gear', 'mask-and-snorkel', 'board-sup'];
/** Mean low below which nobody is without something warm, °C. */
const COOL = 13;

export const HOUSEHOLD_RULES: readonly ListRule[] = [
  {
    name: 'what hangs in the hall at home is not bought',
    check: ({ plan }) => IN_THE_HALL.filter((job) => has(linesOf(plan, 'trip'), job)),
  },
  {
    name: 'nobody buys eight of what is worn',
    check: ({ plan, trip }) =>
      trip.request.travelers < GROUP
        ? []
        : plan.sections.recommendedEquipment.categories
            .filter(({ part, kind }) => part === 'trip' && WORN.has(kind ?? ''))
            .flatMap(({ products }) => products)
            .filter(({ price }) => price !== null)
            .map(({ name }) => name),
  },
  {
    name: 'who carries a tent for days has boots, a pack and a rain jacket',
    check: ({ plan, trip }) =>
      CARRIES_TENT.test(trip.request.preferences)
        ? OF_HIKERS.filter((job) => !has(linesOf(plan, 'have'), job))
        : [],
  },
  {
    name: 'against real cold jackets, trousers and boots are lent',
    check: ({ plan, label }) =>
      REAL_COLD.test(label)
        ? linesOf(plan, 'trip')
            .filter(({ job = '', obtain }) => LENT.has(job) && obtain !== 'hire-there')
            .map(({ name }) => name)
        : [],
  },
  {
    name: 'a repellent where they bite, a net over the head among midges, neither in frost and sand',
    check: ({ plan, label }) => {
      const lines = linesOf(plan, 'trip');
      return [
        ...(BITTEN.test(label) && !has(lines, 'repellent') ? ['no repellent'] : []),
        ...(MIDGES.test(label) && !has(lines, 'head-net') ? ['no head net'] : []),
        ...(UNBITTEN.test(label) && has(lines, 'repellent') ? ['a repellent'] : []),
      ];
    },
  },
  {
    name: 'who dives, surfs or swims has swimwear',
    check: ({ plan }) =>
      IN_WATER.some((job) => has(linesOf(plan, 'trip'), job)) &&
      !has(linesOf(plan, 'have'), 'swimwear')
        ? ['none']
        : [],
  },
  {
    name: 'something warm for cool nights',
    check: ({ plan }) => {
      const lines = [...linesOf(plan, 'trip'), ...linesOf(plan, 'have')];
      const isCool = (plan.sections.weather.temperature?.min ?? COOL) < COOL;
      return isCool && !WARM.some((job) => has(lines, job)) ? ['nothing'] : [];
    },
  },
];

const WARM = ['fleece', 'insulated-jacket', 'parka', 'jacket-ski'];

function has(lines: readonly RecommendedProduct[], wanted: string): boolean {
  return lines.some(({ job }) => job === wanted);
}
