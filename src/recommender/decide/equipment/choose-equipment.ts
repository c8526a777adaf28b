import { GENERAL } from '#src/domain/catalogue.ts';
import type { Product, ProductCategory } from '#src/domain/catalogue.ts';
import type { ListPart } from '#src/domain/trip/recommendation.ts';
import { isActivityName } from '#src/recommender/read/activity-names.ts';
import { obstacleTo } from '#src/recommender/know/season/obstacle.ts';
import type { TripFacts } from '#src/recommender/know/trip-facts.ts';
import { activityOf } from '#src/recommender/read/wish-keys.ts';
import { packsFor } from './wish-packs.ts';
import type { WishKey } from '#src/recommender/read/wish-keys.ts';
import { JOBS } from './all-jobs.ts';
import { bestFor } from './best-product.ts';
import { partOf } from './job.ts';
import type { Job } from './job.ts';
import { inGroup } from './occasion.ts';
import type { Occasion } from './occasion.ts';

/** A line of one of the two lists. */
export type ChosenProduct = {
  product: Product;
  /** Its job, or the product's own id where the catalogue names no known one. */
  id: string;
  job: Job;
  part: ListPart;
  /** The wish that it serves; null without one. */
  wish: WishKey | null;
};

/** Most lines of the list for this trip. */
const MOST_FOR_TRIP = 15;
/** Of what the traveller has anyway. */
const MOST_AT_HOME = 26;
/** Jobs up to this rank stay among the fifteen, even where a household may have the product. */
const STAYS = 18;
/** Of a catalogue without anything fitting. */
const FEW = 12;

/**
 * One product for each job that the trip needs: those for this trip, at most fifteen, then those that
 * the traveller surely has, each list by rank. A product without a known job stands for itself.
 */
export function chooseEquipment(
  occasion: Occasion,
  products: readonly Product[],
): readonly ChosenProduct[] {
  const active = products.filter(({ status }) => status === 'active');
  const known = active.filter(({ job }) => job !== null && Object.hasOwn(JOBS, job));
  const lines = [...linesByJob(occasion, known), ...linesOfTheirOwn(occasion, active)].toSorted(
    (a, b) => a.job.rank - b.job.rank,
  );
  const chosen = withinLimits(occasion, lines);
  return chosen.length > 0 ? chosen : anyPossible(occasion.facts, active);
}

/**
 * Where this trip has too many lines, the last of those that a household has move to the other list, and
 * stand there before the rest.
 */
function withinLimits(
  occasion: Occasion,
  lines: readonly ChosenProduct[],
): readonly ChosenProduct[] {
  const forTrip = lines.filter(({ part }) => part === 'trip');
  const spare = forTrip.filter(({ job }) => job.rank > STAYS && job.have?.(occasion) === true);
  const tooMany = Math.max(0, forTrip.length - MOST_FOR_TRIP);
  const given = tooMany === 0 ? [] : spare.slice(-tooMany);
  return [
    ...forTrip.filter((line) => !given.includes(line)).slice(0, MOST_FOR_TRIP),
    ...[...given.map(atHome), ...lines.filter(({ part }) => part === 'have')].slice(
      0,
      MOST_AT_HOME,
    ),
  ];
}

function atHome({ product, id, job, wish }: ChosenProduct): ChosenProduct {
  return { product, id, job, wish, part: 'have' };
}

/** The needed jobs that the catalogue has something for, without those that another replaces. */
function linesByJob(occasion: Occasion, products: readonly Product[]): ChosenProduct[] {
  const offers = byJob(products);
  const needed = new Map<string, ChosenProduct>();
  for (const [id, job] of Object.entries(JOBS)) {
    const offered = offers.get(id);
    const needs = offered === undefined ? null : partOf(job, occasion);
    if (offered === undefined || needs === null) continue;
    const product = bestFor(occasion, offered, job);
    if (product === null) continue;
    const part = eachBrings(occasion, product, job) ? 'have' : needs;
    needed.set(id, { product, id, job, part, wish: wishServed(occasion, product, id, job) });
  }
  const stands = (id: string): boolean => {
    const line = needed.get(id);
    if (line === undefined) return false;
    const { unless = [], with: other } = line.job;
    return !unless.some(stands) && (other === undefined || needed.has(other));
  };
  return [...needed.values()].filter(({ id }) => stands(id));
}

const WORN: ReadonlySet<ProductCategory> = new Set([
  'clothing',
  'footwear',
  'rain',
  'sun',
  'snow-sports',
]);

/** In a group nobody buys twenty hats: what is worn is what each has, unless it is hired for all. */
function eachBrings(occasion: Occasion, { category, quantity }: Product, { obtain }: Job): boolean {
  const isWorn = category !== null && WORN.has(category) && quantity !== 'per-two-travelers';
  return inGroup(occasion) && isWorn && (obtain?.(occasion) ?? 'buy') === 'buy';
}

function byJob(products: readonly Product[]): Map<string, Product[]> {
  const offers = new Map<string, Product[]>();
  for (const product of products) {
    const job = product.job ?? '';
    const offered = offers.get(job) ?? [];
    offered.push(product);
    offers.set(job, offered);
  }
  return offers;
}

/** The wish that packs it, or the one for the product's activity, or one that its job serves. */
function wishServed(
  { demand }: Occasion,
  { activity }: Product,
  id: string,
  { serves = [] }: Job,
): WishKey | null {
  const first = (fits: (key: WishKey) => boolean) =>
    demand.wishes.find(({ key }) => fits(key))?.key;
  return (
    first((key) => packsFor(key).includes(id)) ??
    first((key) => activityOf(key) === activity) ??
    first((key) => serves.some((served) => served === activityOf(key))) ??
    null
  );
}

/**
 * Of a catalogue that says nothing of jobs: what is made for a wish, then for the place and the
 * season, then the rest. Equipment for mere suggestions comes last, and only small things.
 */
function linesOfTheirOwn(occasion: Occasion, products: readonly Product[]): ChosenProduct[] {
  return products
    .filter(({ job }) => job === null)
    .flatMap((product) => {
      const rank = ownRank(occasion, product);
      if (rank === null) return [];
      const wish = wishServed(occasion, product, product.id, ownJob(rank));
      return [{ product, id: product.id, job: ownJob(rank), part: 'trip', wish } as const];
    });
}

/** Where it stands among products of its kind; null where the trip has no use for it. */
function ownRank({ asks, does }: Occasion, product: Product): number | null {
  const { activity, climate, terrain } = product;
  if (activity === GENERAL.activity) {
    return climate === GENERAL.climate && terrain === GENERAL.terrain ? 30 : 20;
  }
  if (!isActivityName(activity)) return null;
  if (asks(activity)) return 10;
  return does(activity) ? 40 : null;
}

function ownJob(rank: number): Job {
  return { rank, causes: [] };
}

/** For a catalogue in which nothing fits: its first products that the place and the season allow. */
function anyPossible(facts: TripFacts, products: readonly Product[]): ChosenProduct[] {
  return products
    .filter(({ activity }) => !isActivityName(activity) || obstacleTo(activity, facts) === null)
    .slice(0, FEW)
    .map((product) => ({ product, id: product.id, job: ownJob(30), part: 'trip', wish: null }));
}
