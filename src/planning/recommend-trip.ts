import type { Catalogue, Recommender } from '#src/domain/ports.ts';
import type { Recommendation } from '#src/domain/trip/recommendation.ts';
import type { Trip } from '#src/domain/trip/trip.ts';
import type { RecommendStep } from '#src/domain/trip/recommend-step.ts';

/** The pipeline, the same for every recommender and catalogue. `onStep` is called as each step begins. */
export async function recommendTrip(
  trip: Trip,
  sources: { catalogue: Catalogue; recommender: Recommender },
  signal?: AbortSignal,
  onStep: (step: RecommendStep) => void = () => undefined,
): Promise<Recommendation> {
  onStep('vocabulary');
  const vocabulary = await sources.catalogue.vocabulary(signal);
  onStep('analyse');
  const analysis = await sources.recommender.analyse(trip, vocabulary, signal);
  onStep('products');
  const products = await sources.catalogue.productsFor(analysis, signal);
  onStep('compose');
  return sources.recommender.compose(trip, analysis, products, signal);
}
