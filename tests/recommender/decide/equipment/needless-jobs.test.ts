import { expect, test } from 'vitest';
import type { HomeCountry } from '#src/domain/place/home-country.ts';
import { createDeviceRecommender } from '#src/recommender/device-recommender.ts';
import { REAL } from '#tests/helpers/real-providers.ts';

const recommender = createDeviceRecommender(REAL.factSources);
const LONDON: HomeCountry = { code: 'GB', currencies: ['GBP'], plugs: ['G'], volts: [230] };
const DUBLIN = { lat: 53.3498, lng: -6.2603 };
const ROME = { lat: 41.8967, lng: 12.4822 };
const HONG_KONG = { lat: 22.2793, lng: 114.1628 };

test.each([
  ['a Londoner in Dublin', DUBLIN, LONDON, ['adapter', 'ehic']],
  ['a Londoner in Rome', ROME, LONDON, ['ehic']],
  ['a Londoner in Hong Kong', HONG_KONG, LONDON, ['adapter', 'ehic', 'ghic']],
  ['somebody of an unknown home in Rome', ROME, undefined, ['adapter']],
])('%s needs none of these, whoever writes the list', async (_, point, home, expected) => {
  const request = { startDate: '2027-05-03', endDate: '2027-05-09', travelers: 1, preferences: '' };
  const location = { ...point, place: '' };
  const trip = { location, request, language: 'en', ...(home && { home }) } as const;
  expect(await recommender.needlessJobs(trip)).toEqual(expected);
});
