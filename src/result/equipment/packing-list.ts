import { ownsLine } from '#src/domain/gear.ts';
import type { GearItem } from '#src/domain/gear.ts';
import type {
  Equipment,
  EquipmentCategory,
  RecommendedProduct,
} from '#src/domain/recommendation.ts';

export type PackingCategory = {
  /** Unique in the list. */
  key: string;
  name: string;
  kind: EquipmentCategory['kind'];
  products: RecommendedProduct[];
};

export type PackingTotals = {
  /** Euro for all that is not owned and has a known price; null when nothing of it has. */
  stillToGet: number | null;
  /** False when a price is not known, so that it is more than `stillToGet`. */
  priceComplete: boolean;
  /** Grams of all that has a known weight; null when nothing has. */
  weight: number | null;
  /** False when the weight of something is not known, so that it is more than `weight`. */
  weightComplete: boolean;
  /** Lines that are owned, and all lines. */
  have: number;
  lines: number;
};

/**
 * The equipment as it is shown: each product once, where it first stands, categories of the same
 * name together, and none that is empty.
 */
export function packingList(equipment: Equipment): PackingCategory[] {
  const seen = new Set<string>();
  const categories = new Map<string, PackingCategory>();
  for (const { name, kind, products } of equipment.categories) {
    const fresh = products.filter(({ id }) => !seen.has(id) && seen.add(id));
    if (fresh.length === 0) continue;
    const known = categories.get(name);
    if (known === undefined) categories.set(name, { key: name, name, kind, products: fresh });
    else known.products = [...known.products, ...fresh];
  }
  return [...categories.values()];
}

export function packingTotals(
  categories: readonly PackingCategory[],
  gear: readonly GearItem[],
): PackingTotals {
  const products = categories.flatMap((category) => category.products);
  const toGet = products.filter((product) => !ownsLine(gear, product));
  const prices = toGet.map(priceOf);
  const known = prices.filter((price) => price !== null);
  const priceComplete = known.length === prices.length;
  return {
    stillToGet: known.length > 0 || priceComplete ? sumOf(known) : null,
    priceComplete,
    weight: weightOf(products),
    weightComplete: products.every(({ weight_g }) => weight_g !== null),
    have: products.length - toGet.length,
    lines: products.length,
  };
}

/** Euro for the whole quantity, rounded to cents; null when unknown. */
export function priceOf({ price, quantity }: RecommendedProduct): number | null {
  return price === null ? null : Math.round(price * quantity * 100) / 100;
}

/** Grams of the whole quantity of all that has a known weight; null when nothing has. */
export function weightOf(products: readonly RecommendedProduct[]): number | null {
  const known = products.flatMap(({ weight_g, quantity }) =>
    weight_g === null ? [] : [weight_g * quantity],
  );
  return known.length === 0 ? null : sumOf(known);
}

function sumOf(numbers: readonly number[]): number {
  return numbers.reduce((sum, number) => sum + number, 0);
}

/**
 * Why the list is empty: no product could be read, none was chosen, or unknown (a trip that was saved
 * before this was recorded).
 */
export function emptyBecause({
  offered,
}: Pick<Equipment, 'offered'>): 'unread' | 'unchosen' | 'unknown' {
  if (offered === null) return 'unknown';
  return offered === 0 ? 'unread' : 'unchosen';
}

/** The oldest day on which a price of the list was checked; null when none is known. */
export function oldestPriceDay(categories: readonly PackingCategory[]): string | null {
  const days = categories.flatMap(({ products }) =>
    products.flatMap(({ price_checked_on: day }) => (day === null ? [] : [day])),
  );
  return days.length === 0 ? null : days.reduce((oldest, day) => (day < oldest ? day : oldest));
}
