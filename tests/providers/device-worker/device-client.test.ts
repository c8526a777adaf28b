import { afterEach, expect, test, vi } from 'vitest';
import { isAbort, TravelError } from '#src/domain/errors.ts';
import { recommendTrip } from '#src/planning/recommend-trip.ts';
import { createBundledCatalogue } from '#src/providers/catalogue/bundled-catalogue.ts';
import { createClimateClient } from '#src/providers/climate/climate-client.ts';
import { CLIMATE_FILES } from '#src/providers/climate/climate-layout.ts';
import { createRequestHandler } from '#src/providers/device-worker/request-handler.ts';
import { createDeviceClient } from '#src/providers/device-worker/device-client.ts';
import { createWorkerClient } from '#src/providers/device-worker/worker-client.ts';
import type { SendRequest } from '#src/providers/device-worker/device-request.ts';
import { createPackCountries } from '#src/providers/facts/pack-countries.ts';
import { createGazetteerClient } from '#src/providers/geocoder/gazetteer-client.ts';
import { createGazetteerGeocoder } from '#src/providers/geocoder/gazetteer-geocoder.ts';
import { createGazetteerPlaces } from '#src/providers/places/gazetteer-places.ts';
import { createRecommenderClient } from '#src/providers/recommender/recommender-client.ts';
import { SIGHTS_FILES } from '#src/providers/sights/sights-format.ts';
import { createTerrainClient } from '#src/providers/terrain/terrain-client.ts';
import { createTimeZonesClient } from '#src/providers/time-zones/time-zones-client.ts';
import { testTrip } from '#tests/fixtures/trips/trips-world.ts';
import { createFileDataPack } from '#tests/helpers/file-data-pack.ts';
import { climateContract } from '../climate.contract.ts';
import { countriesContract } from '../countries.contract.ts';
import { geocoderContract } from '../geocoder.contract.ts';
import { placesContract } from '../places.contract.ts';
import { recommenderContract } from '../recommender.contract.ts';
import { terrainContract } from '../terrain.contract.ts';
import { timeZonesContract } from '../time-zones.contract.ts';
import { failingWorker, silentWorker, startWorker } from './start-worker.ts';

const BERLIN = { lat: 52.52, lng: 13.405 };
const ALPS = { lat: 47.3769, lng: 11.4803 };

afterEach(() => {
  vi.useRealTimers();
});

const pack = createFileDataPack();
const catalogue = createBundledCatalogue(pack);
const runHere = createRequestHandler(pack);
const send = createWorkerClient(startWorker(runHere));

geocoderContract(() => createGazetteerGeocoder(createGazetteerClient(send)));
countriesContract(() => createPackCountries(pack, createGazetteerClient(send)));
placesContract(() => createGazetteerPlaces(createGazetteerClient(send)));
climateContract(() => createClimateClient(send));
terrainContract(() => createTerrainClient(send));
timeZonesContract(() => createTimeZonesClient(send));
recommenderContract(() => ({
  recommender: createRecommenderClient(send),
  catalogue,
  trips: [
    testTrip('alps', '2027-07-10', '2027-07-20', 'hiking and photography'),
    testTrip('palma', '2027-08-01', '2027-08-14', 'Strand', 'de'),
  ],
  leastSuggestions: 5,
}));

test('the worker and the main thread compute the same recommendation', async () => {
  const trip = testTrip('alps', '2027-07-10', '2027-07-20', 'hiking and photography');
  const planned = await recommendTrip(trip, {
    catalogue,
    recommender: createRecommenderClient(send),
  });
  const own = createRecommenderClient(createRequestHandler(pack));
  expect(planned).toEqual(await recommendTrip(trip, { catalogue, recommender: own }));
});

test('concurrent requests each get their own result', async () => {
  const gazetteer = createGazetteerClient(send);
  const [berlin, terrain, near, innsbruck] = await Promise.all([
    gazetteer.nameAt(BERLIN, 'en'),
    createTerrainClient(send).at(ALPS),
    gazetteer.near({ lat: 46.02, lng: 7.75 }, { kinds: ['peak'], radiusKm: 20, limit: 1 }),
    gazetteer.search('Innsbruck', 'en', null),
  ]);
  expect(berlin).toBe('Berlin, Germany');
  expect(terrain.summit).toBeGreaterThan(1500);
  expect(near[0]?.kind).toBe('peak');
  expect(innsbruck[0]?.name).toBe('Innsbruck');
});

test('an abort reaches the request in the worker', async () => {
  let seen: AbortSignal | undefined;
  const slow: SendRequest = (_, signal) => {
    seen = signal;
    return new Promise(() => undefined);
  };
  const controller = new AbortController();
  const climate = createClimateClient(createWorkerClient(startWorker(slow)));
  const asked = climate.normalsAt(ALPS, controller.signal);
  await expect.poll(() => seen).toBeDefined();
  controller.abort();
  await expect(asked).rejects.toSatisfy(isAbort);
  await expect.poll(() => seen?.aborted).toBe(true);
});

test('a failure in the worker rejects the request with the same error code', async () => {
  const missing = createClimateClient(failingWith(new TravelError('data-missing')));
  await expect(missing.normalsAt(ALPS)).rejects.toMatchObject({
    code: 'data-missing',
    message: 'A part of the travel data could not be loaded',
  });
  const failed = createGazetteerClient(failingWith(new Error('no such file')));
  await expect(failed.search('Berlin', 'en', null)).rejects.toThrow('no such file');
});

test('an invalid request fails alone', async () => {
  const climate = createClimateClient(send);
  await expect(climate.normalsAt({ lat: 95, lng: 0 })).rejects.toMatchObject({
    code: 'data-missing',
  });
  await expect(climate.normalsAt(ALPS)).resolves.toMatchObject({ surface: 'land' });
});

test('a result of the wrong shape fails as data-missing', async () => {
  const odd = createWorkerClient(startWorker(() => Promise.resolve({ months: [] })));
  await expect(createClimateClient(odd).normalsAt(ALPS)).rejects.toMatchObject({
    code: 'data-missing',
  });
});

test('a search does not wait until all climate files are decoded', async () => {
  const held = new Map<string, Uint8Array>();
  for (const name of Object.values(CLIMATE_FILES)) held.set(name, await pack.bytes(name));
  const reading = createWorkerClient(
    startWorker(
      createRequestHandler({
        bytes: async (name) => held.get(name) ?? pack.bytes(name),
      }),
    ),
  );
  const gazetteer = createGazetteerClient(reading);
  await gazetteer.search('Berlin', 'en', null);
  await createTerrainClient(reading).at(ALPS);
  const order: string[] = [];
  await Promise.all([
    createClimateClient(reading)
      .normalsAt(ALPS)
      .then(() => order.push('climate')),
    gazetteer.search('Hamburg', 'en', null).then(() => order.push('search')),
  ]);
  expect(order).toEqual(['search', 'climate']);
});

test('the sights are read in the language once the climate of a place is asked for', async () => {
  const read: string[] = [];
  const wanted = [SIGHTS_FILES.list, SIGHTS_FILES.notes.de];
  const allRead = new Promise<void>((resolve) => {
    const handle = createRequestHandler({
      bytes: async (name) => {
        read.push(name);
        if (wanted.every((file) => read.includes(file))) resolve();
        return pack.bytes(name);
      },
    });
    const named = createGazetteerClient(handle).nameAt(ALPS, 'de');
    void named.then(() => createClimateClient(handle).normalsAt(ALPS));
  });
  await allRead;
  expect(read).not.toContain(SIGHTS_FILES.notes.en);
});

test('falls back to the main thread when no worker can be started', async () => {
  const blocked = createDeviceClient(pack, () => {
    throw new DOMException('blocked', 'SecurityError');
  });
  await expect(createGazetteerClient(blocked).nameAt(BERLIN, 'de')).resolves.toBe(
    'Berlin, Deutschland',
  );
  await expect(createClimateClient(blocked).normalsAt(ALPS)).resolves.toEqual(
    await createClimateClient(runHere).normalsAt(ALPS),
  );
});

test('falls back to the main thread when the worker fails, for pending and later requests', async () => {
  let started = 0;
  const broken = createDeviceClient(pack, () => {
    started += 1;
    return failingWorker();
  });
  const gazetteer = createGazetteerClient(broken);
  const [first, second, third] = await Promise.all([
    gazetteer.search('Berlin', 'en', null),
    gazetteer.nameAt(BERLIN, 'en'),
    createTerrainClient(broken).at(ALPS),
  ]);
  expect(first[0]?.name).toBe('Berlin');
  expect(second).toBe('Berlin, Germany');
  expect(third.land).toBe(true);
  await expect(gazetteer.search('Hamburg', 'en', null)).resolves.not.toHaveLength(0);
  expect(started).toBe(1);
});

test('plans on the page when the worker never answers, until it is heard after all', async () => {
  vi.useFakeTimers({ toFake: ['setInterval', 'clearInterval'] });
  const silent = silentWorker(runHere);
  const gazetteer = createGazetteerClient(createDeviceClient(pack, () => silent.worker));
  const first = gazetteer.nameAt(BERLIN, 'en');
  vi.advanceTimersByTime(5000);
  expect(await first).toBe('Berlin, Germany');
  expect(await gazetteer.nameAt(BERLIN, 'de')).toBe('Berlin, Deutschland');
  const sentBefore = silent.sent.length;
  silent.wake();
  await vi.waitFor(async () => {
    await gazetteer.nameAt(BERLIN, 'en');
    expect(silent.sent.length).toBeGreaterThan(sentBefore);
  });
});

test('a long computation is not taken for a worker that never answers', async () => {
  vi.useFakeTimers({ toFake: ['setInterval', 'clearInterval'] });
  const computation = new EventTarget();
  const slow: SendRequest = () =>
    new Promise((resolve) => {
      computation.addEventListener('done', () => resolve('by the worker'));
    });
  const named = createDeviceClient(pack, () => startWorker(slow))({
    type: 'name',
    point: BERLIN,
    language: 'en',
  });
  for (let seconds = 0; seconds < 60; seconds += 1) {
    vi.advanceTimersByTime(1000);
    await new Promise((resolve) => setTimeout(resolve));
  }
  computation.dispatchEvent(new Event('done'));
  expect(await named).toBe('by the worker');
});

test('the first request starts the worker', async () => {
  let started = 0;
  const counted = createDeviceClient(pack, () => {
    started += 1;
    return startWorker(runHere);
  });
  expect(started).toBe(0);
  await createGazetteerClient(counted).search('Berlin', 'en', null);
  await createTerrainClient(counted).at(ALPS);
  expect(started).toBe(1);
});

function failingWith(error: Error): SendRequest {
  return createWorkerClient(
    startWorker(async () => {
      throw error;
    }),
  );
}
