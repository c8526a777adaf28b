import { setsEach } from '../packing-line.ts';
import { generalReasons, hardnessOf } from './line-hardness.ts';
import { isCovered } from './covered-jobs.ts';
import { LIST_PARTS } from '../trip/recommendation.ts';
import type {
  Equipment,
  EquipmentCategory,
  LineAtStop,
  RecommendedProduct,
} from '../trip/recommendation.ts';

/** The list of a stop: its index, and how many days it lasts. */
type ListAtStop = { at: number; days: number; equipment: Equipment };
type Candidate = Omit<ListAtStop, 'equipment'> & {
  category: EquipmentCategory;
  product: RecommendedProduct;
};

/** Who travels, and the days from one wash to the next. */
type Group = { travelers: number; daysToWash: number };

/** Jobs whose products are used up: each stop needs its own. All others are worn again after a wash. */
const USED_UP: ReadonlySet<string> = new Set(['meals-dried']);
/** Jobs of which each country may need another product. */
const BY_COUNTRY: ReadonlySet<string> = new Set(['adapter']);

/**
 * The packing lists of all stops as one. Each job is there once, by the warmest of its products, in
 * as many pieces as the stop that needs most, for the reason of the stop that asks most of it;
 * clothes for each day last to the next wash. `stops` says what each stop asks. A thing that one
 * stop needs and another takes for granted is needed; one whose job another thing does is left at
 * home.
 */
export function joinLists(lists: readonly ListAtStop[], group: Group): Equipment {
  const candidates = new Map<string, Candidate[]>();
  for (const { equipment, ...stop } of lists) {
    for (const category of equipment.categories) {
      for (const product of category.products) {
        const key = keyOf(product);
        candidates.set(key, [...(candidates.get(key) ?? []), { ...stop, category, product }]);
      }
    }
  }
  const general = generalReasons(
    lists.flatMap(({ equipment }) => equipment.categories.flatMap(({ products }) => products)),
  );
  const jobs = new Set([...candidates.values()].flatMap(([one]) => one?.product.job ?? []));
  const lines = [...candidates.values()]
    .filter(([one]) => !isCovered(one?.product.job, jobs))
    .map((needed) => joinLine(needed, group, general));
  const [first] = lists;
  const offered = lists.flatMap(({ equipment }) => equipment.offered ?? []);
  return {
    title: first?.equipment.title ?? '',
    summary: '',
    categories: categoriesOf(lists, lines),
    offered: offered.length === 0 ? null : Math.max(...offered),
  };
}

type JoinedLine = { category: EquipmentCategory; product: RecommendedProduct };

function keyOf({ id, job }: RecommendedProduct): string {
  return job === undefined || BY_COUNTRY.has(job) ? id : job;
}

function joinLine(
  needed: readonly Candidate[],
  group: Group,
  general: ReadonlySet<string>,
): JoinedLine {
  const forTrip = needed.filter(({ category }) => category.part !== 'have');
  const weighed = forTrip.length > 0 ? forTrip : needed;
  const [warmest] = weighed.toSorted((a, b) => coldOf(a) - coldOf(b));
  const asks = ({ product: { shortReason = '' } }: Candidate) =>
    general.has(shortReason) ? Number.NEGATIVE_INFINITY : hardnessOf(shortReason);
  const [hardest] = weighed.toSorted((a, b) => asks(b) - asks(a));
  if (warmest === undefined || hardest === undefined) throw new RangeError('a line of no stop');
  const { shortReason: _, ...product } = warmest.product;
  const { reason, shortReason } = hardest.product;
  return {
    category: warmest.category,
    product: {
      ...product,
      reason,
      ...(shortReason === undefined ? {} : { shortReason }),
      quantity: piecesOf(needed, group),
      stops: needed.map((one) => asked(one)),
    },
  };
}

function piecesOf(needed: readonly Candidate[], { travelers, daysToWash }: Group): number {
  const counts = needed.map(({ product }) => product.quantity);
  if (needed.some(({ product: { job = '' } }) => USED_UP.has(job))) {
    return counts.reduce((sum, count) => sum + count, 0);
  }
  const isCounted = isForEachDay(
    needed.map(({ days, product: { quantity } }) => ({ days, quantity })),
    travelers,
  );
  return Math.max(...counts, isCounted ? travelers * setsEach(daysToWash) : 0);
}

/** Whether there is a piece for each day and traveller, as of underwear, by what each stop asks of the line. */
export function isForEachDay(
  stops: readonly { days: number; quantity: number }[],
  travelers: number,
): boolean {
  return (
    stops.some(({ days }) => days > 1) &&
    stops.every(({ days, quantity }) => quantity === travelers * setsEach(days))
  );
}

function asked({ at, product: { quantity, reason, shortReason } }: Candidate): LineAtStop {
  return { at, quantity, reason, ...(shortReason === undefined ? {} : { shortReason }) };
}

/** The cold that a product is made for; products that keep nobody warm are last. */
function coldOf({ product: { warmth } }: Candidate): number {
  return warmth ?? Number.POSITIVE_INFINITY;
}

/** In the order of the lists: what is for this trip before what the traveller has. */
function categoriesOf(lists: readonly ListAtStop[], lines: JoinedLine[]): EquipmentCategory[] {
  const categories = new Map<string, EquipmentCategory>();
  for (const { equipment } of lists) {
    for (const { products: _, ...category } of equipment.categories) {
      const key = nameOf(category);
      if (!categories.has(key)) categories.set(key, { ...category, products: [] });
    }
  }
  for (const { category, product } of lines) {
    categories.get(nameOf(category))?.products.push(product);
  }
  return LIST_PARTS.flatMap((part) =>
    [...categories.values()].filter(
      (category) => (category.part ?? 'trip') === part && category.products.length > 0,
    ),
  );
}

function nameOf({ name, part = 'trip' }: Pick<EquipmentCategory, 'name' | 'part'>): string {
  return `${part} ${name}`;
}
