import { quantityFor } from '#src/domain/packing-line.ts';
import type { ProductCategory } from '#src/domain/catalogue.ts';
import type { Obtain } from '#src/domain/trip/recommendation.ts';
import { isActivityName } from '#src/recommender/read/activity-names.ts';
import { causeApplies } from './causes.ts';
import type { ChosenProduct } from './choose-equipment.ts';
import type { Cause } from './job.ts';
import type { Occasion } from './occasion.ts';

/** A line of the packing list, with why, how many, and where it comes from. */
export type ListLine = Omit<ChosenProduct, 'job'> & {
  cause: Cause;
  quantity: number;
  obtain: Obtain;
  /** The quantity is one for each day, washed on the way. */
  inSets: boolean;
  /** It comes in the sizes of children. */
  sized: boolean;
};

/** The cause of a climate of the vocabulary, for a product without a job. */
const CAUSE_OF_CLIMATE: Readonly<Record<string, Cause>> = {
  'Arctic cold': 'cold-day',
  'Winter cold': 'cold-day',
  Cool: 'cold-night',
  Mild: 'layers',
  Warm: 'heat',
  'Hot and dry': 'heat',
  'Hot and humid': 'heat',
  Rainy: 'rain',
  'High altitude': 'height',
};

/** Categories that babies are counted in, or that have things made for babies. */
const ALSO_FOR_BABIES: ReadonlySet<ProductCategory> = new Set([
  'documents-and-money',
  'health-and-safety',
]);

export function listLines(occasion: Occasion, chosen: readonly ChosenProduct[]): ListLine[] {
  const { days, trip } = occasion.facts;
  return chosen.map((one) => {
    const { job, ...line } = one;
    const rule = one.product.quantity;
    const usual = quantityFor(rule, days, trip.request.travelers);
    return {
      ...line,
      cause: causeOf(one, occasion),
      quantity: job.quantity?.(occasion) ?? usual - othersFor(one, occasion, chosen),
      obtain: job.obtain?.(occasion) ?? 'buy',
      inSets: job.quantity === undefined && rule === 'per-day',
      sized: job.sized === true,
    };
  });
}

function causeOf({ job, product, wish }: ChosenProduct, occasion: Occasion): Cause {
  const applies = (cause: Cause) =>
    cause === 'wish'
      ? wish !== null || isActivityName(product.activity)
      : causeApplies(cause, occasion);
  const own = job.causes.find(applies);
  if (own !== undefined) return own;
  if (applies('wish')) return 'wish';
  const climate = CAUSE_OF_CLIMATE[product.climate];
  return climate !== undefined && causeApplies(climate, occasion) ? climate : 'days';
}

/** Of things that everybody has one of: those whom another line serves, the children, and babies. */
function othersFor(
  { job: { forChildren }, product }: ChosenProduct,
  { babies, children, facts }: Occasion,
  all: readonly ChosenProduct[],
): number {
  if (product.quantity !== 'per-traveler') return 0;
  const isServed = forChildren === 'none' || all.some(({ id }) => id === forChildren);
  const isPaper = product.category !== null && ALSO_FOR_BABIES.has(product.category);
  const others = isServed ? children : isPaper ? 0 : babies;
  return Math.min(others, facts.trip.request.travelers - 1);
}
