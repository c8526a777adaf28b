import { expect, test } from 'vitest';
import { TravelError } from '#src/domain/errors.ts';
import { createLocalGazetteer } from '#src/providers/geocoder/gazetteer/local-gazetteer.ts';
import { createGazetteerPlaces } from '#src/providers/places/gazetteer-places.ts';
import { placesContract } from '../places.contract.ts';
import { REAL } from '#tests/helpers/real-providers.ts';

const places = createGazetteerPlaces(REAL.gazetteer);

placesContract(() => places);

test('the Matterhorn is near Zermatt, with its height', async () => {
  const query = { kinds: ['peak'], radiusKm: 20, limit: 5 } as const;
  const found = await places.near({ lat: 46.02, lng: 7.75 }, query);
  expect(found).toContainEqual(
    expect.objectContaining({
      names: { en: 'Matterhorn', de: 'Matterhorn' },
      elevation: 4478,
      population: null,
      rank: 0,
    }),
  );
});

test('places have their names in all languages', async () => {
  const query = { kinds: ['lake'], radiusKm: 40, limit: 3 } as const;
  const lakes = await places.near({ lat: 47.6, lng: 9.4 }, query);
  expect(lakes.map(({ names }) => names)).toContainEqual({
    en: 'Lake Constance',
    de: 'Bodensee',
  });
});

test('settlements have a population', async () => {
  const query = { kinds: ['city'], radiusKm: 20, limit: 1 } as const;
  const [munich] = await places.near({ lat: 48.14, lng: 11.58 }, query);
  expect(munich?.names.en).toBe('Munich');
  expect(munich?.population).toBeGreaterThan(1_100_000);
  expect(munich?.population).toBeLessThan(1_500_000);
});

test('places across the date line are found', async () => {
  const query = { kinds: ['town', 'village', 'island'], radiusKm: 150, limit: 9 } as const;
  const found = await places.near({ lat: -16.8, lng: 179.99 }, query);
  expect(found.some(({ lng }) => lng < 0)).toBe(true);
  expect(found.some(({ lng }) => lng > 0)).toBe(true);
});

test('quarters of a city are left out', async () => {
  const query = { kinds: ['town', 'city', 'capital'], radiusKm: 4, limit: 20 } as const;
  const found = await places.near({ lat: 48.8566, lng: 2.3522 }, query);
  expect(found.map(({ names }) => names.en)).not.toContain('Le Marais');
  expect(found[0]?.names.en).toBe('Paris');
});

test('data that cannot be loaded fails as data-missing', async () => {
  const broken = createLocalGazetteer({ bytes: () => Promise.reject(new Error('offline')) });
  const query = { kinds: ['peak'], radiusKm: 4, limit: 2 } as const;
  await expect(createGazetteerPlaces(broken).near({ lat: 0, lng: 0 }, query)).rejects.toThrow(
    TravelError,
  );
});
