import { expect, test } from 'vitest';
import type { Product } from '#src/domain/catalogue.ts';
import type { Catalogue } from '#src/domain/ports.ts';
import { planOnDevice } from '#src/planning/plan-trip.ts';
import { createBundledCatalogue } from '#src/providers/catalogue/bundled-catalogue.ts';
import { createGazetteerGeocoder } from '#src/providers/geocoder/gazetteer-geocoder.ts';
import { createDeviceRecommender } from '#src/recommender/device-recommender.ts';
import { createTestWorld, testTrip } from '#tests/fixtures/trips/trips-world.ts';
import { createFileDataPack } from '#tests/helpers/file-data-pack.ts';
import { REAL } from '#tests/helpers/real-providers.ts';
import { createSpecifiedCatalogue } from '#tests/services/specified-catalogue.ts';
import { linesOf } from '../providers/recommender.contract.ts';

const world = createTestWorld();
const recommender = createDeviceRecommender(world);
const specified = createSpecifiedCatalogue();
const SUMMER = ['2027-07-10', '2027-07-20'] as const;

async function plan(catalogue: Catalogue, trip = testTrip('alps', ...SUMMER)) {
  const providers = {
    ...world,
    geocoder: createGazetteerGeocoder(REAL.gazetteer),
    recommender,
    wishes: recommender,
    catalogue,
  };
  const { wordings } = await planOnDevice(providers, trip);
  const recommendation = wordings[trip.language]?.recommendation;
  if (recommendation === undefined) throw new Error('no wording');
  return recommendation;
}

function namesIn(recommendation: Awaited<ReturnType<typeof plan>>): string[] {
  return linesOf(recommendation).map(({ name }) => name);
}

function rowOf(product: Partial<Product>, index: number): Product {
  const name = `Thing ${index}`;
  return {
    id: String(index),
    name,
    name_de: name,
    description: '',
    description_de: '',
    category: null,
    price: null,
    price_checked_on: null,
    affiliate_link: '',
    weight_g: null,
    job: null,
    warmth: null,
    volume: null,
    season: null,
    quantity: 'per-group',
    status: 'active',
    terrain: 'Zone A',
    climate: 'Class B',
    activity: 'Purpose C',
    ...product,
  };
}

/** A catalogue with these products, of names that only it knows. */
function catalogueOf(...products: Partial<Product>[]): Catalogue {
  const rows = products.map((product, index) => rowOf(product, index));
  const list = (key: 'terrain' | 'climate' | 'activity') =>
    [...new Set(rows.map((row) => row[key]))].map((name) => ({ id: name, name }));
  return {
    vocabulary: () =>
      Promise.resolve({
        terrains: list('terrain'),
        climates: list('climate'),
        activities: list('activity'),
      }),
    productsFor: (analysis) =>
      Promise.resolve(
        rows.filter(
          (row) =>
            analysis.terrains.includes(row.terrain) &&
            analysis.climates.includes(row.climate) &&
            analysis.activities.includes(row.activity),
        ),
      ),
  };
}

test('names that mean ours find their products: an alpine summer', async () => {
  const analysis = await recommender.analyse(
    testTrip('alps', ...SUMMER),
    await specified.vocabulary(),
  );
  expect(analysis.terrains).toEqual(expect.arrayContaining(['Mountain', 'Forest']));
  expect(analysis.terrains).not.toContain('Beach');
  expect(analysis.climates).toContain('Temperate');
  expect(analysis.climates).not.toContain('Tropical');
  expect(analysis.activities).toContain('Trekking');
  const names = namesIn(await plan(specified));
  expect(names).toEqual(expect.arrayContaining(['Trail boots', 'Rain shell', 'Day pack 28 l']));
  expect(names).not.toContain('Skis');
  expect(names).not.toContain('Snorkel mask');
});

test('and a Mediterranean one, by the wish', async () => {
  const trip = testTrip('palma', ...SUMMER, 'swimming');
  const names = namesIn(await plan(specified, trip));
  expect(names).toEqual(expect.arrayContaining(['Beach towel', 'Snorkel mask', 'Water shoes']));
  expect(names).not.toContain('Trail boots');
});

test('a wish that the catalogue has no name for is still answered', async () => {
  const trip = testTrip('alps', ...SUMMER, 'stargazing');
  const { activities } = (await plan(specified, trip)).sections;
  expect(activities.suggestions.map(({ activity }) => activity)).toContain('Stargazing');
});

test.each([
  ['names that say nothing', [{}]],
  ['another place only', [{ terrain: 'Beach', activity: 'Relaxing' }]],
  ['another climate only', [{ climate: 'Arctic' }]],
  ['another pastime only', [{ activity: 'Cooking classes' }]],
  ['general words', [{ terrain: 'All', climate: 'General', activity: 'Any' }]],
  ['expensive things only', [{ terrain: 'Mountain', activity: 'Hiking', price: 900 }]],
  ['a thing for another season', [{ name: 'Hand warmers' }]],
])('the list is not empty with %s', async (_, products) => {
  const recommendation = await plan(catalogueOf(...products));
  expect(namesIn(recommendation)).toHaveLength(products.length);
  for (const { reason, wish } of linesOf(recommendation)) {
    expect(reason === '' ? `For: ${wish}.` : reason).toMatch(/^.{8,}\.$/u);
  }
});

test('what is impossible on this trip is not packed, even where nothing else is there', async () => {
  const skis = { terrain: 'Mountain', climate: 'Arctic', activity: 'Skiing' };
  expect(namesIn(await plan(catalogueOf(skis)))).toEqual([]);
});

test('a catalogue that cannot be read gives no list, and wishes are answered', async () => {
  const unread: Catalogue = {
    vocabulary: () => Promise.resolve({ terrains: [], climates: [], activities: [] }),
    productsFor: () => Promise.resolve([]),
  };
  const { sections } = await plan(unread, testTrip('alps', ...SUMMER, 'climbing'));
  expect(sections.recommendedEquipment).toMatchObject({ offered: 0, categories: [] });
  expect(sections.activities.suggestions[0]?.activity).toBe('Climbing');
});

test('further names beside ours change nothing of what is found by ours', async () => {
  const bundled = createBundledCatalogue(createFileDataPack());
  const trip = testTrip('alps', ...SUMMER);
  const before = await recommender.analyse(trip, await bundled.vocabulary());
  const { terrains, climates, activities } = await bundled.vocabulary();
  const after = await recommender.analyse(trip, {
    terrains: [...terrains, { id: 'x', name: 'Golf course' }],
    climates: [...climates, { id: 'x', name: 'Weird' }],
    activities: [...activities, { id: 'x', name: 'Golf' }],
  });
  expect(after).toEqual(before);
});
