import type {
  Equipment,
  EquipmentCategory,
  ListPart,
  Obtain,
  RecommendedProduct,
} from '#src/domain/recommendation.ts';
import { ownsLine } from '#src/domain/gear.ts';
import type { GearItem } from '#src/domain/gear.ts';

export type PackingCategory = {
  /** Unique in the list. */
  key: string;
  name: string;
  kind: EquipmentCategory['kind'];
  part: ListPart;
  products: RecommendedProduct[];
};

/** How the traveller comes by a line: it is there already, or where it is got. */
export type Source = 'owned' | Obtain;

/** By product id. */
export type Sources = ReadonlyMap<string, Source>;

/**
 * The equipment as it is shown: each product once, where it first stands, categories of the same
 * name and part together, and none that is empty.
 */
export function packingList(equipment: Equipment): PackingCategory[] {
  const seen = new Set<string>();
  const categories = new Map<string, PackingCategory>();
  for (const { name, kind, part = 'trip', products } of equipment.categories) {
    const fresh = products.filter(({ id }) => !seen.has(id) && seen.add(id));
    if (fresh.length === 0) continue;
    const key = `${part} ${name}`;
    const known = categories.get(key);
    if (known === undefined) categories.set(key, { key, name, kind, part, products: fresh });
    else known.products = [...known.products, ...fresh];
  }
  return [...categories.values()];
}

/** The lines of the categories, in their order. */
export function linesOf(categories: readonly PackingCategory[]): RecommendedProduct[] {
  return categories.flatMap(({ products }) => products);
}

export function sourcesOf(
  lines: readonly RecommendedProduct[],
  gear: readonly GearItem[],
): Sources {
  return new Map(
    lines.map((line) => [line.id, ownsLine(gear, line) ? 'owned' : (line.obtain ?? 'buy')]),
  );
}

/** Euro for the whole quantity, rounded to cents; null when unknown. */
export function priceOf({ price, quantity }: RecommendedProduct): number | null {
  return price === null ? null : Math.round(price * quantity * 100) / 100;
}

/** Grams to carry of a line; null when unknown, and for what is hired at the place. */
export function weightOf(
  { weight_g: weight, quantity }: RecommendedProduct,
  source: Source | undefined,
): number | null {
  return weight === null || source === 'hire-there' ? null : weight * quantity;
}

/** Grams of all lines that have a known weight; null when none has. */
export function weightOfAll(lines: readonly RecommendedProduct[], sources: Sources): number | null {
  const known = lines.flatMap((line) => weightOf(line, sources.get(line.id)) ?? []);
  return known.length === 0 ? null : sumOf(known);
}

export function sumOf(numbers: readonly number[]): number {
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
  const days = linesOf(categories).flatMap(({ price_checked_on: day }) => day ?? []);
  return days.length === 0 ? null : days.reduce((oldest, day) => (day < oldest ? day : oldest));
}
