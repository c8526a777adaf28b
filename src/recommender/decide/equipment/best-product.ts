import { GENERAL } from '#src/domain/catalogue.ts';
import type { Product } from '#src/domain/catalogue.ts';
import { isActivityName } from '#src/recommender/read/activity-names.ts';
import type { Job } from './job.ts';
import { coldestNight } from './cold-nights.ts';
import type { Occasion } from './occasion.ts';

/** Kelvin by which something may be less warm than the trip's cold. */
export const SHORT_OF_WARMTH = 3;
/** Points for a euro of the price: a tie-break, and more than an activity where the best is needed. */
const THRIFT = -0.01;
const STURDY_PRICE = 0.1;
/** Before what is made for a suggestion. */
const MADE_FOR = 1;

/**
 * The product that does a job best on this trip: made for something that is asked for, warm enough
 * and no warmer than needed, of the season, and of such the cheaper, unless the trip is hard on it.
 * Null where all are made for activities that nobody asked for.
 */
export function bestFor(
  occasion: Occasion,
  products: readonly Product[],
  { coldest = coldestNight, madeFor = [], sturdy }: Pick<Job, 'coldest' | 'madeFor' | 'sturdy'>,
): Product | null {
  const cold = coldest(occasion);
  const priceWeight = sturdy?.(occasion) === true ? STURDY_PRICE : THRIFT;
  const [best] = products
    .filter((product) => doesFor(product, madeFor) || isUsed(occasion, product))
    .map((product) => ({
      product,
      score:
        scoreOf(occasion, product, cold) +
        (doesFor(product, madeFor) ? MADE_FOR : 0) +
        priceWeight * (product.price ?? 0),
    }))
    .toSorted((a, b) => b.score - a.score);
  return best?.product ?? null;
}

function doesFor({ activity }: Product, madeFor: readonly string[]): boolean {
  return madeFor.includes(activity);
}

function isUsed({ asks, children, does, stay, wants }: Occasion, { activity }: Product): boolean {
  if (activity === GENERAL.activity || !isActivityName(activity)) return true;
  if (activity === 'Family outings' && (children > 0 || wants('dog'))) return true;
  // In unheated huts one sleeps in what is made for a tent.
  if (activity === 'Camping' && stay === 'hut') return true;
  return asks(activity) || does(activity);
}

function scoreOf(occasion: Occasion, product: Product, cold: number): number {
  return (
    10 * forActivity(occasion, product) +
    20 * warmthFit(product, cold) +
    4 * seasonFit(occasion, product) +
    placeFit(product)
  );
}

/** 1 for what is asked for, -1 for what is only suggested. */
function forActivity({ demand }: Occasion, { activity }: Product): number {
  if (activity === GENERAL.activity) return 0;
  const index = demand.asked.findIndex((asked) => asked === activity);
  return index === -1 ? -1 : 1 - index / 100;
}

/** 1 just warm enough, less the warmer it is, and far less where it is too cold. */
function warmthFit({ warmth }: Product, cold: number): number {
  if (warmth === null) return 0;
  const spare = cold - warmth;
  return spare >= -SHORT_OF_WARMTH ? 1 - Math.abs(spare) / 40 : spare / 5;
}

function seasonFit({ facts }: Occasion, { season }: Product): number {
  if (season === null) return 0;
  const { high } = facts.climate;
  const now = high < 6 ? 'winter' : high < 20 ? 'three-season' : 'summer';
  return season === now ? 1 : -1;
}

/** Products made for the climate or the terrain of the trip come before those that suit any. */
function placeFit({ climate, terrain }: Product): number {
  return (climate === GENERAL.climate ? 0 : 2) + (terrain === GENERAL.terrain ? 0 : 1);
}
