import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { createMapboxGeocoder } from '#src/providers/geocoder/mapbox/mapbox-geocoder.ts';
import { startMapboxService } from '#tests/services/mapbox-service.ts';
import type { Service } from '#tests/services/service.ts';
import { geocoderContract } from '../../geocoder.contract.ts';

const TOKEN = 'pk.test-token';
const INNSBRUCK = { lat: 47.2627, lng: 11.3945 };
const OCEAN = { lat: -48.8767, lng: -123.3933 };

let service: Service;

beforeAll(async () => {
  service = await startMapboxService();
});
afterAll(() => service.stop());
beforeEach(() => {
  service.requests.length = 0;
});

function create(mode: 'mapbox.places' | 'mapbox.places-permanent' = 'mapbox.places') {
  return createMapboxGeocoder({ accessToken: TOKEN, apiUrl: service.url, mode });
}

const paths = () => service.requests.map(({ method, path }) => `${method} ${path}`);

/** The next response has these features. */
function answerWith(...features: unknown[]): void {
  service.fail({ kind: 'answer', status: 200, body: JSON.stringify({ features }) });
}

geocoderContract(() => create());

describe('requests', () => {
  test('naming requests longitude and latitude, with token and language', async () => {
    await create().nameAt(INNSBRUCK, 'en');
    await create('mapbox.places-permanent').nameAt(INNSBRUCK, 'de');
    expect(paths()).toEqual([
      `GET /geocoding/v5/mapbox.places/11.3945,47.2627.json?access_token=${TOKEN}&language=en`,
      `GET /geocoding/v5/mapbox.places-permanent/11.3945,47.2627.json?access_token=${TOKEN}&language=de`,
    ]);
  });

  test('searching requests the encoded text with the same two parameters only', async () => {
    await create().search('Bad Tölz', 'de', INNSBRUCK);
    expect(paths()).toEqual([
      `GET /geocoding/v5/mapbox.places/Bad%20T%C3%B6lz.json?access_token=${TOKEN}&language=de`,
    ]);
  });

  test.each([
    ['a/b', 'a%2Fb'],
    ['100%', '100%25'],
    ['where?', 'where%3F'],
    ['A#1', 'A%231'],
    ['%2e%2e', '%252e%252e'],
    ['..', '..'],
    ['🏔️', '%F0%9F%8F%94%EF%B8%8F'],
    ['Åre', '%C3%85re'],
    ['a;b;', 'a%20b'],
    ['half \ud83c', 'half'],
  ])('%j arrives as %s', async (text, encoded) => {
    await create().search(text, 'en', null);
    expect(service.requests[0]?.path.split('?')[0]).toBe(
      `/geocoding/v5/mapbox.places/${encoded}.json`,
    );
  });

  test('a text is cut to 20 words and 256 characters, never within a surrogate pair', async () => {
    await create().search('word '.repeat(30), 'en', null);
    await create().search(`${'x'.repeat(255)}🏔`, 'en', null);
    const sent = service.requests.map(({ path }) =>
      decodeURIComponent(path.split('/').at(-1)?.split('.json')[0] ?? ''),
    );
    expect(sent).toEqual(['word '.repeat(20).trim(), 'x'.repeat(255)]);
  });

  test.each(['', '  \n', ';', ' ; ;'])('%j sends no request', async (text) => {
    await expect(create().search(text, 'en', null)).resolves.toEqual([]);
    expect(paths()).toEqual([]);
  });

  test('numbers are written without exponents', async () => {
    await create().nameAt({ lat: 1e-7, lng: -1e-7 }, 'en');
    await create().nameAt({ lat: -0.000001, lng: 179.12345678 }, 'en');
    const points = service.requests.map(({ path }) => path.split('/')[4]?.split('.json')[0]);
    expect(points).toEqual(['0,0', '179.123457,-0.000001']);
  });
});

describe('responses', () => {
  test('no features give an empty name', async () => {
    await expect(create().nameAt(OCEAN, 'en')).resolves.toBe('');
  });

  test('the name is the first feature and its region and country, each once', async () => {
    answerWith({
      id: 'place.1',
      text: 'Berlin',
      context: [
        { id: 'postcode.1', text: '10115' },
        { id: 'region.1', text: 'Berlin' },
        { id: 'country.1', text: 'Germany' },
      ],
    });
    await expect(create().nameAt(INNSBRUCK, 'en')).resolves.toBe('Berlin, Germany');
    answerWith({ id: 'country.1', text: 'Germany' }, { id: 'country.2', text: 'Austria' });
    await expect(create().nameAt(INNSBRUCK, 'en')).resolves.toBe('Germany');
  });

  test('invalid features and invalid context entries are dropped', async () => {
    answerWith(
      null,
      { text: 7 },
      { text: 'Hall', context: [null, { id: 'country.1', text: 'AT' }] },
    );
    await expect(create().nameAt(INNSBRUCK, 'en')).resolves.toBe('Hall, AT');
    const good = { id: 'poi.1', text: 'Hut', place_name: 'Hut, Alps', center: [11, 47] };
    answerWith({ ...good, center: [181, 0] }, { ...good, center: ['11', '47'] }, good, 'x');
    const found = await create().search('hut', 'en', null);
    expect(found).toEqual([
      {
        lat: 47,
        lng: 11,
        place: 'Hut, Alps',
        name: 'Hut',
        context: 'Alps',
        kind: null,
        elevation: null,
      },
    ]);
  });

  test('features of the specified parts only are places and names', async () => {
    answerWith(
      { place_name: 'Hall, Tyrol, Austria', center: [11.5, 47.3] },
      { place_name: 'Oslo', center: [10.75, 59.9], text: null, id: null },
      { place_name: 'Oslo', center: [10.75, 59.9] },
    );
    const unknown = { kind: null, elevation: null };
    await expect(create().search('x', 'en', null)).resolves.toEqual([
      {
        lat: 47.3,
        lng: 11.5,
        place: 'Hall, Tyrol, Austria',
        name: 'Hall',
        context: 'Tyrol, Austria',
        ...unknown,
      },
      { lat: 59.9, lng: 10.75, place: 'Oslo', name: 'Oslo', context: '', ...unknown },
    ]);
    answerWith({ text: 'Hall', context: [{ id: 'region.1', text: 'Tyrol' }] });
    await expect(create().nameAt(INNSBRUCK, 'en')).resolves.toBe('Hall, Tyrol');
    answerWith({ text: 'Austria', context: null });
    await expect(create().nameAt(INNSBRUCK, 'en')).resolves.toBe('Austria');
    answerWith({ place_name: 'Hall, Austria', center: [11.5, 47.3] });
    await expect(create().nameAt(INNSBRUCK, 'en')).resolves.toBe('Hall, Austria');
  });

  test('name and context of a found place add up to its place_name', async () => {
    const feature = { id: 'address.1', center: [11, 47], text: 'Hauptstraße' };
    answerWith(
      { ...feature, place_name: 'Hauptstraße 5, 6020 Innsbruck, Austria' },
      { ...feature, text: 'Sea, the Great', place_name: 'Sea, the Great, Erewhon' },
      { ...feature, text: 'Austria', place_name: 'Austria' },
    );
    const found = await create().search('x', 'de', null);
    expect(found.map(({ name, context }) => [name, context])).toEqual([
      ['Hauptstraße 5', '6020 Innsbruck, Austria'],
      ['Sea, the Great', 'Erewhon'],
      ['Austria', ''],
    ]);
  });

  test.each([
    ['country.1', 'country'],
    ['region.7', 'region'],
    ['place.3', 'town'],
    ['locality.3', 'village'],
    ['poi.3', null],
    ['', null],
  ])('the id %j is of the kind %j', async (id, kind) => {
    answerWith({ id, text: 'A', place_name: 'A', center: [1, 2] });
    await expect(create().search('a', 'en', null)).resolves.toMatchObject([{ kind }]);
  });

  test('typed coordinates are named as a point, since Mapbox would swap them', async () => {
    const [found] = await create().search('47.2627, 11.3945', 'en', null);
    expect(found).toMatchObject({ ...INNSBRUCK, place: 'Innsbruck, Tyrol, Austria' });
    expect(paths()[0]).toContain('/11.3945,47.2627.json');
  });
});
