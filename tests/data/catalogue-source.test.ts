import * as v from 'valibot';
import { expect, test } from 'vitest';
import { readProducts } from '#data/catalogue/source.ts';
import { VOCABULARY_NAMES } from '#data/catalogue/vocabulary.ts';
import { productSchema } from '#src/domain/catalogue.ts';

const PRODUCTS = readProducts();
const active = PRODUCTS.filter(({ status }) => status === 'active');

function countOf(key: 'terrain' | 'climate' | 'activity', name: string): number {
  return active.filter((product) => product[key] === name).length;
}

test('at least 300 products are active and some are not', () => {
  expect(active.length).toBeGreaterThanOrEqual(300);
  expect(PRODUCTS.length - active.length).toBeGreaterThanOrEqual(10);
});

test('every row passes the schema, with an id and a name of its own', () => {
  expect(PRODUCTS.filter((product) => !v.is(productSchema, product))).toEqual([]);
  expect(duplicates(PRODUCTS.map(({ id }) => id))).toEqual([]);
  expect(duplicates(active.map(({ name }) => name))).toEqual([]);
  expect(duplicates(active.map((product) => product.name_de))).toEqual([]);
});

test.each(VOCABULARY_NAMES.terrains)('terrain %j has products', (name) => {
  expect(countOf('terrain', name)).toBeGreaterThanOrEqual(4);
});

test.each(VOCABULARY_NAMES.climates)('climate %j has products', (name) => {
  expect(countOf('climate', name)).toBeGreaterThanOrEqual(7);
});

test.each(VOCABULARY_NAMES.activities)('activity %j has products', (name) => {
  expect(countOf('activity', name)).toBeGreaterThanOrEqual(5);
});

test('products use names of the vocabulary only', () => {
  const known: Record<'terrain' | 'climate' | 'activity', readonly string[]> = {
    terrain: VOCABULARY_NAMES.terrains,
    climate: VOCABULARY_NAMES.climates,
    activity: VOCABULARY_NAMES.activities,
  };
  const strangers = PRODUCTS.filter(
    (product) =>
      !known.terrain.includes(product.terrain) ||
      !known.climate.includes(product.climate) ||
      !known.activity.includes(product.activity),
  );
  expect(strangers.map(({ id }) => id)).toEqual([]);
});

test('texts are whole sentences in two languages', () => {
  const broken = PRODUCTS.filter(
    (product) =>
      !/^[A-Z0-9“].*\.$/u.test(product.description) ||
      !/^[A-ZÄÖÜ0-9„].*\.$/u.test(product.description_de) ||
      product.description === product.description_de ||
      product.name_de === '' ||
      /\s{2}|--/u.test(product.description + product.description_de),
  );
  expect(broken.map(({ id }) => id)).toEqual([]);
});

test('prices and weights are those of things in a bag', () => {
  const odd = PRODUCTS.filter(
    ({ price, weight_g }) => price < 2 || price > 600 || weight_g < 5 || weight_g > 4000,
  );
  expect(odd.map(({ id }) => id)).toEqual([]);
});

test('links are searches over https, with nothing left unencoded', () => {
  const odd = PRODUCTS.filter((product) => {
    const url = new URL(product.affiliate_link);
    return url.protocol !== 'https:' || url.search.length < 4 || /\s/u.test(product.affiliate_link);
  });
  expect(odd.map(({ id }) => id)).toEqual([]);
});

function duplicates(values: readonly string[]): string[] {
  return values.filter((value, index) => values.indexOf(value) !== index);
}
