import type {
  ListPart,
  Recommendation,
  RecommendedProduct,
} from '#src/domain/trip/recommendation.ts';

/** The lines of one of the two lists. */
export function linesOf(plan: Recommendation, wanted: ListPart): RecommendedProduct[] {
  return plan.sections.recommendedEquipment.categories
    .filter(({ part }) => (part ?? 'trip') === wanted)
    .flatMap(({ products }) => products);
}

/** The cost of the list for this trip for somebody who owns nothing of it, whole euro. */
export function sumOf(plan: Recommendation): number {
  const sum = linesOf(plan, 'trip').reduce(
    (total, { price, quantity }) => total + (price ?? 0) * quantity,
    0,
  );
  return Math.round(sum);
}
