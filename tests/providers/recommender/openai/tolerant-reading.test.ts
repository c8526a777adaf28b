import { expect, test } from 'vitest';
import { composeRecommendation } from '#src/providers/recommender/openai/compose-recommendation.ts';
import { readAnalysis } from '#src/providers/recommender/openai/read-analysis.ts';
import { readSections } from '#src/providers/recommender/openai/read-sections.ts';
import { linesOf } from '../../recommender.contract.ts';
import { ANALYSIS, PRODUCTS, TRIP, VOCABULARY, sectionsReply } from './small-trip.ts';

type Sections = ReturnType<typeof sectionsReply>['sections'];

test('names match in any case; unknown and repeated ones are dropped', () => {
  const reply = {
    terrains: [' MOUNTAINS', 'Moon', 'Mountains\n', 7, null],
    climates: ['all climates', 'warm'],
    activities: ['Hiking', 'Everyday travel', 'hiking'],
    reason: 'because',
  };
  expect(readAnalysis(JSON.stringify(reply), VOCABULARY)).toEqual(ANALYSIS);
});

test('general names missing from the vocabulary are not added', () => {
  const empty = { terrains: [], climates: [], activities: [] };
  expect(readAnalysis(JSON.stringify(empty), empty)).toEqual(empty);
});

test('the wrapper of the sections may be missing', () => {
  expect(read(sectionsReply().sections)).toEqual(read(sectionsReply()));
});

test.each([
  [{ min: '9', max: '21 °C' }, 9, 21],
  [{ min: '-3,5', max: '−1.5°', unit: '°C' }, -3.5, -1.5],
  [{ min: 21, max: 9, unit: 'Celsius' }, 9, 21],
  [{ min: '+4 celsius', max: 7, unit: null }, 4, 7],
])('temperatures may be written as %o', (temperature, min, max) => {
  const { weather } = read(
    changed((sections) => ({ ...sections, weather: { ...sections.weather, temperature } })),
  ).sections;
  expect(weather.temperature).toEqual({ min, max, unit: 'celsius' });
});

test.each([
  { min: 'NaN', max: 20 },
  { min: '', max: 20 },
  { min: '5 to 9', max: 20 },
  { min: 1e300, max: 20 },
  { min: -200, max: 20 },
  { min: 40, max: 61 },
  { min: 40, max: 70, unit: 'fahrenheit' },
  { min: true, max: 20 },
  { min: null, max: 20 },
  { max: 20 },
])('temperatures may not be %o', (temperature) => {
  const reply = changed((sections) => ({
    ...sections,
    weather: { ...sections.weather, temperature },
  }));
  expect(() => read(reply)).toThrow(
    /^The reply has no usable "weather\.temperature\.(min|max|unit)"$/u,
  );
});

test('products may be ids, numbers or objects with an id', () => {
  const products = [
    12,
    { id: ' boots-hiking ', name: 'Other', price: 1, affiliate_link: 'https://evil.example' },
    null,
    {},
  ];
  const lines = linesOf(read(equipped([{ name: 'All', products }])));
  expect(lines.map(({ id, name, price }) => [id, name, price])).toEqual([
    ['12', 'Trekking poles', 79],
    ['boots-hiking', 'Hiking boots', 189.95],
  ]);
  expect(JSON.stringify(lines)).not.toContain('evil');
});

test('unknown and repeated ids are dropped, then empty categories', () => {
  const { sections } = read(
    equipped([
      { name: 'None', products: ['yeti-boots', '__proto__', 'constructor'] },
      { name: 'First', products: ['boots-hiking', 'boots-hiking', 'yeti-boots'] },
      { name: 'Second', products: ['boots-hiking'] },
      { name: 'Third', products: ['12', 'socks-hiking', 'trousers-hiking'] },
      { name: '', products: ['12'] },
      { products: ['12'] },
      null,
    ]),
  );
  const { categories } = sections.recommendedEquipment;
  expect(categories.map(({ name, kind, products }) => [name, kind, products.length])).toEqual([
    ['First', 'footwear', 1],
    ['Third', 'clothing', 3],
  ]);
});

test('suggestions keep packed products only, and each suggestion and product once', () => {
  const suggestions = [
    suggestion('A', ['boots-hiking', 'boots-hiking', '12', 'yeti-boots', { id: 'socks-hiking' }]),
    suggestion('B'),
    suggestion('A', []),
    suggestion(' '),
    'C',
  ];
  const { activities } = read(
    changed((sections) => ({ ...sections, activities: { ...sections.activities, suggestions } })),
  ).sections;
  expect(activities.suggestions.map((one) => [one.name, one.recommendedProducts])).toEqual([
    ['A', ['boots-hiking', 'socks-hiking']],
    ['B', []],
  ]);
});

test('lists and optional texts may be missing', () => {
  const { temperature } = sectionsReply().sections.weather;
  const bare = {
    weather: { title: 'W', summary: 'S', temperature },
    recommendedEquipment: { title: 'E', categories: null },
    activities: { title: 'A', summary: 4 },
  };
  expect(read(bare)).toEqual({
    sections: {
      weather: { title: 'W', summary: 'S', temperature, conditions: [] },
      recommendedEquipment: { title: 'E', summary: '', categories: [], offered: 4 },
      activities: { title: 'A', summary: '', suggestions: [] },
    },
  });
});

test('condition types map synonyms and keep other words', () => {
  const conditions = [
    { type: 'Gewitter', description: '<b>Oft</b>\u0007 am\nNachmittag' },
    { type: 'partly cloudy' },
    { description: 'nameless' },
  ];
  const { weather } = read(
    changed((sections) => ({ ...sections, weather: { ...sections.weather, conditions } })),
  ).sections;
  expect(weather.conditions).toEqual([
    { type: 'thunderstorms', description: '<b>Oft</b> am Nachmittag' },
    { type: 'partly cloudy', description: '' },
  ]);
});

test('long texts and lists are cut', () => {
  const conditions = Array.from({ length: 1000 }, (_, index) => ({
    type: `t${index}`,
    description: 'x',
  }));
  const { weather } = read(
    changed((sections) => ({
      ...sections,
      weather: { ...sections.weather, summary: 'word '.repeat(10_000), conditions },
    })),
  ).sections;
  expect(weather.summary.length).toBeLessThanOrEqual(800);
  expect(weather.conditions).toHaveLength(8);
});

function read(reply: unknown) {
  return composeRecommendation(readSections(JSON.stringify(reply)), PRODUCTS, TRIP);
}

function changed(change: (sections: Sections) => unknown): unknown {
  return { sections: change(sectionsReply().sections) };
}

function equipped(categories: unknown): unknown {
  return changed((sections) => ({
    ...sections,
    recommendedEquipment: { ...sections.recommendedEquipment, categories },
  }));
}

function suggestion(name: string, recommendedProducts?: unknown): object {
  return { name, description: 'x', recommendedProducts };
}
