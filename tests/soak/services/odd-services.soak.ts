import * as v from 'valibot';
import { afterAll, afterEach, beforeAll, expect, test, vi } from 'vitest';
import { productSchema, vocabularySchema } from '#src/domain/catalogue.ts';
import { TravelError } from '#src/domain/errors.ts';
import { latLngSchema } from '#src/domain/place/location.ts';
import { createSupabaseCatalogue } from '#src/providers/catalogue/supabase/supabase-catalogue.ts';
import { createMapboxGeocoder } from '#src/providers/geocoder/mapbox/mapbox-geocoder.ts';
import { watchBrowser } from '#tests/helpers/watched-browser.ts';
import { startService } from '#tests/services/service.ts';
import type { Service } from '#tests/services/service.ts';
import { ODD_VALUES, withValueAt } from './odd-values.ts';
import { tryAll } from '../trials.ts';
import type { Trial } from '../trials.ts';

let service: Service;
/** The answers to the next requests, by a part of their address. */
let answers: Record<string, unknown> = {};

beforeAll(async () => {
  watchBrowser();
  vi.spyOn(console, 'error').mockImplementation(() => undefined);
  service = await startService({
    answer({ path }) {
      const key = Object.keys(answers).find((part) => path.includes(`/${part}`));
      return { body: JSON.stringify(key === undefined ? [] : answers[key]) ?? '' };
    },
  });
});
afterEach(() => {
  answers = {};
});
afterAll(async () => {
  await service.stop();
  vi.restoreAllMocks();
  vi.unstubAllGlobals();
});

const entry = (id: unknown, name: unknown) => ({ id, name });
const LISTS = {
  terrains: [entry(1, 'Coast')],
  climates: [entry('b', 'Warm')],
  activities: [entry('2f1c9a54-7c1e-4b5e-9a3f-0d6f1c2b3a4d', 'Running')],
};
const QUESTION = { terrains: ['Coast'], climates: ['Warm'], activities: ['Running'] };
/** Every column that is read. */
const ROW = {
  id: 7,
  status: 'active',
  name: 'Shoes',
  name_de: 'Schuhe',
  description: 'For the feet.',
  description_de: 'Für die Füße.',
  price: '89.90',
  affiliate_link: 'http://example.org/shoes',
  category: 'footwear',
  weight_g: 500,
  price_checked_on: '2026-11-01',
  quantity: 'per-traveler',
  position: 1,
  terrains: { name: 'Coast' },
  climates: { name: 'Warm' },
  activities: { name: 'Running' },
};
/** Columns without which a row is no product. */
const NEEDED = new Set(['id', 'status', 'name', 'terrains', 'climates', 'activities']);
const ROW_PARTS = [...Object.keys(ROW), 'terrains.name', 'climates.name', 'activities.name'];

function catalogue() {
  return createSupabaseCatalogue({ url: service.url, anonKey: 'sb_publishable_soak' });
}

function rowTrials(): Trial[] {
  return ROW_PARTS.flatMap((column) =>
    ODD_VALUES.map(([name, odd]) => ({
      name: `${column} is ${name}`,
      async run() {
        const rows = [withValueAt(ROW, column, odd), { ...ROW, id: 'good' }];
        answers = { ...LISTS, product_details: rows };
        const found = await catalogue().productsFor(QUESTION);
        for (const product of found) v.parse(productSchema, product);
        expect(found.map(({ id }) => id)).toContain('good');
        if (!NEEDED.has(column.split('.')[0] ?? '')) expect(found).toHaveLength(2);
        for (const { affiliate_link: link } of found) expect(link).toMatch(/^$|^https:\/\/[^@]+$/u);
      },
    })),
  );
}

function listTrials(): Trial[] {
  return ['id', 'name'].flatMap((column) =>
    ODD_VALUES.map(([name, odd]) => ({
      name: `the ${column} of a terrain is ${name}`,
      async run() {
        const terrains = [withValueAt(entry(2, 'Island'), column, odd), ...LISTS.terrains];
        answers = { ...LISTS, terrains, product_details: [ROW] };
        const own = catalogue();
        const vocabulary = v.parse(vocabularySchema, await own.vocabulary());
        expect(vocabulary.terrains.map((one) => one.name)).toContain('Coast');
        expect(await own.productsFor(QUESTION)).toHaveLength(1);
      },
    })),
  );
}

test('odd rows of a catalogue cost themselves at most', async () => {
  expect.hasAssertions();
  await tryAll('catalogue rows', [...rowTrials(), ...listTrials()]);
});

const SEARCHED = {
  id: 'place.1',
  text: 'Hall',
  place_name: 'Hall, Tyrol, Austria',
  center: [11.5, 47.3],
  context: [{ id: 'region.1', text: 'Tyrol' }],
};
const GOOD = { place_name: 'Oslo, Norway', center: [10.75, 59.91] };
const FEATURE_PARTS = [
  '',
  'id',
  'text',
  'place_name',
  'center',
  'center.0',
  'center.1',
  'context',
  'context.0',
  'context.0.id',
  'context.0.text',
];

function geocoder() {
  return createMapboxGeocoder({
    accessToken: 'pk.soak',
    apiUrl: service.url,
    mode: 'mapbox.places',
  });
}

function searchTrials(): Trial[] {
  return FEATURE_PARTS.flatMap((part) =>
    ODD_VALUES.map(([name, odd]) => ({
      name: `searched, ${part === '' ? 'a feature' : part} is ${name}`,
      async run() {
        answers = { geocoding: { features: [withValueAt(SEARCHED, part, odd), GOOD] } };
        const found = await geocoder().search('x', 'en', null);
        expect(found.map(({ place }) => place)).toContain('Oslo, Norway');
        for (const place of found) {
          v.parse(latLngSchema, place);
          expect(typeof place.name).toBe('string');
          expect(place.place).toContain(place.name);
        }
      },
    })),
  );
}

function nameTrials(): Trial[] {
  return ['', 'features', ...FEATURE_PARTS.map((part) => `features.0.${part}`)].flatMap((part) =>
    ODD_VALUES.map(([name, odd]) => ({
      name: `named, ${part === '' ? 'all' : part} is ${name}`,
      async run() {
        const path = part.replace(/\.$/u, '');
        answers = { geocoding: withValueAt({ features: [SEARCHED] }, path, odd) };
        const outcome = await geocoder()
          .nameAt({ lat: 47.3, lng: 11.5 }, 'en')
          .catch((error: unknown) => error);
        const isSpecified =
          outcome instanceof TravelError && outcome.code === 'geocoding-request-failed';
        if (!isSpecified) expect(typeof outcome).toBe('string');
      },
    })),
  );
}

test('odd geocoding answers give places, names or the specified error', async () => {
  expect.hasAssertions();
  await tryAll('geocoding answers', [...searchTrials(), ...nameTrials()]);
});
