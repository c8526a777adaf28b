import { expect, test } from 'vitest';
import { GENERAL } from '#src/domain/catalogue.ts';
import type { Product } from '#src/domain/catalogue.ts';
import type { Catalogue, Recommender } from '#src/domain/ports.ts';
import { recommendationSchema } from '#src/domain/trip/recommendation.ts';
import type { Analysis, Obtain, Recommendation } from '#src/domain/trip/recommendation.ts';
import type { Trip } from '#src/domain/trip/trip.ts';
import * as v from 'valibot';

export type RecommenderUnderTest = {
  recommender: Recommender;
  catalogue: Catalogue;
  trips: readonly Trip[];
  /** Minimum number of suggestions; an AI may give fewer. */
  leastSuggestions: number;
};

/** The contract of every recommender. */
export function recommenderContract(create: () => RecommenderUnderTest): void {
  const { recommender, catalogue, trips, leastSuggestions } = create();

  const answer = async (trip: Trip) => {
    const analysis = await recommender.analyse(trip, await catalogue.vocabulary());
    const products = await catalogue.productsFor(analysis);
    return { analysis, products, given: await recommender.compose(trip, analysis, products) };
  };

  test('the analysis names only what the vocabulary has, each name once', async () => {
    const vocabulary = await catalogue.vocabulary();
    for (const trip of trips) {
      const analysis = await recommender.analyse(trip, vocabulary);
      for (const list of ['terrains', 'climates', 'activities'] as const) {
        const known = vocabulary[list].map((entry) => entry.name);
        expect(known).toEqual(expect.arrayContaining(analysis[list]));
        expect(new Set(analysis[list]).size).toBe(analysis[list].length);
      }
    }
  });

  test('the analysis includes the general names, so that every trip gets basic products', async () => {
    for (const trip of trips) {
      const analysis: Analysis = await recommender.analyse(trip, await catalogue.vocabulary());
      expect(analysis.terrains).toContain(GENERAL.terrain);
      expect(analysis.climates).toContain(GENERAL.climate);
      expect(analysis.activities).toContain(GENERAL.activity);
    }
  });

  test('the recommendation has the stored shape', async () => {
    for (const trip of trips) {
      const { given } = await answer(trip);
      expect(v.parse(recommendationSchema, given)).toEqual(given);
    }
  });

  test('the list has given products only, each once, unchanged', async () => {
    for (const trip of trips) {
      const { given, products } = await answer(trip);
      expect(given.sections.recommendedEquipment.offered).toBe(products.length);
      const lines = linesOf(given);
      expect(new Set(lines.map((line) => line.id)).size).toBe(lines.length);
      for (const line of lines) {
        const row = products.find((product) => product.id === line.id);
        expect(row?.status).toBe('active');
        expect(line).toMatchObject(rowAsShown(row, trip, line.obtain));
      }
    }
  });

  test('suggestions name only products on the list', async () => {
    for (const trip of trips) {
      const { given } = await answer(trip);
      const ids = linesOf(given).map((line) => line.id);
      const { suggestions } = given.sections.activities;
      expect(suggestions.length).toBeGreaterThanOrEqual(leastSuggestions);
      for (const suggestion of suggestions) {
        expect(ids).toEqual(expect.arrayContaining(suggestion.recommendedProducts));
      }
    }
  });

  test('without products none are named', async () => {
    const [trip] = trips;
    if (trip === undefined) throw new Error('the contract needs a trip');
    const analysis = await recommender.analyse(trip, await catalogue.vocabulary());
    const given = await recommender.compose(trip, analysis, []);
    expect(linesOf(given)).toEqual([]);
    expect(given.sections.recommendedEquipment.offered).toBe(0);
    expect(given.sections.activities.suggestions.flatMap((one) => one.recommendedProducts)).toEqual(
      [],
    );
  });

  test('an aborted request rejects', async () => {
    const [trip] = trips;
    if (trip === undefined) throw new Error('the contract needs a trip');
    const signal = AbortSignal.abort();
    await expect(
      recommender.analyse(trip, await catalogue.vocabulary(), signal),
    ).rejects.toMatchObject({ name: 'AbortError' });
  });
}

/** All lines of the packing list. */
export function linesOf(recommendation: Recommendation) {
  return recommendation.sections.recommendedEquipment.categories.flatMap(
    (category) => category.products,
  );
}

/** Hired things have no price. */
function rowAsShown(row: Product | undefined, trip: Trip, obtain: Obtain | undefined): object {
  if (row === undefined) return { id: 'not passed' };
  return {
    name: trip.language === 'de' ? row.name_de : row.name,
    price: obtain === 'hire-there' ? null : row.price,
    affiliate_link: row.affiliate_link,
    weight_g: row.weight_g,
    price_checked_on: row.price_checked_on,
  };
}
