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

test('near misses are matched, also in one text or as entries with an id', () => {
  const reply = {
    terrains: 'Mountain, Moon',
    climates: [{ id: 2, name: 'warmer' }],
    activities: ['Hike'],
  };
  expect(readAnalysis(JSON.stringify(reply), VOCABULARY)).toEqual(ANALYSIS);
});

test.each([
  { terrains: ['Moon'], climates: [], activities: ['Golf'] },
  { terrains: null, activities: [7] },
])('%j leaves the general entries', (reply) => {
  expect(readAnalysis(JSON.stringify(reply), VOCABULARY)).toEqual({
    terrains: ['Any terrain'],
    climates: ['All climates'],
    activities: ['Everyday travel'],
  });
});

test('a catalogue without general entries is asked for all of a list that was not answered', () => {
  const foreign = {
    terrains: [
      { id: 'a', name: 'Beach' },
      { id: 'b', name: 'Alps' },
    ],
    climates: [],
    activities: [{ id: 1, name: 'Trekking' }],
  };
  const reply = { terrains: [], climates: ['Warm'], activities: ['trek'] };
  expect(readAnalysis(JSON.stringify(reply), foreign)).toEqual({
    terrains: ['Beach', 'Alps'],
    climates: [],
    activities: ['Trekking'],
  });
});

test('the wrapper of the sections may be missing', () => {
  expect(read(sectionsReply().sections)).toEqual(read(sectionsReply()));
});

test.each([
  [{ min: '9', max: '21 °C' }, 9, 21],
  [{ min: '-3,5', max: '−1.5°', unit: '°C' }, -3.5, -1.5],
  [{ min: 21, max: 9, unit: 'Celsius' }, 9, 21],
  [{ min: '+4 celsius', max: 7, unit: null }, 4, 7],
  [{ min: 9, max: 21, unit: 'degrees celsius' }, 9, 21],
  [{ min: 9, max: 21, unit: 'Grad Celsius' }, 9, 21],
  [{ min: '9 degrees', max: '21 degrees Celsius', unit: '°' }, 9, 21],
  [{ min: 48, max: 70, unit: 'Fahrenheit' }, 8.9, 21.1],
  [{ min: '-4 °F', max: '14°F' }, -20, -10],
  [{ min: '68 F', max: '25 °C', unit: 'celsius' }, 20, 25],
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
  { min: 40, max: 170, unit: 'fahrenheit' },
  { min: 280, max: 290, unit: 'kelvin' },
  { min: 9, max: 21, unit: 7 },
  { min: true, max: 20 },
  { min: null, max: 20 },
  { max: 20 },
])('the temperature %o is left out', (temperature) => {
  const { weather } = read(
    changed((sections) => ({ ...sections, weather: { ...sections.weather, temperature } })),
  ).sections;
  expect(weather).toEqual({ ...sectionsReply().sections.weather, temperature: null });
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

test('products that the catalogue has under the name count by name', () => {
  const products = [
    'Hiking boots',
    { id: 'made-up', name: ' hiking SOCKS ' },
    { name: 'Wanderhose' },
    { id: 'boots-hiking', name: 'Trekking poles' },
    'Boots',
  ];
  const { recommendedEquipment, activities } = read(
    changed((sections) => ({
      ...sections,
      recommendedEquipment: { categories: [{ name: 'All', products }] },
      activities: { suggestions: [suggestion('A', ['Hiking boots', { name: 'Wandersocken' }])] },
    })),
  ).sections;
  const ids = recommendedEquipment.categories.flatMap((one) => one.products.map(({ id }) => id));
  expect(ids).toEqual(['boots-hiking', 'socks-hiking', 'trousers-hiking']);
  expect(activities.suggestions[0]?.recommendedProducts).toEqual(['boots-hiking', 'socks-hiking']);
});

test('unknown and repeated ids are dropped, then empty categories', () => {
  const { sections } = read(
    equipped([
      { name: 'None', products: ['yeti-boots', '__proto__', 'constructor'] },
      { name: 'First', products: ['boots-hiking', 'boots-hiking', 'yeti-boots'] },
      { name: 'Second', products: ['boots-hiking'] },
      { name: 'Third', products: ['socks-hiking', 'trousers-hiking'] },
      { products: ['12'] },
      null,
    ]),
  );
  const { categories } = sections.recommendedEquipment;
  expect(categories.map(({ name, kind, products }) => [name, kind, products.length])).toEqual([
    ['First', 'footwear', 1],
    ['Third', 'clothing', 2],
    ['', 'activity-gear', 1],
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
  return composeRecommendation(
    readSections(JSON.stringify(reply)),
    { products: PRODUCTS, sights: [] },
    TRIP,
  );
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
