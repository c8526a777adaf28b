import type { Product, ProductCategory } from '#src/domain/catalogue.ts';
import { packingLine } from '#src/domain/packing-line.ts';
import { LIST_PARTS } from '#src/domain/trip/recommendation.ts';
import type {
  ActivitySuggestion,
  EquipmentCategory,
  Recommendation,
} from '#src/domain/trip/recommendation.ts';
import type { OfferedSight } from '#src/domain/ports.ts';
import type { Trip } from '#src/domain/trip/trip.ts';
import { usualPartOf } from '#src/recommender/decide/equipment/all-jobs.ts';
import { plainText } from './plain-text.ts';
import { PRODUCT_NAME_LENGTH } from './prompt-lines.ts';
import type { NamedProduct, WrittenSections } from './read-sections.ts';

type WrittenCategory = WrittenSections['recommendedEquipment']['categories'][number];
type WrittenSuggestion = WrittenSections['activities']['suggestions'][number];

/**
 * The model's texts with the catalogue's rows, which it names by id or by name, and with the sights,
 * which it names by id; unknown and repeated products are dropped, and so are ideas at a sight that was
 * not offered.
 */
export function composeRecommendation(
  { weather, recommendedEquipment, activities }: WrittenSections,
  { products, sights }: { products: readonly Product[]; sights: readonly OfferedSight[] },
  trip: Trip,
): Recommendation {
  const find = createFinder(products);
  const offered = new Map(sights.map((sight) => [sight.id, sight]));
  const categories = packedCategories(recommendedEquipment.categories, find, trip);
  const packed = new Set(categories.flatMap((category) => category.products.map(({ id }) => id)));
  return {
    sections: {
      weather,
      recommendedEquipment: { ...recommendedEquipment, categories, offered: products.length },
      activities: {
        ...activities,
        suggestions: activities.suggestions
          .filter(({ name }, index, all) => all.findIndex((one) => one.name === name) === index)
          .filter(({ sight }) => sight === '' || offered.has(sight))
          .map((written) => suggestionOf(written, offered.get(written.sight), find, packed)),
      },
    },
  };
}

type Find = (named: NamedProduct) => Product | undefined;

/** The row with that id, else the first of that name in either language, as the message had it. */
function createFinder(products: readonly Product[]): Find {
  const byId = new Map(products.map((product) => [product.id, product]));
  const byName = new Map(
    products
      .toReversed()
      .flatMap((product) => [
        [folded(product.name_de), product] as const,
        [folded(product.name), product] as const,
      ]),
  );
  return ({ id, name }) => byId.get(id) ?? byName.get(folded(name));
}

function folded(name: string): string {
  return plainText(name, PRODUCT_NAME_LENGTH).toLowerCase();
}

/** Each category as written, in one or both of the lists: by what its products are used for. */
function packedCategories(
  written: readonly WrittenCategory[],
  find: Find,
  trip: Trip,
): EquipmentCategory[] {
  const taken = new Set<Product>();
  const take = (named: NamedProduct): Product[] => {
    const product = find(named);
    if (product === undefined || taken.has(product)) return [];
    taken.add(product);
    return [product];
  };
  const filled = written.map(({ name, products }) => ({ name, rows: products.flatMap(take) }));
  return LIST_PARTS.flatMap((part) =>
    filled
      .map(({ name, rows }) => ({
        name,
        rows: rows.filter(({ job }) => usualPartOf(job) === part),
      }))
      .filter(({ rows }) => rows.length > 0)
      .map(({ name, rows }) => ({
        name,
        kind: commonestCategory(rows),
        part,
        products: rows.map((row) => packingLine(row, trip)),
      })),
  );
}

/** The first of the commonest; null without any. */
function commonestCategory(rows: readonly Product[]): ProductCategory | null {
  const counts = new Map<ProductCategory, number>();
  for (const { category } of rows) {
    if (category !== null) counts.set(category, (counts.get(category) ?? 0) + 1);
  }
  const most = Math.max(...counts.values());
  return [...counts.keys()].find((category) => counts.get(category) === most) ?? null;
}

function suggestionOf(
  { name, description, recommendedProducts }: WrittenSuggestion,
  sight: OfferedSight | undefined,
  find: Find,
  packed: ReadonlySet<string>,
): ActivitySuggestion {
  const ids = recommendedProducts.map((named) => find(named)?.id ?? '');
  return {
    name,
    description,
    recommendedProducts: [...new Set(ids)].filter((id) => packed.has(id)),
    near: '',
    activity: null,
    featureKind: null,
    ...sight?.shown,
  };
}
