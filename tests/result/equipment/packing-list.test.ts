import { expect, test } from 'vitest';
import type { Equipment, RecommendedProduct } from '#src/domain/recommendation.ts';
import {
  emptyBecause,
  oldestPriceDay,
  packingList,
  packingTotals,
  priceOf,
  withTick,
} from '#src/result/equipment/packing-list.ts';
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

test('the totals count whole quantities, and only what is not there yet costs', () => {
  expect(packingTotals(LIST, ['p2', 'p5'])).toEqual({
    stillToGet: 813.9,
    weight: 6130,
    weightComplete: true,
    have: 2,
    lines: 8,
  });
});

test('ticks of products that are not on this list change nothing', () => {
  expect(packingTotals(LIST, ['elsewhere'])).toEqual(packingTotals(LIST, []));
});

test('an unknown weight makes the sum a lower bound, and all unknown make none', () => {
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

test('a product stands on the list once, and a category with nothing left is not shown', () => {
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

test('two categories of one name are one', () => {
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

test('prices carry no dust of binary cents', () => {
  expect(priceOf(product('a', { price: 19.9, quantity: 3 }))).toBe(59.7);
});

test('a tick is added once and taken away whole', () => {
  expect(withTick(['a'], 'b', true)).toEqual(['a', 'b']);
  expect(withTick(['a', 'b'], 'b', true)).toEqual(['a', 'b']);
  expect(withTick(['a', 'b'], 'a', false)).toEqual(['b']);
});

test('prices are as old as the oldest of them', () => {
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

test('an empty list says whether products could not be read, or none was chosen', () => {
  expect(emptyBecause({ offered: 0 })).toBe('unread');
  expect(emptyBecause({ offered: 1 })).toBe('unchosen');
  expect(emptyBecause({ offered: null })).toBe('unknown');
});
