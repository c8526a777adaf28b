import * as v from 'valibot';
import { expect, test } from 'vitest';
import { countryFactsSchema } from '#src/domain/place/country-facts.ts';
import { TravelError } from '#src/domain/errors.ts';
import { createPackCountries } from '#src/providers/facts/pack-countries.ts';
import { decodePlaces } from '#src/providers/geocoder/gazetteer/decode-places.ts';
import { GAZETTEER_FILES } from '#src/providers/geocoder/gazetteer/gazetteer-format.ts';
import { createFileDataPack } from '#tests/helpers/file-data-pack.ts';
import { REAL } from '#tests/helpers/real-providers.ts';
import { countriesContract } from '../countries.contract.ts';
import { KNOWN_COUNTRIES } from './known-countries.ts';

const pack = createFileDataPack();
const countries = createPackCountries(pack, REAL.gazetteer);

countriesContract(() => countries);

test.each(KNOWN_COUNTRIES)(
  'the facts of %s',
  async (_, lat, lng, code, currency, language, plugs, volts, numbers, drives) => {
    const facts = await countries.at({ lat, lng });
    expect(facts).toMatchObject({ code, plugs: Array.from(plugs), volts: [volts], drives });
    expect(facts?.currencies[0]).toBe(currency);
    expect(facts?.languages[0]).toBe(language);
    expect(facts?.emergency.map(({ number }) => number)).toEqual(numbers);
  },
);

test('every country of the gazetteer has facts without empty texts', async () => {
  for (const { code, facts } of await factsOfAll()) {
    expect(v.parse(countryFactsSchema, facts).code).toBe(code);
  }
});

test.each(['en-GB', 'de-DE'])('all currencies and languages have names in %s', async (locale) => {
  const languages = new Intl.DisplayNames(locale, { type: 'language', fallback: 'none' });
  const currencies = new Intl.DisplayNames(locale, { type: 'currency', fallback: 'none' });
  const all = await factsOfAll();
  const tags = all.flatMap(({ facts }) => facts?.languages ?? []);
  const moneys = all.flatMap(({ facts }) => facts?.currencies ?? []);
  expect(tags.filter((tag) => languages.of(tag) === undefined)).toEqual([]);
  expect(moneys.filter((money) => currencies.of(money) === undefined)).toEqual([]);
});

test.each([
  ['Kyrenia', 35.34, 33.32],
  ['Famagusta', 35.12, 33.94],
  ['Tiraspol', 46.84, 29.64],
  ['Sukhumi', 43, 41.02],
  ['Tskhinvali', 42.23, 43.96],
  ['Yalta', 44.5, 34.17],
])('%s, administered differently, has no facts', async (_, lat, lng) => {
  expect(await countries.at({ lat, lng })).toBeNull();
});

test.each([
  ['the sound off the High Coast', 63.13, 18.64, 'SE'],
  ['the sea between Split and Brač', 43.44, 16.48, 'HR'],
])('%s, off the shore, has the facts of its country', async (_, lat, lng, code) => {
  expect(await countries.at({ lat, lng })).toMatchObject({ code });
});

test.each([
  ['the middle of the Øresund', 55.95, 12.68],
  ['the middle of the Baltic', 58.5, 19.8],
])('%s has no facts', async (_, lat, lng) => {
  expect(await countries.at({ lat, lng })).toBeNull();
});

test.each([
  ['Larnaca', 34.92, 33.63, 'CY'],
  ['Chișinău', 47.01, 28.86, 'MD'],
  ['Batumi', 41.65, 41.64, 'GE'],
  ['Zugdidi', 42.51, 41.87, 'GE'],
  ['Gudauri', 42.48, 44.48, 'GE'],
  ['Odesa', 46.48, 30.73, 'UA'],
  ['Kharkiv', 49.99, 36.23, 'UA'],
])('%s, near such an area, has its facts', async (_, lat, lng, code) => {
  expect((await countries.at({ lat, lng }))?.code).toBe(code);
});

test.each([
  ['Malé', 4.175, 73.509, 'MV'],
  ['Monaco', 43.733, 7.42, 'MC'],
  ['Vatican City', 41.903, 12.453, 'VA'],
  ['Funafuti', -8.52, 179.2, 'TV'],
  ['the harbour of Bergen', 60.395, 5.31, 'NO'],
])('%s, too small for the outlines, has its facts', async (_, lat, lng, code) => {
  expect((await countries.at({ lat, lng }))?.code).toBe(code);
});

test('missing or invalid data is a TravelError', async () => {
  const nameless = new TextEncoder().encode('[{"code":""}]');
  const broken = createPackCountries(
    { bytes: async () => nameless },
    { countryAt: async () => 'CH' },
  );
  await expect(broken.at(ORIGIN)).rejects.toBeInstanceOf(TravelError);
});

const ORIGIN = { lat: 0, lng: 0 };

async function factsOfAll() {
  const { countries: known } = decodePlaces(await pack.bytes(GAZETTEER_FILES.places));
  return Promise.all(
    known.map(async ({ code }) => {
      const facts = await createPackCountries(pack, { countryAt: async () => code }).at(ORIGIN);
      return { code, facts };
    }),
  );
}
