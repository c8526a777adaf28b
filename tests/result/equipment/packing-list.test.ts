import { expect, test } from 'vitest';
import type { Equipment, RecommendedProduct } from '#src/domain/trip/recommendation.ts';
import {
  emptyBecause,
  linesOf,
  oldestPriceDay,
  priceOf,
  sourcesOf,
  weightOf,
  weightOfAll,
} from '#src/result/equipment/packing-list.ts';
import { ownedItem } from '#tests/fixtures/owned.ts';
import { packingList } from '#tests/helpers/packing-list.ts';

function product(id: string, changes: Partial<RecommendedProduct> = {}): RecommendedProduct {
  return {
    id,
    name: `Product ${id}`,
    description: '',
    price: 10,
    affiliate_link: 'https://shop.example/',
    reason: '',
    quantity: 1,
    weight_g: 100,
    price_checked_on: null,
    ...changes,
  };
}

function equipment(categories: Equipment['categories']): Equipment {
  return { title: '', summary: '', categories, offered: null };
}

test('a product is listed once, and an empty category is not shown', () => {
  const list = packingList(
    equipment([
      { name: 'Clothing', kind: 'clothing', products: [product('a'), product('a')] },
      { name: 'Again', kind: null, products: [product('a')] },
      { name: 'Empty', kind: null, products: [] },
    ]),
  );
  expect(list.map(({ name }) => name)).toEqual(['Clothing']);
  expect(list[0]?.products.map(({ id }) => id)).toEqual(['a']);
});

test('categories of the same name are merged', () => {
  const source = equipment([
    { name: 'Clothing', kind: 'clothing', products: [product('a')] },
    { name: 'Rain', kind: 'rain', products: [product('b')] },
    { name: 'Clothing', kind: 'clothing', products: [product('c')] },
  ]);
  const list = packingList(source);
  expect(list.map(({ name }) => name)).toEqual(['Clothing', 'Rain']);
  expect(list[0]?.products.map(({ id }) => id)).toEqual(['a', 'c']);
  expect(source.categories[0]?.products).toHaveLength(1);
});

test('prices have no floating-point error', () => {
  expect(priceOf(product('a', { price: 19.9, quantity: 3 }))).toBe(59.7);
});

test('the date of the prices is the oldest one', () => {
  const list = packingList(
    equipment([
      {
        name: 'A',
        kind: null,
        products: [
          product('a', { price_checked_on: '2026-11-04' }),
          product('b', { price_checked_on: '2026-03-01' }),
          product('c'),
        ],
      },
    ]),
  );
  expect(oldestPriceDay(linesOf(list))).toBe('2026-03-01');
  expect(oldestPriceDay([])).toBeNull();
});

test('the reason for an empty list: products unreadable, or none chosen', () => {
  expect(emptyBecause({ offered: 0 })).toBe('unread');
  expect(emptyBecause({ offered: 1 })).toBe('unchosen');
  expect(emptyBecause({ offered: null })).toBe('unknown');
});

test('a category of both lists is in each; one of an older trip is for the trip', () => {
  const list = packingList(
    equipment([
      { name: 'Clothing', kind: 'clothing', part: 'have', products: [product('socks')] },
      { name: 'Clothing', kind: 'clothing', part: 'trip', products: [product('gloves')] },
      { name: 'Clothing', kind: 'clothing', products: [product('hat')] },
    ]),
  );
  expect(list.map(({ part, products }) => [part, products.map(({ id }) => id)])).toEqual([
    ['have', ['socks']],
    ['trip', ['gloves', 'hat']],
  ]);
});

test('of a line is known what the traveller said, else where it is got, else nothing', () => {
  const lines = [
    product('tent'),
    product('stove'),
    product('skis', { obtain: 'hire-there' }),
    product('gas', { obtain: 'buy-there' }),
    product('own-skis', { obtain: 'hire-there' }),
    product('kids-jacket', { obtain: 'borrow' }),
  ];
  const gear = [ownedItem('own-skis'), ownedItem('stove', { lacking: true })];
  expect([...sourcesOf(lines, gear).values()]).toEqual([
    'unsaid',
    'lacking',
    'hire-there',
    'buy-there',
    'owned',
    'borrow',
  ]);
});

test('what is hired at the place weighs nothing in the luggage', () => {
  const skis = product('skis', { weight_g: 4000, quantity: 2, obtain: 'hire-there' });
  expect(weightOf(skis, 'hire-there')).toBeNull();
  expect(weightOf(skis, 'owned')).toBe(8000);
  const lines = [skis, product('gloves', { weight_g: 90 })];
  expect(weightOfAll(lines, sourcesOf(lines, []))).toBe(90);
  expect(weightOfAll([skis], sourcesOf([skis], []))).toBeNull();
});
