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
  job: 'winter-boots',
  warmth: -12.5,
  volume: 0.5,
  season: 'winter',
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

test('a product that the text search found counts, whatever its climate is called', async () => {
  rows = [ROW, { ...ROW, id: 'shoes-warming', climates: { name: 'Warming' } }];
  expect((await ask()).map(({ id }) => id)).toEqual(['shoes', 'shoes-warming']);
});

/** A row of the specified columns, and not one more. */
const BARE = {
  id: 7,
  status: 'active',
  terrain_id: 'a1',
  climate_id: 'b2',
  activity_id: 3,
  name: 'Shoes',
  description: null,
  price: null,
  affiliate_link: null,
  terrains: { name: 'Coast' },
  climates: { name: 'Warm' },
  activities: { name: 'Running' },
};

test('a row of the specified columns is a product; what it does not say is unknown', async () => {
  rows = [BARE];
  expect(await ask()).toEqual([
    {
      id: '7',
      name: 'Shoes',
      name_de: 'Shoes',
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
      terrain: 'Coast',
      climate: 'Warm',
      activity: 'Running',
    },
  ]);
});

test.each([7, 'seven', '2f1c9a54-7c1e-4b5e-9a3f-0d6f1c2b3a4d'])('an id may be %j', async (id) => {
  rows = [{ ...BARE, id }];
  expect(await ask()).toMatchObject([{ id: String(id) }]);
});

test.each([
  [{ price: 89.9 }, { price: 89.9 }],
  [{ price: '89.90' }, { price: 89.9 }],
  [{ price: -1 }, { price: null }],
  [{ price: '-1.00' }, { price: null }],
  [{ price: 'NaN' }, { price: null }],
  [{ affiliate_link: 'http://example.org/a?b' }, { affiliate_link: 'https://example.org/a?b' }],
  [{ affiliate_link: 'HTTPS://example.org/' }, { affiliate_link: 'https://example.org/' }],
  [{ affiliate_link: 'javascript:alert(1)' }, { affiliate_link: '' }],
  [{ affiliate_link: '/shop' }, { affiliate_link: '' }],
  [{ description: 'For feet.' }, { description: 'For feet.', description_de: 'For feet.' }],
  [{ name_de: 'Schuhe' }, { name: 'Shoes', name_de: 'Schuhe' }],
  [{ category: 'Footwear' }, { category: 'footwear' }],
  [{ category: 'weapons' }, { category: null }],
  [{ weight_g: '500' }, { weight_g: 500 }],
  [{ weight_g: -1 }, { weight_g: null }],
  [{ quantity: 'per-day' }, { quantity: 'per-day' }],
  [{ quantity: 'some' }, { quantity: 'per-group' }],
  [{ price_checked_on: '2026-11-01' }, { price_checked_on: '2026-11-01' }],
  [{ price_checked_on: '2026-11-01T10:00:00Z' }, { price_checked_on: '2026-11-01' }],
  [{ price_checked_on: '2026-13-41' }, { price_checked_on: null }],
  [{ job: ' Rain-jacket ' }, { job: 'rain-jacket' }],
  [{ job: 'against rain' }, { job: null }],
  [{ job: 7 }, { job: null }],
  [{ warmth: -12 }, { warmth: -12 }],
  [{ warmth: '-12.5' }, { warmth: -12.5 }],
  [{ warmth: 'warm' }, { warmth: null }],
  [{ warmth: -273 }, { warmth: null }],
  [{ volume: '28.5' }, { volume: 28.5 }],
  [{ volume: -1 }, { volume: null }],
  [{ volume: '28 l' }, { volume: null }],
  [{ season: 'Winter' }, { season: 'winter' }],
  [{ season: 'spring' }, { season: null }],
  [{ climates: [{ name: 'Warm' }] }, { climate: 'Warm' }],
])('%j is read as %j', async (columns, expected) => {
  rows = [{ ...BARE, ...columns }];
  expect(await ask()).toMatchObject([expected]);
});

test('rows without a position keep their order, after those with one', async () => {
  rows = [
    { ...BARE, id: 'b' },
    { ...BARE, id: 'a' },
    { ...BARE, id: 'first', position: '1' },
  ];
  expect((await ask()).map(({ id }) => id)).toEqual(['first', 'b', 'a']);
});

test('rows without an id, a name or a link are left out and logged in one line', async () => {
  const log = vi.spyOn(console, 'error').mockImplementation(() => undefined);
  rows = [
    BARE,
    { ...BARE, id: 8, climates: null },
    { ...BARE, id: 9, name: ' ' },
    { ...BARE, id: 10, status: 'inactive' },
    { ...BARE, name: undefined, id: undefined },
    null,
  ];
  expect((await ask()).map(({ id }) => id)).toEqual(['7']);
  expect(log.mock.calls).toEqual([
    [
      'Broken rows of product_details: 8 (climates), 9 (name), 10 (status), ' +
        'one without an id (id, name), one without an id (all of it)',
    ],
  ]);
});

test('entries of a list may have ids of any type; one without a name is left out', async () => {
  const log = vi.spyOn(console, 'error').mockImplementation(() => undefined);
  const terrains = [
    { id: '2f1c9a54-7c1e-4b5e-9a3f-0d6f1c2b3a4d', name: 'Coast' },
    { id: 'city', name: 'City' },
    { id: 3, name: null },
  ];
  lists = { ...LISTS, '/rest/v1/terrains': terrains };
  rows = [BARE];
  const catalogue = createSupabaseCatalogue({ url: service.url, anonKey: 'key' });
  expect((await catalogue.vocabulary()).terrains).toEqual(terrains.slice(0, 2));
  expect(await catalogue.productsFor(QUESTION)).toHaveLength(1);
  expect(log.mock.calls).toEqual([['Broken rows of terrains: 3 (name)']]);
});
