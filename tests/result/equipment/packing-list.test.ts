import { expect, test } from 'vitest';
import type { Equipment, RecommendedProduct } from '#src/domain/recommendation.ts';
import {
  emptyBecause,
  oldestPriceDay,
  packingList,
  packingTotals,
  priceOf,
} from '#src/result/equipment/packing-list.ts';
import { ownedItem } from '#tests/fixtures/owned.ts';
import { HIGH_COAST_EN } from '#tests/result/high-coast-wordings.ts';

const LIST = packingList(HIGH_COAST_EN.sections.recommendedEquipment);

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

function totalsOf(products: RecommendedProduct[], owned: string[] = []) {
  const gear = owned.map((id) => ownedItem(id));
  return packingTotals(packingList(equipment([{ name: 'A', kind: null, products }])), gear);
}

test('the totals count whole quantities, the price only what is not owned', () => {
  expect(packingTotals(LIST, [ownedItem('p2'), ownedItem('p5')])).toEqual({
    stillToGet: 813.9,
    priceComplete: true,
    weight: 6130,
    weightComplete: true,
    have: 2,
    lines: 8,
  });
});

test('what is owned and not on this list changes nothing', () => {
  expect(packingTotals(LIST, [ownedItem('elsewhere')])).toEqual(packingTotals(LIST, []));
});

test('an unknown weight makes the sum a lower bound; without any weight there is none', () => {
  const some = packingList(
    equipment([
      { name: 'A', kind: null, products: [product('a'), product('b', { weight_g: null })] },
    ]),
  );
  expect(packingTotals(some, [])).toMatchObject({ weight: 100, weightComplete: false });
  const none = packingList(
    equipment([{ name: 'A', kind: null, products: [product('b', { weight_g: null })] }]),
  );
  expect(packingTotals(none, [])).toMatchObject({ weight: null, weightComplete: false });
});

test('an unknown price makes the sum a lower bound; without any price there is none', () => {
  const unpriced = product('b', { price: null });
  expect(priceOf(unpriced)).toBeNull();
  expect(totalsOf([product('a'), unpriced])).toMatchObject({
    stillToGet: 10,
    priceComplete: false,
  });
  expect(totalsOf([unpriced])).toMatchObject({ stillToGet: null, priceComplete: false });
  expect(totalsOf([unpriced], ['b'])).toMatchObject({ stillToGet: 0, priceComplete: true });
});

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
  expect(list.map(({ key }) => key)).toEqual(['Clothing', 'Rain']);
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
  expect(oldestPriceDay(list)).toBe('2026-03-01');
  expect(oldestPriceDay([])).toBeNull();
});

test('the reason for an empty list: products unreadable, or none chosen', () => {
  expect(emptyBecause({ offered: 0 })).toBe('unread');
  expect(emptyBecause({ offered: 1 })).toBe('unchosen');
  expect(emptyBecause({ offered: null })).toBe('unknown');
});
