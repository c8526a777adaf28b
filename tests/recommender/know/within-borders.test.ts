import { expect, test } from 'vitest';
import type { LatLng } from '#src/domain/place/location.ts';
import { surroundingsOf } from '#src/recommender/know/surroundings.ts';
import type { Home } from '#src/recommender/know/within-borders.ts';
import { REAL } from '#tests/helpers/real-providers.ts';

/** Pins near borders, and the countries of what is offered there. */
test.each([
  ['Yerevan', 40.18, 44.51, ['AM']],
  ['Sochi', 43.58, 39.72, ['RU']],
  ['Tbilisi', 41.69, 44.8, ['AM', 'GE']],
  ['Zakopane', 49.3, 19.95, ['HU', 'PL', 'SK']],
  ['Przemyśl', 49.78, 22.77, ['PL', 'SK']],
  ['Oujda', 34.68, -1.91, ['MA']],
  ['Ivalo', 68.66, 27.54, ['FI', 'NO']],
  ['Narva', 59.38, 28.19, ['EE', 'FI']],
  ['Siem Reap', 13.36, 103.86, ['KH']],
  ['Srinagar', 34.08, 74.8, ['IN']],
  ['Livingstone', -17.85, 25.86, ['BW', 'ZM', 'ZW']],
  ['Basel', 47.56, 7.59, ['CH', 'DE', 'FR']],
] as const)('from %s (%d, %d) only to %j', async (_, lat, lng, allowed) => {
  const codes = await countriesOffered({ lat, lng });
  expect(codes.length).toBeGreaterThan(0);
  expect(codes.filter((code) => !allowed.some((known) => known === code))).toEqual([]);
});

test('a place that the traveller names beyond a closed border is not offered', async () => {
  const { named } = await surroundings({ lat: 40.18, lng: 44.51 }, 'a day at Mount Ararat');
  expect(named.map(({ names }) => names.en)).toEqual([]);
});

test('from a ship at sea every harbour is open', async () => {
  const { features } = await surroundings({ lat: 39.5, lng: 19.5 }, '', 'sea');
  const codes = await Promise.all(features.map((place) => REAL.factSources.countries.at(place)));
  expect(codes.map((country) => country?.code)).toContain('AL');
});

test('no place is offered that nobody enters without a permit', async () => {
  const { features } = await surroundings({ lat: -26.648, lng: 15.159 }, '', { code: 'NA' });
  expect(features.map(({ names }) => names.en)).toEqual(
    expect.not.arrayContaining([expect.stringContaining('Khaeb')]),
  );
});

async function countriesOffered(point: LatLng): Promise<string[]> {
  const { features, peaks, sights } = await surroundings(point, '');
  const countries = await Promise.all(
    [...features, ...peaks].map((place) => REAL.factSources.countries.at(place)),
  );
  const home = await REAL.factSources.countries.at(point);
  const beyond = sights
    .filter((sight) => !sight.countries.includes(home?.code ?? ''))
    .flatMap((sight) => sight.countries);
  return [...new Set([...countries.flatMap((country) => country?.code ?? []), ...beyond])];
}

async function surroundings(point: LatLng, preferences: string, home?: Home) {
  const trip = {
    location: { ...point, place: 'Somewhere' },
    request: { startDate: '2027-06-10', endDate: '2027-06-20', travelers: 2, preferences },
    language: 'en' as const,
  };
  const country = await REAL.factSources.countries.at(point);
  return surroundingsOf(trip, home ?? country ?? 'disputed', REAL.factSources);
}
