import type { RecommendedProduct } from '#src/domain/trip/recommendation.ts';
import { linesOf } from './list-lines.ts';
import type { ListRule } from './list-rules.ts';

/* What a household, a hiker or a class has, what is lent, and what nobody leaves without. */

/** Hang in every hall. */
const IN_THE_HALL = ['warm-hat', 'fleece', 'neck', 'city-shoes', 'trousers', 'swimwear'];
/** Of those who travel in eights and more, each brings it. */
const WORN = new Set<string>(['clothing', 'footwear', 'rain', 'snow-sports']);
const GROUP = 8;
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
