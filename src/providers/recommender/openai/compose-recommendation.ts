import type { Product, ProductCategory } from '#src/domain/catalogue.ts';
import { packingLine } from '#src/domain/packing-line.ts';
import type {
  ActivitySuggestion,
  EquipmentCategory,
  Recommendation,
} from '#src/domain/recommendation.ts';
import type { Trip } from '#src/domain/trip.ts';
import type { WrittenSections } from './read-sections.ts';

type WrittenCategory = WrittenSections['recommendedEquipment']['categories'][number];
type WrittenSuggestion = WrittenSections['activities']['suggestions'][number];

/** The model's texts with the catalogue's rows; unknown and repeated product ids are dropped. */
export function composeRecommendation(
  { weather, recommendedEquipment, activities }: WrittenSections,
  products: readonly Product[],
  trip: Trip,
): Recommendation {
  const categories = packedCategories(recommendedEquipment.categories, products, trip);
  const packed = new Set(categories.flatMap((category) => category.products.map(({ id }) => id)));
  return {
    sections: {
      weather,
      recommendedEquipment: { ...recommendedEquipment, categories, offered: products.length },
      activities: {
        ...activities,
        suggestions: activities.suggestions
          .filter(({ name }, index, all) => all.findIndex((one) => one.name === name) === index)
          .map((written) => suggestionOf(written, packed)),
      },
    },
  };
}

function packedCategories(
  written: readonly WrittenCategory[],
  products: readonly Product[],
  trip: Trip,
): EquipmentCategory[] {
  const left = new Map(products.map((product) => [product.id, product]));
  const take = (id: string): Product[] => {
    const product = left.get(id);
    left.delete(id);
    return product === undefined ? [] : [product];
  };
  return written
    .map(({ name, products: ids }) => ({ name, rows: ids.flatMap(take) }))
    .filter(({ rows }) => rows.length > 0)
    .map(({ name, rows }) => ({
      name,
      kind: commonestCategory(rows),
      products: rows.map((row) => packingLine(row, trip)),
    }));
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
  packed: ReadonlySet<string>,
): ActivitySuggestion {
  const ids = new Set(recommendedProducts.filter((id) => packed.has(id)));
  return {
    name,
    description,
    recommendedProducts: [...ids],
    near: '',
    activity: null,
    featureKind: null,
  };
}
