import { expect, test, vi } from 'vitest';
import type { Catalogue } from '#src/domain/ports.ts';
import { completePlan } from '#src/planning/complete-plan.ts';
import { planOnDevice } from '#src/planning/plan-trip.ts';
import { createBundledCatalogue } from '#src/providers/catalogue/bundled-catalogue.ts';
import { createGazetteerGeocoder } from '#src/providers/geocoder/gazetteer-geocoder.ts';
import { createDeviceRecommender } from '#src/recommender/device-recommender.ts';
import { createTestWorld, testTrip } from '#tests/fixtures/trips/trips-world.ts';
import { createFileDataPack } from '#tests/helpers/file-data-pack.ts';
import { REAL } from '#tests/helpers/real-providers.ts';
import { highCoast } from '#tests/result/high-coast.ts';
import { idsOfPlan } from '#tests/trip-table/ids-of-plan.ts';

const trip = testTrip('alps', '2027-07-10', '2027-07-20', 'hiking');
const bundled = createBundledCatalogue(createFileDataPack());
const UNREAD: Catalogue = {
  vocabulary: () => Promise.resolve({ terrains: [], climates: [], activities: [] }),
  productsFor: () => Promise.resolve([]),
};

/** A device on which nothing is planned yet. */
function openDevice(catalogues: readonly Catalogue[] = [bundled]) {
  const world = createTestWorld();
  const recommender = createDeviceRecommender(world);
  return {
    ...world,
    recommender,
    wishes: recommender,
    geocoder: createGazetteerGeocoder(REAL.gazetteer),
    catalogue: bundled,
    catalogues,
  };
}

test('the other language is said of the plan that is remembered; nothing is measured again', async () => {
  const device = openDevice();
  const near = vi.spyOn(device.sights, 'near');
  const planned = await planOnDevice(device, trip);
  const asked = near.mock.calls.length;
  const { wordings, ...rest } = await completePlan(device, planned);
  expect(near).toHaveBeenCalledTimes(asked);
  expect(wordings.en).toBe(planned.wordings.en);
  const { en, de } = wordings;
  if (en === undefined || de === undefined) throw new Error('not in both languages');
  expect(idsOfPlan(de.recommendation)).toEqual(idsOfPlan(en.recommendation));
  expect(de.recommendation.sections.weather.summary).toContain('Juli');
  expect(de.place).toMatch(/Tirol/u);
  expect({ ...rest, wordings: { en } }).toEqual(planned);
});

test('a plan of an earlier visit is decided again, and is the same', async () => {
  const planned = await planOnDevice(openDevice(), trip);
  const { wordings } = await completePlan(openDevice(), planned);
  expect(wordings).toEqual((await completePlan(openDevice(), planned)).wordings);
  expect(Object.keys(wordings).toSorted()).toEqual(['de', 'en']);
});

test('a place without a name in the other language keeps its name', async () => {
  const device = openDevice();
  const planned = await planOnDevice(device, trip);
  const geocoder = { ...device.geocoder, nameAt: async () => '' };
  const { wordings } = await completePlan({ ...device, geocoder }, planned);
  expect(wordings.de?.place).toBe(trip.location.place);
});

test('of two catalogues the one counts that the plan is of', async () => {
  const device = openDevice([UNREAD, bundled]);
  const { wordings } = await completePlan(device, await planOnDevice(device, trip));
  expect(wordings.de?.recommendation.sections.recommendedEquipment.offered).toBeGreaterThan(0);
});

test('a plan that would be another one today is not said', async () => {
  const device = openDevice([UNREAD]);
  const planned = await planOnDevice(device, trip);
  await expect(completePlan(device, planned)).rejects.toThrow('not be the same');
});

test('what an AI service wrote, and what is said in both languages, stays as it is', async () => {
  const device = openDevice();
  const say = vi.spyOn(device.recommender, 'compose');
  const { en } = highCoast().wordings;
  for (const planned of [
    highCoast(),
    highCoast({ origin: 'ai', ...(en === undefined ? {} : { wordings: { en } }) }),
  ]) {
    expect(await completePlan(device, planned)).toBe(planned);
  }
  expect(say).not.toHaveBeenCalled();
});

test('an aborted completion rejects with an AbortError', async () => {
  const device = openDevice();
  const planned = await planOnDevice(device, trip);
  const completing = completePlan(openDevice(), planned, AbortSignal.abort());
  await expect(completing).rejects.toMatchObject({ name: 'AbortError' });
});
