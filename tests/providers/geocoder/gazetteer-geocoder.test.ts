import { expect, test } from 'vitest';
import { isAbort, TravelError } from '#src/domain/errors.ts';
import { createGazetteerGeocoder } from '#src/providers/geocoder/gazetteer-geocoder.ts';
import { createLocalGazetteer } from '#src/providers/geocoder/gazetteer/local-gazetteer.ts';
import { createFileDataPack } from '#tests/helpers/file-data-pack.ts';
import { REAL } from '#tests/helpers/real-providers.ts';
import { geocoderContract } from '../geocoder.contract.ts';

const gazetteer = REAL.gazetteer;

geocoderContract(() => createGazetteerGeocoder(gazetteer));

test('a newer search makes the older one reject with an AbortError', async () => {
  const geocoder = createGazetteerGeocoder(REAL.gazetteer);
  const older = geocoder.search('Innsb', 'en', null);
  const newer = geocoder.search('Innsbr', 'en', null);
  await expect(older).rejects.toSatisfy(isAbort);
  await expect(newer).resolves.toContainEqual(expect.objectContaining({ name: 'Innsbruck' }));
});

test.each([
  ['32U 691831 5337164', '48.1588° N, 11.5796° E'],
  ['https://map.geo.admin.ch/?E=2600000&N=1200000', '46.9511° N, 7.4386° E'],
  [
    'https://www.google.com/maps/place/X/data=!4m2!3m1!1s0x89c25090129c363d:0x40c6a5770d25022b',
    'About here: 40.7° N, 74.04° W',
  ],
])('%s is the one row %s', async (text, name) => {
  const found = await gazetteer.search(text, 'en', null);
  expect(found.map((place) => place.name)).toEqual([name]);
});

test('a link that only names a place is a search for that name', async () => {
  const link = 'https://www.google.com/maps/dir/Munich/Innsbruck/';
  const [linked, named] = await Promise.all([
    gazetteer.search(link, 'en', null),
    gazetteer.search('Innsbruck', 'en', null),
  ]);
  expect(linked).toEqual(named);
  expect(linked[0]?.name).toBe('Innsbruck');
  expect(await gazetteer.search('https://www.instagram.com/p/Innsbruck/', 'en', null)).toEqual([]);
});

test('clearing the text aborts the search under way', async () => {
  const geocoder = createGazetteerGeocoder(REAL.gazetteer);
  const older = geocoder.search('Innsb', 'en', null);
  await expect(geocoder.search(' ', 'en', null)).resolves.toEqual([]);
  await expect(older).rejects.toSatisfy(isAbort);
});

test('searches with their own signals do not abort each other', async () => {
  const geocoder = createGazetteerGeocoder(REAL.gazetteer);
  const [one, two] = await Promise.all([
    geocoder.search('Innsbruck', 'en', null, new AbortController().signal),
    geocoder.search('Salzburg', 'en', null, new AbortController().signal),
  ]);
  expect([one[0]?.name, two[0]?.name]).toEqual(['Innsbruck', 'Salzburg']);
});

test('an abort while the data loads rejects with an AbortError', async () => {
  const geocoder = createGazetteerGeocoder(REAL.gazetteer);
  const controller = new AbortController();
  const asked = geocoder.search('Innsbruck', 'en', null, controller.signal);
  controller.abort();
  await expect(asked).rejects.toSatisfy(isAbort);
});

test('a failed search and a failed naming have their own error codes', async () => {
  const broken = createLocalGazetteer({ bytes: () => Promise.reject(new Error('offline')) });
  const geocoder = createGazetteerGeocoder(broken);
  await expect(geocoder.search('Innsbruck', 'en', null)).rejects.toThrow(
    new TravelError('geocoding-failed'),
  );
  await expect(geocoder.nameAt({ lat: 0, lng: 0 }, 'en')).rejects.toThrow(
    new TravelError('geocoding-request-failed'),
  );
});

test('the next request retries data that could not be loaded', async () => {
  const pack = createFileDataPack();
  let asked = 0;
  const flaky = createLocalGazetteer({
    bytes: (name) => {
      asked += 1;
      return asked === 1 ? Promise.reject(new Error('offline')) : pack.bytes(name);
    },
  });
  const geocoder = createGazetteerGeocoder(flaky);
  await expect(geocoder.search('Innsbruck', 'en', null)).rejects.toThrow('Geocoding failed');
  await expect(geocoder.search('Innsbruck', 'en', null)).resolves.not.toHaveLength(0);
});
