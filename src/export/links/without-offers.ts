import type { Recommendation } from '#src/domain/trip/recommendation.ts';

/** Prices and links are the catalogue's to say: a link of a stranger's has none. */
export function withoutOffers(recommendation: Recommendation): Recommendation {
  const { sections } = recommendation;
  const categories = sections.recommendedEquipment.categories.map((category) => ({
    ...category,
    products: category.products.map((product) => ({
      ...product,
      price: null,
      price_checked_on: null,
      affiliate_link: '',
    })),
  }));
  const recommendedEquipment = { ...sections.recommendedEquipment, categories };
  return { ...recommendation, sections: { ...sections, recommendedEquipment } };
}
