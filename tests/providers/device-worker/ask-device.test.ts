import { expect, test } from 'vitest';
import { isAbort, TravelError } from '#src/domain/errors.ts';
import { recommendTrip } from '#src/planning/recommend-trip.ts';
import { createBundledCatalogue } from '#src/providers/catalogue/bundled-catalogue.ts';
import { createAskedClimate } from '#src/providers/climate/asked-climate.ts';
import { CLIMATE_FILES } from '#src/providers/climate/climate-layout.ts';
import { answerHere } from '#src/providers/device-worker/answer-here.ts';
import { askDevice } from '#src/providers/device-worker/ask-device.ts';
import { askWorker } from '#src/providers/device-worker/ask-worker.ts';
import type { AskDevice } from '#src/providers/device-worker/device-questions.ts';
import { createPackCountries } from '#src/providers/facts/pack-countries.ts';
import { createAskedGazetteer } from '#src/providers/geocoder/asked-gazetteer.ts';
import { createGazetteerGeocoder } from '#src/providers/geocoder/gazetteer-geocoder.ts';
import { createGazetteerPlaces } from '#src/providers/places/gazetteer-places.ts';
import { createAskedRecommender } from '#src/providers/recommender/asked-recommender.ts';
import { createAskedTerrain } from '#src/providers/terrain/asked-terrain.ts';
import { createAskedTimeZones } from '#src/providers/time-zones/asked-time-zones.ts';
import { testTrip } from '#tests/fixtures/trips-world.ts';
import { createFileDataPack } from '#tests/helpers/file-data-pack.ts';
import { climateContract } from '../climate.contract.ts';
import { countriesContract } from '../countries.contract.ts';
import { geocoderContract } from '../geocoder.contract.ts';
import { placesContract } from '../places.contract.ts';
import { recommenderContract } from '../recommender.contract.ts';
import { terrainContract } from '../terrain.contract.ts';
import { timeZonesContract } from '../time-zones.contract.ts';
import { breakingWorker, startWorker } from './start-worker.ts';

const BERLIN = { lat: 52.52, lng: 13.405 };
const ALPS = { lat: 47.3769, lng: 11.4803 };

const pack = createFileDataPack();
const catalogue = createBundledCatalogue(pack);
const here = answerHere(pack);
const ask = askWorker(startWorker(here));

geocoderContract(() => createGazetteerGeocoder(createAskedGazetteer(ask)));
countriesContract(() => createPackCountries(pack, createAskedGazetteer(ask)));
placesContract(() => createGazetteerPlaces(createAskedGazetteer(ask)));
climateContract(() => createAskedClimate(ask));
terrainContract(() => createAskedTerrain(ask));
timeZonesContract(() => createAskedTimeZones(ask));
recommenderContract(() => ({
  recommender: createAskedRecommender(ask),
  catalogue,
  trips: [
    testTrip('alps', '2027-07-10', '2027-07-20', 'hiking and photography'),
    testTrip('palma', '2027-08-01', '2027-08-14', 'Strand', 'de'),
  ],
  leastSuggestions: 5,
}));

test('a plan from the worker is that of this thread', async () => {
  const trip = testTrip('alps', '2027-07-10', '2027-07-20', 'hiking and photography');
  const planned = await recommendTrip(trip, {
    catalogue,
    recommender: createAskedRecommender(ask),
  });
  const own = createAskedRecommender(answerHere(pack));
  expect(planned).toEqual(await recommendTrip(trip, { catalogue, recommender: own }));
});

test('answers reach the question they belong to', async () => {
  const gazetteer = createAskedGazetteer(ask);
  const [berlin, terrain, near, innsbruck] = await Promise.all([
    gazetteer.nameAt(BERLIN, 'en'),
    createAskedTerrain(ask).at(ALPS),
    gazetteer.near({ lat: 46.02, lng: 7.75 }, { kinds: ['peak'], radiusKm: 20, limit: 1 }, 'en'),
    gazetteer.search('Innsbruck', 'en', null),
  ]);
  expect(berlin).toBe('Berlin, Germany');
  expect(terrain.summit).toBeGreaterThan(1500);
  expect(near[0]?.kind).toBe('peak');
  expect(innsbruck[0]?.name).toBe('Innsbruck');
});

test('an aborted question is dropped in the worker too', async () => {
  let seen: AbortSignal | undefined;
  const slow: AskDevice = (_, signal) => {
    seen = signal;
    return new Promise(() => undefined);
  };
  const controller = new AbortController();
  const climate = createAskedClimate(askWorker(startWorker(slow)));
  const asked = climate.normalsAt(ALPS, controller.signal);
  await expect.poll(() => seen).toBeDefined();
  controller.abort();
  await expect(asked).rejects.toSatisfy(isAbort);
  await expect.poll(() => seen?.aborted).toBe(true);
});

test('a failure in the worker fails the question, by its own code', async () => {
  const missing = createAskedClimate(failingWith(new TravelError('data-missing')));
  await expect(missing.normalsAt(ALPS)).rejects.toMatchObject({
    code: 'data-missing',
    message: 'A part of the travel data could not be loaded',
  });
  const failed = createAskedGazetteer(failingWith(new Error('no such file')));
  await expect(failed.search('Berlin', 'en', null)).rejects.toThrow('no such file');
});

test('what is no question on earth fails alone', async () => {
  const climate = createAskedClimate(ask);
  await expect(climate.normalsAt({ lat: 95, lng: 0 })).rejects.toMatchObject({
    code: 'data-missing',
  });
  await expect(climate.normalsAt(ALPS)).resolves.toMatchObject({ surface: 'land' });
});

test('an answer that is none is data that is missing', async () => {
  const odd = askWorker(startWorker(() => Promise.resolve({ months: [] })));
  await expect(createAskedClimate(odd).normalsAt(ALPS)).rejects.toMatchObject({
    code: 'data-missing',
  });
});

test('a letter typed into the search does not wait until the whole climate is read', async () => {
  const held = new Map<string, Uint8Array>();
  for (const name of Object.values(CLIMATE_FILES)) held.set(name, await pack.bytes(name));
  const reading = askWorker(
    startWorker(
      answerHere({
        bytes: async (name) => held.get(name) ?? pack.bytes(name),
      }),
    ),
  );
  const gazetteer = createAskedGazetteer(reading);
  await gazetteer.search('Berlin', 'en', null);
  await createAskedTerrain(reading).at(ALPS);
  const order: string[] = [];
  await Promise.all([
    createAskedClimate(reading)
      .normalsAt(ALPS)
      .then(() => order.push('climate')),
    gazetteer.search('Hamburg', 'en', null).then(() => order.push('search')),
  ]);
  expect(order).toEqual(['search', 'climate']);
});

test('where no worker can be started the page answers itself', async () => {
  const blocked = askDevice(pack, () => {
    throw new DOMException('blocked', 'SecurityError');
  });
  await expect(createAskedGazetteer(blocked).nameAt(BERLIN, 'de')).resolves.toBe(
    'Berlin, Deutschland',
  );
  await expect(createAskedClimate(blocked).normalsAt(ALPS)).resolves.toEqual(
    await createAskedClimate(here).normalsAt(ALPS),
  );
});

test('when the worker breaks over a question the page answers it, and all that follow', async () => {
  let started = 0;
  const broken = askDevice(pack, () => {
    started += 1;
    return breakingWorker();
  });
  const gazetteer = createAskedGazetteer(broken);
  const [first, second, third] = await Promise.all([
    gazetteer.search('Berlin', 'en', null),
    gazetteer.nameAt(BERLIN, 'en'),
    createAskedTerrain(broken).at(ALPS),
  ]);
  expect(first[0]?.name).toBe('Berlin');
  expect(second).toBe('Berlin, Germany');
  expect(third.land).toBe(true);
  await expect(gazetteer.search('Hamburg', 'en', null)).resolves.not.toHaveLength(0);
  expect(started).toBe(1);
});

test('the worker is started by the first question, not before', async () => {
  let started = 0;
  const counted = askDevice(pack, () => {
    started += 1;
    return startWorker(here);
  });
  expect(started).toBe(0);
  await createAskedGazetteer(counted).search('Berlin', 'en', null);
  await createAskedTerrain(counted).at(ALPS);
  expect(started).toBe(1);
});

function failingWith(error: Error): AskDevice {
  return askWorker(
    startWorker(async () => {
      throw error;
    }),
  );
}
