import { afterAll, beforeAll, expect, test, vi } from 'vitest';
import { LANGUAGES } from '#src/domain/language/language.ts';
import type { Geocoder } from '#src/domain/ports.ts';
import { completePlan } from '#src/planning/complete-plan.ts';
import { planByService, planOnDevice } from '#src/planning/plan-trip.ts';
import type { PlanningProviders } from '#src/planning/plan-trip.ts';
import { createSupabaseCatalogue } from '#src/providers/catalogue/supabase/supabase-catalogue.ts';
import { createMapboxGeocoder } from '#src/providers/geocoder/mapbox/mapbox-geocoder.ts';
import { createOpenAiRecommender } from '#src/providers/recommender/openai/openai-recommender.ts';
import { createDeviceRecommender } from '#src/recommender/device-recommender.ts';
import { createTestWorld, testTrip } from '#tests/fixtures/trips/trips-world.ts';
import { watchBrowser } from '#tests/helpers/watched-browser.ts';
import { linesOf } from '#tests/providers/recommender.contract.ts';
import { startAllServices } from '#tests/services/all-services.ts';
import { DATABASE_MS } from '#tests/services/supabase-service.ts';
import { SUPABASE_KEY } from '#tests/services/supabase-wire.ts';
import { tryAll } from '../trials.ts';
import type { Trial } from '../trials.ts';

const TRIPS = [
  ['alps', '2027-07-10', '2027-07-20', 'hiking'],
  ['alps', '2027-02-10', '2027-02-17', 'skiing'],
  ['palma', '2027-08-01', '2027-08-08', 'swimming'],
  ['berlin', '2027-05-01', '2027-05-04', ''],
  ['highCoast', '2027-06-20', '2027-06-30', 'camping, photography'],
  ['sahara', '2027-01-10', '2027-01-14', ''],
] as const;

const world = createTestWorld();
let services: Awaited<ReturnType<typeof startAllServices>>;
let providers: Omit<PlanningProviders, 'recommender'> & { geocoder: Geocoder };

beforeAll(async () => {
  watchBrowser();
  services = await startAllServices('specified');
  providers = {
    ...world,
    wishes: createDeviceRecommender(world),
    catalogue: createSupabaseCatalogue({ url: services.supabase.url, anonKey: SUPABASE_KEY }),
    geocoder: createMapboxGeocoder({
      accessToken: 'pk.soak',
      apiUrl: services.mapbox.url,
      mode: 'mapbox.places',
    }),
  };
}, DATABASE_MS);
afterAll(async () => {
  await services.stop();
  vi.unstubAllGlobals();
});

test('services of the specified shapes alone give whole plans', async () => {
  expect.hasAssertions();
  const byService = createOpenAiRecommender({
    apiKey: 'sk-soak',
    baseUrl: `${services.openai.url}/v1`,
    model: 'gpt-3.5-turbo',
    fallbackModel: 'gpt-4.1-mini',
  });
  const onDevice = createDeviceRecommender(world);
  const trials = TRIPS.flatMap(([place, from, to, wishes]) =>
    LANGUAGES.flatMap((language): Trial[] => {
      const trip = testTrip(place, from, to, wishes, language);
      const name = `${place} in ${language}, ${wishes}`;
      return [
        {
          name: `by the service: ${name}`,
          async run() {
            const planned = await planByService({ ...providers, recommender: byService }, trip);
            const recommendation = planned.wordings[language]?.recommendation;
            expect(recommendation?.model).toBe('gpt-4.1-mini');
            expect(recommendation?.sections.weather.temperature).not.toBeNull();
            expect(recommendation && linesOf(recommendation)).not.toEqual([]);
          },
        },
        {
          name: `on the device: ${name}`,
          async run() {
            const planned = await completePlan(
              { ...providers, recommender: onDevice, catalogues: [providers.catalogue] },
              await planOnDevice({ ...providers, recommender: onDevice }, trip),
            );
            expect(Object.keys(planned.wordings)).toHaveLength(LANGUAGES.length);
            const recommendation = planned.wordings[language]?.recommendation;
            expect(recommendation && linesOf(recommendation)).not.toEqual([]);
          },
        },
      ];
    }),
  );
  const searches = ['Innsbruck', 'Palma', 'Oslo', 'Bad Tölz'].map((text) => ({
    name: `search: ${text}`,
    async run() {
      const [first] = await providers.geocoder.search(text, 'de', null);
      expect(first?.name).toBe(text);
      expect(await providers.geocoder.nameAt(first ?? { lat: 0, lng: 0 }, 'de')).not.toBe('');
    },
  }));
  await tryAll('plans with services of the specified shapes', [...trials, ...searches]);
});
