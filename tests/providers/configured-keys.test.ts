import { inspect } from 'node:util';
import { afterAll, beforeAll, expect, test, vi } from 'vitest';
import { createSupabaseCatalogue } from '#src/providers/catalogue/supabase/supabase-catalogue.ts';
import { createMapboxGeocoder } from '#src/providers/geocoder/mapbox/mapbox-geocoder.ts';
import { createOpenAiRecommender } from '#src/providers/recommender/openai/openai-recommender.ts';
import { startService } from '#tests/services/service.ts';
import type { Service } from '#tests/services/service.ts';
import { TRIP, VOCABULARY } from './recommender/openai/small-trip.ts';

const KEYS = ['own+openai/key', 'own+supabase/key', 'own+mapbox/key'] as const;
const [apiKey, anonKey, accessToken] = KEYS;
const SAID = KEYS.flatMap((key) => [key, encodeURIComponent(key)]).join(' and ');

/** Answers every request with an error that repeats every key. */
let service: Service;

beforeAll(async () => {
  service = await startService({ answer: () => ({ body: '' }) });
  const body = JSON.stringify({ message: SAID, error: { message: SAID } });
  service.failAlways({ kind: 'answer', status: 400, body });
});

afterAll(async () => {
  vi.restoreAllMocks();
  await service.stop();
});

test('no service’s error shows or logs the key of any service', async () => {
  const log = vi.spyOn(console, 'error').mockImplementation(() => undefined);
  const { url } = service;
  const shared = { otherKeys: KEYS };
  const options = { ...shared, apiKey, baseUrl: url, model: 'gpt-4' };
  const recommender = createOpenAiRecommender(options);
  const catalogue = createSupabaseCatalogue({ ...shared, url, anonKey });
  const places = { ...shared, accessToken, apiUrl: url, mode: 'mapbox.places' } as const;
  const geocoder = createMapboxGeocoder(places);
  const outcomes = await Promise.allSettled([
    recommender.analyse(TRIP, VOCABULARY),
    catalogue.vocabulary(),
    geocoder.nameAt(TRIP.location, 'en'),
    geocoder.search('Innsbruck', 'en', null),
  ]);
  const told = inspect([outcomes, log.mock.calls], { depth: 10, showHidden: true });
  expect(told).toContain('[key] and [key]');
  for (const key of KEYS) {
    expect(told).not.toContain(key);
    expect(told).not.toContain(encodeURIComponent(key));
  }
});
