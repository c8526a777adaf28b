import type { Catalogue } from '#src/domain/ports.ts';

/** Sends each request once: the recommendations in all languages need the same answers. */
export function cacheCatalogue(catalogue: Catalogue): Catalogue {
  let vocabulary: ReturnType<Catalogue['vocabulary']> | null = null;
  const products = new Map<string, ReturnType<Catalogue['productsFor']>>();
  return {
    vocabulary(signal) {
      vocabulary ??= catalogue.vocabulary(signal);
      return vocabulary;
    },
    productsFor(analysis, signal) {
      const key = JSON.stringify(analysis);
      const answer = products.get(key) ?? catalogue.productsFor(analysis, signal);
      products.set(key, answer);
      return answer;
    },
  };
}
