import { expect, test } from 'vitest';
import type { Vocabulary } from '#src/domain/catalogue.ts';
import type { Catalogue, Recommender } from '#src/domain/ports.ts';
import type { Recommendation } from '#src/domain/trip/recommendation.ts';
import { recommendTrip } from '#src/planning/recommend-trip.ts';
import { RECOMMEND_STEPS } from '#src/domain/trip/recommend-step.ts';
import { testTrip } from '#tests/fixtures/trips/trips-world.ts';

const vocabulary: Vocabulary = {
  terrains: [{ id: 1, name: 'Any terrain' }],
  climates: [],
  activities: [],
};
const analysis = { terrains: ['Any terrain'], climates: [], activities: [] };
const recommendation: Recommendation = {
  sections: {
    weather: {
      title: 'Weather',
      summary: '',
      temperature: { min: 1, max: 2, unit: 'celsius' },
      conditions: [],
    },
    recommendedEquipment: { title: '', summary: '', categories: [], offered: null },
    activities: { title: '', summary: '', suggestions: [] },
  },
};
const trip = testTrip('alps', '2027-07-10', '2027-07-20');

function recording(): { calls: unknown[]; catalogue: Catalogue; recommender: Recommender } {
  const calls: unknown[] = [];
  const say = <T>(call: unknown, value: T): Promise<T> => {
    calls.push(call);
    return Promise.resolve(value);
  };
  return {
    calls,
    catalogue: {
      vocabulary: (signal) => say(['vocabulary', signal], vocabulary),
      productsFor: (asked, signal) => say(['productsFor', asked, signal], []),
    },
    recommender: {
      analyse: (asked, words, signal) => say(['analyse', asked, words, signal], analysis),
      compose: (asked, found, products, signal) =>
        say(['compose', asked, found, products, signal], recommendation),
    },
  };
}

test('the steps run in order, each with the signal', async () => {
  const { calls, ...sources } = recording();
  const { signal } = new AbortController();
  expect(await recommendTrip(trip, sources, signal)).toBe(recommendation);
  expect(calls).toEqual([
    ['vocabulary', signal],
    ['analyse', trip, vocabulary, signal],
    ['productsFor', analysis, signal],
    ['compose', trip, analysis, [], signal],
  ]);
});

test('onStep is called before each step', async () => {
  const { calls, ...sources } = recording();
  const seen: string[] = [];
  await recommendTrip(trip, sources, undefined, (step) => seen.push(`${step} ${calls.length}`));
  expect(seen).toEqual(RECOMMEND_STEPS.map((step, index) => `${step} ${index}`));
});

test('a failing step rejects the pipeline with its own error', async () => {
  const { calls, ...sources } = recording();
  const failure = new Error('no products');
  const catalogue = { ...sources.catalogue, productsFor: () => Promise.reject(failure) };
  await expect(recommendTrip(trip, { ...sources, catalogue })).rejects.toBe(failure);
  expect(calls).toHaveLength(2);
});
