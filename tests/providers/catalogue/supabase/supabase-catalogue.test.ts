import { assert, asyncProperty, record, subarray } from 'fast-check';
import { afterEach, beforeEach, describe, expect, inject, test, vi } from 'vitest';
import { VOCABULARY_NAMES } from '#data/catalogue/vocabulary.ts';
import { GENERAL } from '#src/domain/catalogue.ts';
import type { Analysis } from '#src/domain/trip/recommendation.ts';
import { createBundledCatalogue } from '#src/providers/catalogue/bundled-catalogue.ts';
import { createSupabaseCatalogue } from '#src/providers/catalogue/supabase/supabase-catalogue.ts';
import { IS_SOAK } from '#tests/helpers/soak.ts';
import { ODD_NAMES, ODD_PRODUCTS } from '#tests/fixtures/names/odd-names.ts';
import { createFileDataPack } from '#tests/helpers/file-data-pack.ts';
import { watchBrowser } from '#tests/helpers/watched-browser.ts';
import type { Service } from '#tests/services/service.ts';
import { DATABASE_MS, startSupabaseProxy } from '#tests/services/supabase-service.ts';
import { SUPABASE_KEY } from '#tests/services/supabase-wire.ts';
import { catalogueContract } from '../../catalogue.contract.ts';

/** Time limit for the random queries. */
const RANDOM_MS = IS_SOAK ? 20_000 : 500;

const GENERAL_ONLY = {
  terrains: [GENERAL.terrain],
  climates: [GENERAL.climate],
  activities: [GENERAL.activity],
};
const ALL: Analysis = {
  terrains: [...VOCABULARY_NAMES.terrains],
  climates: [...VOCABULARY_NAMES.climates],
  activities: [...VOCABULARY_NAMES.activities],
};

let service: Service;
let used: string[];

beforeEach(async () => {
  used = watchBrowser();
  service = await startSupabaseProxy(inject('supabaseUrl'));
}, DATABASE_MS);

afterEach(async () => {
  await service.stop();
  vi.unstubAllGlobals();
  vi.restoreAllMocks();
});

function create(url = service.url) {
  return createSupabaseCatalogue({ url, anonKey: SUPABASE_KEY });
}

/** Path and decoded query of the request. */
function asked(): string[] {
  return service.requests.map(({ path }) => decodeURIComponent(path.replaceAll('+', ' ')));
}

catalogueContract(() => create());

describe('requests', () => {
  test('the three lists are read in parallel, id and name of each', async () => {
    service.failAlways({ kind: 'silence' });
    const abort = new AbortController();
    const vocabulary = create().vocabulary(abort.signal);
    await service.arrived(3);
    abort.abort();
    await expect(vocabulary).rejects.toMatchObject({ name: 'AbortError' });
    expect(asked().toSorted()).toEqual([
      '/rest/v1/activities?select=id,name',
      '/rest/v1/climates?select=id,name',
      '/rest/v1/terrains?select=id,name',
    ]);
  });

  test('the products are read in one request, as specified', async () => {
    const catalogue = create();
    await catalogue.vocabulary();
    await catalogue.productsFor({
      terrains: [GENERAL.terrain, 'Lakes and rivers'],
      climates: [GENERAL.climate, 'Hot and dry'],
      activities: [GENERAL.activity, 'Hiking'],
    });
    const [path, query] = (asked()[3] ?? '').split('?');
    expect(path).toBe('/rest/v1/product_details');
    expect(query?.split('&')).toEqual([
      'select=*,terrains!inner(name),activities!inner(name),climates!inner(name)',
      'status=eq.active',
      'terrains.name=in.("Any terrain","Lakes and rivers")',
      'activities.name=in.("Everyday travel","Hiking")',
      "climates.name=fts.'All climates' | 'Hot and dry'",
    ]);
    expect(service.requests).toHaveLength(4);
  });

  test('each is a GET with the public key', async () => {
    await create().productsFor(GENERAL_ONLY);
    expect(service.requests).toHaveLength(4);
    for (const { method, headers } of service.requests) {
      expect([method, headers['apikey'], headers.authorization]).toEqual([
        'GET',
        SUPABASE_KEY,
        `Bearer ${SUPABASE_KEY}`,
      ]);
    }
  });

  test('no socket is opened and nothing is stored', async () => {
    await create().productsFor(GENERAL_ONLY);
    expect(used).toEqual([]);
  });

  test('without a match in one of the lists no request is sent', async () => {
    const catalogue = create();
    await catalogue.vocabulary();
    expect(await catalogue.productsFor({ ...GENERAL_ONLY, climates: ['Vacuum'] })).toEqual([]);
    expect(await catalogue.productsFor({ ...GENERAL_ONLY, terrains: [''] })).toEqual([]);
    expect(await catalogue.productsFor({ ...GENERAL_ONLY, activities: [] })).toEqual([]);
    expect(service.requests).toHaveLength(3);
  });
});

describe('responses', () => {
  test('the vocabulary is the bundled one, then additions of the database', async () => {
    const bundled = await createBundledCatalogue(createFileDataPack()).vocabulary();
    const { terrains, climates, activities } = await create().vocabulary();
    for (const [list, first] of [
      [terrains, bundled.terrains],
      [climates, bundled.climates],
      [activities, bundled.activities],
    ] as const) {
      expect(list.slice(0, first.length)).toEqual(first);
      expect(list.slice(first.length).map(({ name }) => name)).toEqual(ODD_NAMES);
    }
  });

  test('every query gets the products of the bundled catalogue in its order', async () => {
    const bundled = createBundledCatalogue(createFileDataPack());
    const remote = create(inject('supabaseUrl'));
    const compare = async (question: Analysis) => {
      expect(await remote.productsFor(question)).toEqual(await bundled.productsFor(question));
    };
    expect((await remote.productsFor(ALL)).length).toBeGreaterThan(500);
    await compare(ALL);
    for (const list of ['terrains', 'climates', 'activities'] as const) {
      for (const name of IS_SOAK ? ALL[list] : ALL[list].slice(0, 4)) {
        await compare({ ...ALL, [list]: [name] });
        await compare({ ...GENERAL_ONLY, [list]: [...GENERAL_ONLY[list], name] });
      }
    }
    const some = record({
      terrains: subarray(ALL.terrains),
      climates: subarray(ALL.climates),
      activities: subarray(ALL.activities),
    });
    const end = performance.now() + RANDOM_MS;
    const compareInTime = async (question: Analysis) => {
      if (performance.now() < end) await compare(question);
    };
    await assert(asyncProperty(some, compareInTime), { numRuns: 1000 });
  }, 60_000);

  test('names match in any case, with blanks around, and only once', async () => {
    const catalogue = create();
    const loose = {
      terrains: ['any TERRAIN', ' mountains ', 'Mountains', 'Moon'],
      climates: ['ALL CLIMATES', 'cool'],
      activities: ['everyday travel', 'hIKING', 'Golf'],
    };
    const exact = {
      terrains: ['Any terrain', 'Mountains'],
      climates: ['All climates', 'Cool'],
      activities: ['Everyday travel', 'Hiking'],
    };
    const products = await catalogue.productsFor(exact);
    expect(products.length).toBeGreaterThan(40);
    expect(await catalogue.productsFor(loose)).toEqual(products);
    expect(asked()[4]).toBe(asked()[3]);
  });

  test.each(ODD_PRODUCTS)('the list entry $name finds its product', async (product) => {
    const { terrain, climate, activity } = product;
    const question = { terrains: [terrain], climates: [climate], activities: [activity] };
    expect(await create().productsFor(question)).toEqual([product]);
  });

  test('odd names find their products together with others', async () => {
    const odd = { terrains: [...ODD_NAMES], climates: [...ODD_NAMES], activities: [...ODD_NAMES] };
    const both = {
      terrains: [...odd.terrains, ...ALL.terrains],
      climates: [...odd.climates, ...ALL.climates],
      activities: [...odd.activities, ...ALL.activities],
    };
    const catalogue = create();
    expect(await catalogue.productsFor(odd)).toEqual(ODD_PRODUCTS);
    const count = (await catalogue.productsFor(ALL)).length + ODD_PRODUCTS.length;
    expect(await catalogue.productsFor(both)).toHaveLength(count);
  });
});
