import type { VocabularyEntry } from '#src/domain/catalogue.ts';
import type { Catalogue } from '#src/domain/ports.ts';

/**
 * Where no product fits all three names, all that the catalogue has: a recommender that knows what is
 * impossible on the trip chooses from it.
 */
export function widenCatalogue(catalogue: Catalogue): Catalogue {
  return {
    vocabulary: (signal) => catalogue.vocabulary(signal),
    async productsFor(analysis, signal) {
      const fitting = await catalogue.productsFor(analysis, signal);
      if (fitting.length > 0) return fitting;
      const { terrains, climates, activities } = await catalogue.vocabulary(signal);
      const all = {
        terrains: terrains.map(nameOf),
        climates: climates.map(nameOf),
        activities: activities.map(nameOf),
      };
      const isEmpty = Object.values(all).some((names) => names.length === 0);
      return isEmpty ? [] : catalogue.productsFor(all, signal);
    },
  };
}

function nameOf({ name }: VocabularyEntry): string {
  return name;
}
