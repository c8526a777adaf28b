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
