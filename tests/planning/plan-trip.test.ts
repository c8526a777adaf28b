import { expect, test, vi } from 'vitest';
import { planByService, planOnDevice } from '#src/planning/plan-trip.ts';
import { TravelError } from '#src/domain/errors.ts';
import type { Catalogue, Climate } from '#src/domain/ports.ts';
import { createBundledCatalogue } from '#src/providers/catalogue/bundled-catalogue.ts';
import { createDeviceRecommender } from '#src/recommender/device-recommender.ts';
import { createTestWorld, testTrip } from '#tests/fixtures/trips/trips-world.ts';
import { SWEDEN } from '#tests/result/high-coast.ts';
import { createFileDataPack } from '#tests/helpers/file-data-pack.ts';

const trip = testTrip('alps', '2027-07-10', '2027-07-20');

function createProviders(climate?: Climate) {
  const world = createTestWorld();
  const pack = createFileDataPack();
  const asked = { vocabulary: 0, products: 0 };
  const bundled = createBundledCatalogue(pack);
  const catalogue: Catalogue = {
    vocabulary(signal) {
      asked.vocabulary += 1;
      return bundled.vocabulary(signal);
    },
    productsFor(analysis, signal) {
      asked.products += 1;
      return bundled.productsFor(analysis, signal);
    },
  };
  const recommender = createDeviceRecommender(world);
  const providers = {
    ...world,
    climate: climate ?? world.climate,
    catalogue,
    recommender,
    wishes: recommender,
  };
  return { providers, asked };
}

test('a device plan is said once, in the language of the trip, and sends each catalogue request once', async () => {
  const { providers, asked } = createProviders();
  const say = vi.spyOn(providers.recommender, 'compose');
  const { origin, wordings, evidence } = await planOnDevice(providers, trip);
  expect(origin).toBe('device');
  expect(Object.keys(wordings)).toEqual([trip.language]);
  expect(say).toHaveBeenCalledOnce();
  expect(evidence).not.toBeNull();
  expect(asked).toEqual({ vocabulary: 1, products: 1 });
});

test('a plan includes the country facts, and still succeeds when they fail', async () => {
  const { providers } = createProviders();
  const countries = { at: async () => SWEDEN };
  const failing = { at: () => Promise.reject(new TravelError('data-missing')) };
  for (const plan of [planOnDevice, planByService]) {
    expect((await plan({ ...providers, countries }, trip)).country).toEqual(SWEDEN);
  }
  const log = vi.spyOn(console, 'error').mockImplementation(() => undefined);
  expect((await planOnDevice({ ...providers, countries: failing }, trip)).country).toBeNull();
  expect(log).toHaveBeenCalledOnce();
  log.mockRestore();
});

test('a plan by a service is in the language of the trip, with the evidence', async () => {
  const { providers } = createProviders();
  const { origin, wordings, evidence } = await planByService(providers, trip);
  expect(origin).toBe('ai');
  expect(Object.keys(wordings)).toEqual([trip.language]);
  expect(evidence?.climate.months).toHaveLength(12);
});

test('a plan by a service succeeds without the evidence', async () => {
  const log = vi.spyOn(console, 'error').mockImplementation(() => undefined);
  const { providers } = createProviders({
    normalsAt: () => Promise.reject(new TravelError('data-missing')),
  });
  const { evidence, wordings } = await planByService(
    { ...providers, recommender: createDeviceRecommender(createTestWorld()) },
    trip,
  );
  expect(evidence).toBeNull();
  expect(wordings[trip.language]?.recommendation.sections.weather.title).not.toBe('');
  expect(log).toHaveBeenCalledOnce();
  log.mockRestore();
});

test('a plan aborted while the evidence loads rejects with an AbortError', async () => {
  const controller = new AbortController();
  const { providers } = createProviders({
    normalsAt(_point, signal) {
      controller.abort();
      signal?.throwIfAborted();
      return Promise.reject(new Error('not aborted'));
    },
  });
  await expect(planByService(providers, trip, controller.signal)).rejects.toMatchObject({
    name: 'AbortError',
  });
});
