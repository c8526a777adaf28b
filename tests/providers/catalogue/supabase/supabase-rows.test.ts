import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { createSupabaseCatalogue } from '#src/providers/catalogue/supabase/supabase-catalogue.ts';
import { watchBrowser } from '#tests/helpers/watched-browser.ts';
import { startService } from '#tests/services/service.ts';
import type { Service } from '#tests/services/service.ts';

const LISTS: Record<string, unknown> = {
  '/rest/v1/terrains': [{ id: 1, name: 'Coast' }],
  '/rest/v1/climates': [
    { id: 2, name: 'Warm' },
    { id: 1, name: 'Warming' },
  ],
  '/rest/v1/activities': [{ id: 1, name: 'Running' }],
};
const QUESTION = { terrains: ['Coast'], climates: ['Warm'], activities: ['Running'] };
const ROW = {
  id: 'shoes',
  status: 'active',
  position: 1,
  terrain_id: 1,
  climate_id: 2,
  activity_id: 1,
  name: 'Shoes',
  name_de: 'Schuhe',
  description: 'For the feet.',
  description_de: 'Für die Füße.',
  category: 'footwear',
  price: 89.9,
  price_checked_on: '2026-11-01',
  affiliate_link: 'https://example.org/shoes',
  weight_g: 500,
  quantity: 'per-traveler',
  terrains: { name: 'Coast' },
  climates: { name: 'Warm' },
  activities: { name: 'Running' },
};

let service: Service;
let lists: typeof LISTS;
let rows: unknown[];

beforeEach(async () => {
  watchBrowser();
  lists = LISTS;
  service = await startService({
    answer: ({ path }) => ({ body: JSON.stringify(lists[path.split('?')[0] ?? ''] ?? rows) }),
  });
});

afterEach(async () => {
  await service.stop();
  vi.unstubAllGlobals();
  vi.restoreAllMocks();
});

function ask() {
  return createSupabaseCatalogue({ url: service.url, anonKey: 'key' }).productsFor(QUESTION);
}

test('a row becomes a product with the names of its three entries', async () => {
  rows = [ROW];
  const { position, terrain_id, climate_id, activity_id, ...columns } = ROW;
  const { terrains, climates, activities, ...own } = columns;
  expect([position, terrain_id, climate_id, activity_id]).toEqual([1, 1, 2, 1]);
  expect(await ask()).toEqual([
    { ...own, terrain: terrains.name, climate: climates.name, activity: activities.name },
  ]);
});

test.each([
  [89.9, 89.9],
  ['89.90', 89.9],
  ['0.00', 0],
  [0, 0],
])('a price sent as %j is %j euro', async (price, euro) => {
  rows = [{ ...ROW, price }];
  expect(await ask()).toMatchObject([{ price: euro }]);
});

test('products are sorted by position', async () => {
  rows = [
    { ...ROW, id: 'shoes-3', position: 3 },
    { ...ROW, id: 'shoes-1', position: 1 },
    { ...ROW, id: 'shoes-2', position: 2 },
  ];
  expect((await ask()).map(({ id }) => id)).toEqual(['shoes-1', 'shoes-2', 'shoes-3']);
});

test('a product of a climate with a similar name is left out', async () => {
  rows = [ROW, { ...ROW, id: 'shoes-warming', climates: { name: 'Warming' } }];
  expect((await ask()).map(({ id }) => id)).toEqual(['shoes']);
});

test('invalid rows are left out and logged in one line', async () => {
  const log = vi.spyOn(console, 'error').mockImplementation(() => undefined);
  rows = [
    { ...ROW, id: 'link', affiliate_link: 'http://example.org' },
    { ...ROW, id: 'script', affiliate_link: 'javascript:alert(1)' },
    { ...ROW, id: 'price', price: -1 },
    { ...ROW, id: 'text-price', price: '-1.00' },
    { ...ROW, id: 'no-number', price: 'NaN' },
    { ...ROW, id: 'no-price', price: null },
    ROW,
    { ...ROW, id: 'category', category: 'weapons' },
    { ...ROW, id: 7, climates: null },
    { ...ROW, name: undefined, id: undefined },
    null,
  ];
  expect((await ask()).map(({ id }) => id)).toEqual(['shoes']);
  expect(log.mock.calls).toEqual([
    [
      'Broken rows of product_details: link (affiliate_link), script (affiliate_link), ' +
        'price (price), text-price (price), no-number (price), no-price (price), ' +
        'category (category), 7 (id, climates), one without an id (id, name), ' +
        'one without an id (all of it)',
    ],
  ]);
});

test('an invalid entry of a list is left out', async () => {
  const log = vi.spyOn(console, 'error').mockImplementation(() => undefined);
  lists = {
    ...LISTS,
    '/rest/v1/terrains': [
      { id: '1', name: 'City' },
      { id: 2, name: 'Coast' },
    ],
  };
  rows = [ROW];
  expect((await ask()).map(({ id }) => id)).toEqual(['shoes']);
  expect(log.mock.calls).toEqual([['Broken rows of terrains: 1 (id)']]);
});
