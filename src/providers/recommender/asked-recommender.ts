import * as v from 'valibot';
import type { Recommender } from '#src/domain/ports.ts';
import { analysisSchema, recommendationSchema } from '#src/domain/recommendation.ts';
import type { AskDevice } from '#src/providers/device-worker/device-questions.ts';

/** The device's recommender, wherever it is asked. */
export function createAskedRecommender(ask: AskDevice): Recommender {
  return {
    async analyse(trip, vocabulary, signal) {
      const analysis = await ask({ about: 'analysis', trip, vocabulary }, signal);
      return v.parse(analysisSchema, analysis);
    },
    async compose(trip, analysis, products, signal) {
      const recommendation = await ask(
        { about: 'recommendation', trip, analysis, products },
        signal,
      );
      return v.parse(recommendationSchema, recommendation);
    },
  };
}
