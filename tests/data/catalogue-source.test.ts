import * as v from 'valibot';
import { expect, test } from 'vitest';
import { PRODUCTS } from '#data/catalogue/source.ts';
import { VOCABULARY_NAMES } from '#data/catalogue/vocabulary.ts';
import { PRODUCT_CATEGORIES, productSchema } from '#src/domain/catalogue.ts';
import type { Product, ProductCategory } from '#src/domain/catalogue.ts';
import type { BundledProduct } from '#data/catalogue/catalogue-row.ts';
import { PACK_INDEX } from '#src/providers/data-pack/pack-index.ts';

const active = PRODUCTS.filter(({ status }) => status === 'active');
const LISTS = [
  { key: 'terrain', names: VOCABULARY_NAMES.terrains, atLeast: 6 },
  { key: 'climate', names: VOCABULARY_NAMES.climates, atLeast: 10 },
  { key: 'activity', names: VOCABULARY_NAMES.activities, atLeast: 7 },
] as const;

/** Ranges of weight (g) and price (EUR) of the active products. */
const RANGES: Record<ProductCategory, { grams: [number, number]; euro: [number, number] }> = {
  clothing: { grams: [30, 1700], euro: [8, 560] },
  footwear: { grams: [50, 2300], euro: [9, 340] },
  rain: { grams: [80, 800], euro: [6, 260] },
  sun: { grams: [10, 1600], euro: [5, 100] },
  'sleep-and-camp': { grams: [30, 3500], euro: [7, 560] },
  kitchen: { grams: [40, 1000], euro: [7, 90] },
  carry: { grams: [30, 2700], euro: [6, 230] },
  'navigation-and-light': { grams: [30, 260], euro: [9, 300] },
  'health-and-safety': { grams: [10, 6000], euro: [3, 350] },
  insects: { grams: [5, 450], euro: [4, 90] },
  'water-sports': { grams: [40, 25_000], euro: [3, 350] },
  'snow-sports': { grams: [80, 5500], euro: [15, 330] },
  'activity-gear': { grams: [30, 15_000], euro: [5, 250] },
  'camera-and-optics': { grams: [5, 2700], euro: [12, 300] },
  electronics: { grams: [10, 1800], euro: [7, 200] },
  'documents-and-money': { grams: [5, 500], euro: [5, 30] },
  hygiene: { grams: [20, 750], euro: [3, 30] },
};

/** Brand names, including those used as generic words. */
const BRANDS =
  /\b(?:gore.?tex|primaloft|polartec|vibram|thermos|velcro|leatherman|gopro|kindle|tupperware|nalgene|camelbak|jetboil|garmin|petzl|deuter|osprey|buff|fenistil|labello|aspirin|lycra|spandex|cordura|coolmax|jeep|walkman|frisbee|crocs|birkenstock|victorinox|airtag|yaktrax|ziploc|kleenex|decathlon|globetrotter|amazon)\b/iu;

test('at least 340 products are active and some 15 are withdrawn', () => {
  expect(active.length).toBeGreaterThanOrEqual(340);
  expect(PRODUCTS.length - active.length).toBeGreaterThanOrEqual(14);
});

test('every row passes the schema', () => {
  expect(idsOf((product) => !v.is(productSchema, product))).toEqual([]);
});

test('an id is a slug, and ids, names and descriptions are unique', () => {
  expect(idsOf(({ id }) => !/^[a-z0-9]+(?:-[a-z0-9]+)*$/u.test(id))).toEqual([]);
  for (const key of ['id', 'name', 'name_de', 'description', 'description_de'] as const) {
    expect(duplicates(PRODUCTS.map((product) => product[key].toLowerCase()))).toEqual([]);
  }
});

for (const { key, names, atLeast } of LISTS) {
  test.each(names)(`${key} %j has several active products`, (name) => {
    const found = active.filter((product) => product[key] === name);
    expect(found.length).toBeGreaterThanOrEqual(atLeast);
    expect(new Set(found.map(({ category }) => category)).size).toBeGreaterThanOrEqual(2);
  });

  test(`${key}: the products use names of the vocabulary only`, () => {
    expect(idsOf((product) => !names.some((name) => name === product[key]))).toEqual([]);
  });
}

test.each(PRODUCT_CATEGORIES)('prices and weights of %j are those of such things', (category) => {
  const { grams, euro } = RANGES[category];
  const odd = active.filter(
    (product) =>
      product.category === category &&
      (!within(product.weight_g, grams) ||
        (product.price !== null && !within(product.price, euro))),
  );
  expect(odd.map(({ id }) => id)).toEqual([]);
});

test('prices end as in shops and say when they were set', () => {
  expect(
    idsOf(({ price }) => price !== null && !/\.(?:00|90|95)$/u.test(price.toFixed(2))),
  ).toEqual([]);
  expect(
    idsOf((product) => product.price_checked_on !== (product.price === null ? null : '2026-11-01')),
  ).toEqual([]);
});

test('products come essential ones first, then by category, then by id', () => {
  for (const part of [PRODUCTS.slice(0, endOfEssentials()), PRODUCTS.slice(endOfEssentials())]) {
    const sorted = PRODUCT_CATEGORIES.flatMap((category) =>
      part
        .filter((product) => product.category === category)
        .toSorted((a, b) => a.id.localeCompare(b.id, 'en')),
    );
    expect(part.map(({ id }) => id)).toEqual(sorted.map(({ id }) => id));
  }
});

test.each(LISTS.flatMap(({ key, names }) => names.map((name) => ({ key, name }))))(
  '$key $name has essential products',
  ({ key, name }) => {
    const essential = PRODUCTS.slice(0, endOfEssentials()).filter(
      (product) => product[key] === name,
    );
    expect(essential.length).toBeGreaterThanOrEqual(2);
  },
);

test('texts are whole sentences in both languages', () => {
  expect(idsOf((product) => !isSentence(product.description))).toEqual([]);
  expect(idsOf((product) => !isSentence(product.description_de))).toEqual([]);
});

test('names stand alone: no full stop, no blank around, and not too long for a list', () => {
  const broken = /^\s|\s$|\.$|\s{2}/u;
  expect(idsOf(({ name }) => broken.test(name) || name.length > 50)).toEqual([]);
  expect(idsOf((product) => broken.test(product.name_de) || product.name_de.length > 55)).toEqual(
    [],
  );
});

test('the German text is German, the English text English', () => {
  const english = /\b(?:the|and|with|from|which|against|of|keeps)\b/iu;
  const german = /\b(?:und|oder|nicht|mit|für|gegen|der|das|auch)\b|ß/iu;
  expect(idsOf((product) => product.description === product.description_de)).toEqual([]);
  expect(idsOf((product) => english.test(product.description_de))).toEqual([]);
  expect(idsOf(({ description }) => german.test(description))).toEqual([]);
});

test('numbers, marks and quotes are written as each language does', () => {
  expect(
    idsOf(({ description, name }) => /["„']|\d,\d{2}\b|\d °(?!C)/u.test(description + name)),
  ).toEqual([]);
  expect(
    idsOf((product) => /["'’]|\d\.\d{1,2}\b/u.test(product.description_de + product.name_de)),
  ).toEqual([]);
});

test('no brand is named', () => {
  expect(idsOf((product) => BRANDS.test(textOf(product)))).toEqual([]);
});

test('links are encoded searches in known shops, over https', () => {
  const search =
    /^https:\/\/(?:www\.globetrotter\.de\/search\/\?q|www\.decathlon\.de\/search\?Ntt|www\.dm\.de\/search\?query|www\.amazon\.de\/s\?k)=[A-Za-z0-9%.\-~]{4,}$/u;
  expect(
    idsOf((product) => product.price !== null && !search.test(product.affiliate_link)),
  ).toEqual([]);
});

test('the packed catalogue weighs at most 100 kB', () => {
  expect(PACK_INDEX['catalogue/products']?.bytes).toBeLessThanOrEqual(100_000);
});

function idsOf(odd: (product: BundledProduct) => boolean): string[] {
  return PRODUCTS.filter(odd).map(({ id }) => id);
}

function textOf(product: Product): string {
  return [product.name, product.name_de, product.description, product.description_de].join(' ');
}

/** Where the order by category starts again. */
function endOfEssentials(): number {
  const places = PRODUCTS.map(({ category }) => PRODUCT_CATEGORIES.indexOf(category));
  return places.findIndex((place, index) => place < (places[index - 1] ?? 0));
}

function duplicates(values: readonly string[]): string[] {
  return values.filter((value, index) => values.indexOf(value) !== index);
}

function within(value: number, [from, to]: readonly [number, number]): boolean {
  return value >= from && value <= to;
}

function isSentence(text: string): boolean {
  return /^[A-ZÄÖÜ0-9].*\.$/u.test(text) && !/\s{2}|--|\.\.|\s[.,;:]/u.test(text);
}
