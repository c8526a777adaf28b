import * as v from 'valibot';
import type { Recommender } from '#src/domain/ports.ts';
import { analysisSchema, recommendationSchema } from '#src/domain/trip/recommendation.ts';
import type { SendRequest } from '#src/providers/device-worker/device-request.ts';

/** The device recommender by device requests. */
export function createRecommenderClient(send: SendRequest): Recommender {
  return {
    async analyse(trip, vocabulary, signal) {
      const analysis = await send({ type: 'analysis', trip, vocabulary }, signal);
      return v.parse(analysisSchema, analysis);
    },
    async compose(trip, analysis, products, signal) {
      const recommendation = await send(
        { type: 'recommendation', trip, analysis, products },
        signal,
      );
      return v.parse(recommendationSchema, recommendation);
    },
  };
}
