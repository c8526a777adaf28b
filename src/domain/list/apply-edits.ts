import type { Equipment, ListPart, RecommendedProduct } from '../trip/recommendation.ts';
import type { Bag, LineEdit, ListEdits, OwnLine, Whose } from './list-edits.ts';
import { keyedCategories } from './list-lines.ts';
import type { KeyedCategory } from './list-lines.ts';

/** A line as it is shown: computed or one's own, with what the traveller changed. */
export type ListLine = RecommendedProduct & {
  /** Ticks and edits are stored under this key. */
  key: string;
  /** Added by the traveller, or kept when it was no longer computed. */
  own: boolean;
  /** An own line that is still to be bought. */
  toBuy: boolean;
  /** Empty without one. */
  note: string;
  bag: Bag | null;
  whose: Whose | null;
  /** Name and quantity without the traveller's changes. */
  unchanged: Pick<RecommendedProduct, 'name' | 'quantity'>;
};

export type ListCategory = Pick<KeyedCategory, 'name' | 'kind' | 'part'> & {
  /** Unique in the list. */
  key: string;
  /** Only lines that the traveller added; its name is theirs, and empty without one. */
  own: boolean;
  products: ListLine[];
};

export type EditedList = {
  categories: ListCategory[];
  /** Lines that were set aside as not needed. */
  away: ListLine[];
};

/**
 * The list to show: the computed one with the traveller's changes. What was removed stays away
 * however often the list is computed. Own lines stand last in their part, under their heading; one of
 * the list's own categories takes those that name it.
 */
export function applyEdits(equipment: Pick<Equipment, 'categories'>, edits: ListEdits): EditedList {
  const computed = keyedCategories(equipment);
  const byKey = new Map(edits.lines.map((edit) => [edit.key, edit]));
  const all = withOwn(
    computed.map((category) => edited(category, byKey)),
    ownLines(edits, computed),
    byKey,
  );
  const isAway = ({ key }: ListLine) => byKey.get(key)?.away === true;
  return {
    categories: all
      .map((category) => ({
        ...category,
        products: category.products.filter((line) => !isAway(line)),
      }))
      .filter(({ products }) => products.length > 0),
    away: all.flatMap(({ products }) => products.filter(isAway)),
  };
}

function edited(
  { name, kind, part, lines }: KeyedCategory,
  byKey: ReadonlyMap<string, LineEdit>,
): ListCategory {
  const products = lines.map(({ key, product }) =>
    lineOf(product, byKey.get(key), { key, own: false, toBuy: false }),
  );
  return { key: `${part} ${name}`, name, kind, part, own: false, products };
}

/** A line that is computed again is shown as computed. */
function ownLines({ own }: ListEdits, computed: readonly KeyedCategory[]): OwnLine[] {
  const taken = new Set(computed.flatMap(({ lines }) => lines.map(({ key }) => key)));
  return own.filter(({ key }) => !taken.has(key) && taken.add(key));
}

/** Own lines without a heading come last, beside the field that adds the next. */
function withOwn(
  categories: readonly ListCategory[],
  lines: readonly OwnLine[],
  byKey: ReadonlyMap<string, LineEdit>,
): ListCategory[] {
  const all = new Map(categories.map((category) => [category.key, category]));
  const named = new Map(
    categories.map(({ key, part, name }) => [`${part} ${name.toLowerCase()}`, key]),
  );
  const headed = lines.filter(({ group }) => group !== undefined);
  const plain = lines.filter(({ group }) => group === undefined);
  for (const line of [...headed, ...plain]) {
    const { part, group = '' } = line;
    const ownKey = `${part} own ${group.toLowerCase()}`.trim();
    const key = (group === '' ? undefined : named.get(`${part} ${group.toLowerCase()}`)) ?? ownKey;
    const category = all.get(key) ?? ownCategory(key, part, group);
    category.products.push(lineOf(productOf(line), byKey.get(line.key), { ...line, own: true }));
    all.set(key, category);
  }
  return [...all.values()];
}

function ownCategory(key: string, part: ListPart, name: string): ListCategory {
  return { key, name, kind: null, part, own: true, products: [] };
}

function lineOf(
  product: RecommendedProduct,
  edit: LineEdit | undefined,
  { key, own: isOwn, toBuy }: Pick<ListLine, 'key' | 'own' | 'toBuy'>,
): ListLine {
  return {
    ...product,
    name: edit?.name ?? product.name,
    quantity: edit?.quantity ?? product.quantity,
    key,
    own: isOwn,
    toBuy,
    note: edit?.note ?? '',
    bag: edit?.bag ?? null,
    whose: edit?.whose ?? null,
    unchanged: { name: product.name, quantity: product.quantity },
  };
}

function productOf({ key, name, quantity, weight_g }: OwnLine): RecommendedProduct {
  return {
    id: key,
    name,
    description: '',
    price: null,
    affiliate_link: '',
    reason: '',
    quantity,
    weight_g,
    price_checked_on: null,
  };
}
