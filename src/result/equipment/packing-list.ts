import type { Equipment, Obtain, RecommendedProduct } from '#src/domain/trip/recommendation.ts';
import type { ListCategory, ListLine } from '#src/domain/list/apply-edits.ts';
import { ownershipOf } from '#src/domain/gear.ts';
import type { GearItem, Ownership } from '#src/domain/gear.ts';

/**
 * How the traveller comes by a line: it is at home, it is known to be missing, it is got at the
 * place, or nobody said ('unsaid'), which counts as at home, since a friend would not sell anything
 * either.
 */
export type Source = Ownership | Exclude<Obtain, 'buy'> | 'unsaid';

type SourcedLine = RecommendedProduct & Partial<Pick<ListLine, 'own' | 'toBuy'>>;

/** By product id. */
export type Sources = ReadonlyMap<string, Source>;

/** The lines of the categories, in their order. */
export function linesOf(categories: readonly ListCategory[]): ListLine[] {
  return categories.flatMap(({ products }) => products);
}

export function sourcesOf(lines: readonly SourcedLine[], gear: readonly GearItem[]): Sources {
  return new Map(lines.map((line) => [line.id, sourceOf(line, gear)]));
}

export function sourceOf(line: SourcedLine, gear: readonly GearItem[]): Source {
  if (line.own === true) return line.toBuy === true ? 'lacking' : 'unsaid';
  const { obtain = 'buy' } = line;
  return ownershipOf(gear, line) ?? (obtain === 'buy' ? 'unsaid' : obtain);
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
export function oldestPriceDay(
  lines: readonly Pick<RecommendedProduct, 'price_checked_on'>[],
): string | null {
  const days = lines.flatMap(({ price_checked_on: day }) => day ?? []);
  return days.length === 0 ? null : days.reduce((oldest, day) => (day < oldest ? day : oldest));
}
