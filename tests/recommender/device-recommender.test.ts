import { describe, expect, test } from 'vitest';
import { PRODUCT_CATEGORIES } from '#src/domain/catalogue.ts';
import { LANGUAGES } from '#src/domain/language/language.ts';
import type { Language } from '#src/domain/language/language.ts';
import type { Recommendation } from '#src/domain/trip/recommendation.ts';
import { recommendTrip } from '#src/planning/recommend-trip.ts';
import { createBundledCatalogue } from '#src/providers/catalogue/bundled-catalogue.ts';
import { createDeviceRecommender } from '#src/recommender/device-recommender.ts';
import { TRIPS } from '#tests/fixtures/trips/trips-table.ts';
import type { TripRow } from '#tests/fixtures/trips/trips-table.ts';
import { createTestWorld, testTrip } from '#tests/fixtures/trips/trips-world.ts';
import { createFileDataPack } from '#tests/helpers/file-data-pack.ts';
import { recommenderContract, linesOf } from '../providers/recommender.contract.ts';

const catalogue = createBundledCatalogue(createFileDataPack());
const recommender = createDeviceRecommender(createTestWorld());

describe('the contract', () => {
  recommenderContract(() => ({
    catalogue,
    recommender,
    trips: TRIPS.filter((_, index) => index % 3 === 0).map((row, index) =>
      tripOf(row, LANGUAGES[index % 2] ?? 'en'),
    ),
    leastSuggestions: 5,
  }));
});

describe.each(TRIPS)('$title', (row) => {
  const english = recommend(row, 'en');
  const german = recommend(row, 'de');

  test('the weather', async () => {
    const { conditions } = (await english).sections.weather;
    const types = conditions.map(({ type }) => type);
    expect(types).toEqual(expect.arrayContaining([...(row.weather ?? [])]));
    for (const type of row.noWeather ?? []) expect(types).not.toContain(type);
  });

  test('the packing list', async () => {
    const ids = linesOf(await english).map((line) => line.id);
    for (const wanted of row.packs ?? []) expect(ids.join(' ')).toMatch(wanted);
    for (const unwanted of row.leaves ?? []) expect(ids.join(' ')).not.toMatch(unwanted);
    expect(ids.length).toBeGreaterThanOrEqual(10);
    expect(ids.length).toBeLessThanOrEqual(41);
  });

  test('what the trip adds comes first, in the order of the categories', async () => {
    const { categories } = (await english).sections.recommendedEquipment;
    const parts = categories.map(({ part }) => part);
    expect(parts).toEqual(parts.toSorted((a, b) => Number(a === 'have') - Number(b === 'have')));
    const kinds = categories.filter(({ part }) => part === 'trip').map(({ kind }) => kind);
    expect(kinds).toEqual(PRODUCT_CATEGORIES.filter((kind) => kinds.includes(kind)));
  });

  test('the activities', async () => {
    const { suggestions } = (await english).sections.activities;
    const activities = suggestions.map(({ activity }) => activity);
    expect(activities).toEqual(expect.arrayContaining([...(row.does ?? [])]));
    for (const unwanted of row.refuses ?? []) expect(activities).not.toContain(unwanted);
    expect(suggestions.length).toBeGreaterThanOrEqual(5);
    expect(new Set(suggestions.map(({ name }) => name)).size).toBe(suggestions.length);
  });

  test('the texts', async () => {
    const text = textsOf(await english).join('\n');
    for (const wanted of row.says ?? []) expect(text).toMatch(wanted);
    for (const unwanted of row.never ?? []) expect(text).not.toMatch(unwanted);
  });

  test('every text is complete in both languages', async () => {
    for (const text of [...textsOf(await english), ...textsOf(await german)]) {
      expect(text.trim()).toBe(text);
      expect(text).not.toBe('');
      expect(text).not.toMatch(/NaN|undefined|null|Infinity| {2}|\[object|\.\.| [.,;:]/u);
    }
  });

  test('a figure and its unit stay on one line', async () => {
    for (const text of [...ownTextsOf(await english), ...ownTextsOf(await german)]) {
      expect(text).not.toMatch(/\d (?:°C|km|m|mm|h|min|Std\.|Min\.)(?![\p{L}\d])/u);
    }
  });

  test('both languages have the same content', async () => {
    expect(structureOf(await german)).toEqual(structureOf(await english));
  });

  test('the same trip gets the same recommendation', async () => {
    const again = createDeviceRecommender(createTestWorld());
    const trip = tripOf(row, 'en');
    expect(await recommendTrip(trip, { catalogue, recommender: again })).toEqual(await english);
  });
});

test('every line names a figure, a wish or its use', async () => {
  const trip = testTrip('highCoast', '2027-06-10', '2027-06-20', 'kayaking');
  const lines = linesOf(await recommendTrip(trip, { catalogue, recommender }));
  const empty = lines.filter(({ reason, wish }) => reason.length <= 10 && wish === undefined);
  expect(empty).toEqual([]);
  expect(lines.filter(({ wish }) => wish === 'paddling').length).toBeGreaterThan(3);
});

test('the weather of a place without a name has a summary', async () => {
  const trip = testTrip('berlin', '2027-05-05', '2027-05-09', 'hiking');
  const nameless = { ...trip, location: { ...trip.location, place: 'Unknown location' } };
  const { weather } = (await recommendTrip(nameless, { catalogue, recommender })).sections;
  expect(weather.summary).toMatch(/^5–\u20609\u00A0May: days around/u);
});

function recommend(row: TripRow, language: Language): Promise<Recommendation> {
  return recommendTrip(tripOf(row, language), { catalogue, recommender });
}

function tripOf(row: TripRow, language: Language) {
  const [start, end] = row.dates;
  return testTrip(row.place, start, end, row.words ?? '', language, row.travelers ?? 2);
}

function textsOf({ sections }: Recommendation): string[] {
  const { weather, recommendedEquipment: equipment, activities } = sections;
  return [
    weather.title,
    weather.summary,
    ...weather.conditions.map(({ description }) => description),
    equipment.title,
    equipment.summary,
    ...equipment.categories.map(({ name }) => name),
    ...equipment.categories
      .flatMap(({ products }) => products)
      .flatMap((product) => [
        product.name,
        product.description,
        product.reason === '' ? `For your wish: ${product.wish}` : product.reason,
      ]),
    activities.title,
    // Empty where nothing was wished for and nothing is missing.
    ...[activities.summary].filter((summary) => summary !== ''),
    ...activities.suggestions.flatMap((one) => [one.name, one.description]),
    ...activities.suggestions.flatMap(({ wish }) =>
      wish === undefined ? [] : [`For your wish: ${wish}`],
    ),
    ...activities.suggestions.map(({ near }) => near).filter((near) => near !== ''),
  ];
}

/** Without product data of the catalogue. */
function ownTextsOf(recommendation: Recommendation): string[] {
  const rows = new Set(
    linesOf(recommendation).flatMap(({ name, description }) => [name, description]),
  );
  return textsOf(recommendation).filter((text) => !rows.has(text));
}

/** Everything but the texts. */
function structureOf({ sections }: Recommendation): object {
  const { weather, recommendedEquipment: equipment, activities } = sections;
  return {
    temperature: weather.temperature,
    conditions: weather.conditions.map(({ type }) => type),
    categories: equipment.categories.map(({ kind, part, products }) => ({
      kind,
      part,
      products: products.map(({ id, quantity, price, obtain }) => ({
        id,
        quantity,
        price,
        obtain,
      })),
    })),
    suggestions: activities.suggestions.map((one) => ({
      activity: one.activity,
      featureKind: one.featureKind,
      recommendedProducts: one.recommendedProducts,
    })),
  };
}
