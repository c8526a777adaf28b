import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, test, vi } from 'vitest';
import { completeSaved } from '#src/app/services/complete-saved.ts';
import { completePlan } from '#src/planning/complete-plan.ts';
import { substituteFromGazetteer } from '#src/planning/substitute-from-gazetteer.ts';
import { planOnDevice } from '#src/planning/plan-trip.ts';
import { distanceKm } from '#src/domain/place/location.ts';
import type { LatLng } from '#src/domain/place/location.ts';
import type { CompletePlan, FoundPlace } from '#src/domain/ports.ts';
import type { PlannedTrip, Trip } from '#src/domain/trip/trip.ts';
import { createWebMemory } from '#src/planner/store/planner-memory.ts';
import type { PlannerDeps } from '#src/planner/store/planner-state.ts';
import { createPlannerStore } from '#src/planner/store/planner-store.ts';
import { createBundledCatalogue } from '#src/providers/catalogue/bundled-catalogue.ts';
import { createGazetteerGeocoder } from '#src/providers/geocoder/gazetteer-geocoder.ts';
import { createLocalGazetteer } from '#src/providers/geocoder/gazetteer/local-gazetteer.ts';
import { createMapboxGeocoder } from '#src/providers/geocoder/mapbox/mapbox-geocoder.ts';
import { createGazetteerPlaces } from '#src/providers/places/gazetteer-places.ts';
import { createDeviceRecommender } from '#src/recommender/device-recommender.ts';
import { createTimeZones } from '#src/providers/time-zones/time-zones.ts';
import { createTripDatabase } from '#src/storage/database.ts';
import { createTripHistory } from '#src/storage/trip-history.ts';
import { fillDates, nameOf, planningOf } from '#tests/planner/open-planner.ts';
import { ALPS, createWorld, plannedFor } from '#tests/planner/planner-world.ts';
import { startMapboxService } from '#tests/services/mapbox-service.ts';
import type { Service } from '#tests/services/service.ts';
import { REAL } from '#tests/helpers/real-providers.ts';

/** The bundled providers over the committed data. */
const { pack, gazetteer } = REAL;
const places = createGazetteerPlaces(gazetteer);
const own = createGazetteerGeocoder(gazetteer);
const parts = {
  climate: REAL.climate,
  terrain: REAL.terrain,
  timeZones: createTimeZones(),
};
const recommender = createDeviceRecommender(REAL.factSources);
const device = {
  countries: { at: async () => null, of: async () => null },
  ...parts,
  geocoder: own,
  catalogue: createBundledCatalogue(pack),
  recommender,
  wishes: recommender,
};

const complete: CompletePlan = (...args) =>
  completePlan({ ...device, catalogues: [device.catalogue] }, ...args);

/** Names that only Mapbox has: a house, and a village. */
const HOTEL = {
  id: 'poi.1',
  text: 'Hotel Xaver',
  place_name: 'Hotel Xaver, Erewhonstraße 5, Erewhon',
  center: [11.39317, 47.26873],
};
const VILLAGE = {
  id: 'place.1',
  text: 'Erewhon',
  place_name: 'Erewhon',
  center: [11.48, 47.37],
  context: [{ id: 'country.1', text: 'Nowhereland' }],
};
const MAPBOX_WORDS = /xaver|erewhon|nowhereland|11\.39317|47\.26873/giu;

let service: Service;
let opened = 0;

beforeAll(async () => {
  service = await startMapboxService();
});
afterAll(() => service.stop());
beforeEach(() => {
  vi.spyOn(console, 'error').mockImplementation(() => {});
});
afterEach(() => {
  service.failAlways(null);
  vi.restoreAllMocks();
});

/** From now on Mapbox finds only this. */
function answerWith(feature: object): void {
  service.failAlways({
    kind: 'answer',
    status: 200,
    body: JSON.stringify({ features: [feature] }),
  });
}

/** Everything the browser stores: the trip database and web storage. */
function createBrowserStorage() {
  opened += 1;
  const database = createTripDatabase({ name: `storable-${opened}` });
  const storage = new Map<string, string>();
  const memory = createWebMemory(() => ({
    getItem: (key) => storage.get(key) ?? null,
    setItem: (key, text) => storage.set(key, text),
  }));
  /** Mapbox names and coordinates found in storage; null when there are none. */
  const mapboxContent = async () => {
    const everything = [
      await database.trips.toArray(),
      await database.own.toArray(),
      [...storage.entries()],
    ];
    return JSON.stringify(everything).match(MAPBOX_WORDS);
  };
  return { history: createTripHistory({ database }), memory, mapboxContent };
}

type BrowserStorage = ReturnType<typeof createBrowserStorage>;

/** A planner with the Mapbox geocoder, composed as the app does it. */
function openPlanner(
  stored: BrowserStorage,
  mode: 'temporary' | 'permanent',
  more: Partial<PlannerDeps> = {},
) {
  const geocoder = createMapboxGeocoder({
    accessToken: 'pk.test',
    apiUrl: service.url,
    mode: mode === 'temporary' ? 'mapbox.places' : 'mapbox.places-permanent',
  });
  const store = createPlannerStore({
    ...createWorld().deps,
    geocoder,
    toStorableLocation:
      mode === 'temporary'
        ? substituteFromGazetteer(own, places)
        : (location) => Promise.resolve(location),
    recommend: (trip, signal, onStep) => planOnDevice(device, trip, signal, onStep),
    history: stored.history,
    memory: stored.memory,
    ...more,
  });
  store.setLanguage('en');
  const leave = store.mount();
  const searchAndChoose = async (text: string): Promise<FoundPlace> => {
    const [found] = await geocoder.search(text, 'en', null);
    if (found === undefined) throw new Error('nothing was found');
    store.choosePlace(found, found);
    return found;
  };
  const plan = async () => {
    fillDates(store);
    await store.submit();
    const { history } = stored;
    for (const { id } of await history.newest(1)) await completeSaved(history, complete, id);
    const [saved] = await history.newest(1);
    if (saved === undefined) throw new Error(JSON.stringify(planningOf(store)));
    return saved;
  };
  return { store, leave, searchAndChoose, plan };
}

/** Waits for the storable place. */
async function storable({ store }: Pick<ReturnType<typeof openPlanner>, 'store'>) {
  const of = () => {
    const { place } = store.getState();
    return place.status === 'chosen' ? place.storable : null;
  };
  await vi.waitFor(() => expect(of()).not.toBeNull(), { timeout: 15_000 });
  return of();
}

const pointOf = ({ lat, lng }: LatLng) => ({ lat, lng });

describe('in the temporary mode', () => {
  test('a place from the search is stored with name and point of the gazetteer', async () => {
    answerWith(HOTEL);
    const stored = createBrowserStorage();
    const planner = openPlanner(stored, 'temporary');
    const found = await planner.searchAndChoose('hotel');
    expect(nameOf(planner.store)).toEqual({ status: 'ready', value: HOTEL.place_name });
    expect(planner.store.getState().place).toMatchObject({ point: pointOf(found) });
    const saved = await planner.plan();
    const [innsbruck] = await own.search('Innsbruck', 'en', null);
    expect(innsbruck).toMatchObject(saved.trip.location);
    expect(saved.trip.location.place).toBe('Innsbruck, Tyrol, Austria');
    expect(saved.wordings.de?.place).toBe('Innsbruck, Tirol, Österreich');
    expect(await stored.mapboxContent()).toBeNull();
    expect(nameOf(planner.store)).toEqual({ status: 'ready', value: HOTEL.place_name });
  });

  test("a point set by the traveller is stored exactly, with the gazetteer's name", async () => {
    answerWith(VILLAGE);
    const stored = createBrowserStorage();
    const planner = openPlanner(stored, 'temporary');
    planner.store.choosePlace(ALPS);
    const saved = await planner.plan();
    expect(nameOf(planner.store)).toEqual({ status: 'ready', value: 'Erewhon, Nowhereland' });
    expect(pointOf(saved.trip.location)).toEqual(ALPS);
    expect(saved.trip.location.place).toBe(await own.nameAt(ALPS, 'en'));
    expect(saved.wordings.de?.place).toBe(await own.nameAt(ALPS, 'de'));
    expect(await stored.mapboxContent()).toBeNull();
  });

  test('a remote recommender gets the place as shown, and only its text is stored', async () => {
    answerWith(HOTEL);
    const stored = createBrowserStorage();
    const asked: Trip[] = [];
    const recommend = async (trip: Trip): Promise<PlannedTrip> => {
      asked.push(trip);
      return { ...plannedFor(trip), origin: 'ai' };
    };
    const planner = openPlanner(stored, 'temporary', { recommend, recommenderIsRemote: true });
    const found = await planner.searchAndChoose('hotel');
    const saved = await planner.plan();
    expect(asked[0]?.location).toEqual({ ...pointOf(found), place: HOTEL.place_name });
    const planning = planningOf(planner.store);
    if (planning.status !== 'ready') throw new Error('no result');
    expect(planning.planned.wordings.en?.place).toBe(HOTEL.place_name);
    expect(saved.wordings.en?.place).toBe('Innsbruck, Tyrol, Austria');
    expect(await stored.mapboxContent()).toBeNull();
  });

  test('a reload restores the stored place, and its trip uses it', async () => {
    answerWith(HOTEL);
    const stored = createBrowserStorage();
    const before = openPlanner(stored, 'temporary');
    await before.searchAndChoose('hotel');
    const first = await storable(before);
    before.leave();
    const after = openPlanner(stored, 'temporary');
    const asked = service.requests.length;
    await vi.waitFor(() => expect(nameOf(after.store)?.status).toBe('ready'));
    expect(nameOf(after.store)).toEqual({ status: 'ready', value: 'Innsbruck, Tyrol, Austria' });
    expect(service.requests).toHaveLength(asked);
    expect(after.store.getState().place).toMatchObject({ point: first?.point });
    const saved = await after.plan();
    expect(pointOf(saved.trip.location)).toEqual(first?.point);
    expect(await stored.mapboxContent()).toBeNull();
  });

  test.each([
    [
      'from the search',
      async (planner: ReturnType<typeof openPlanner>) => planner.searchAndChoose('hotel'),
    ],
    [
      'of the traveller',
      async (planner: ReturnType<typeof openPlanner>) => planner.store.choosePlace(ALPS),
    ],
  ])('planning a trip to a place %s again keeps the same place', async (_where, choose) => {
    answerWith(HOTEL);
    const stored = createBrowserStorage();
    const planner = openPlanner(stored, 'temporary');
    await choose(planner);
    const saved = await planner.plan();
    answerWith(VILLAGE);
    await planner.store.planAgain(saved.id);
    planner.store.setLanguage('de');
    await vi.waitFor(() => expect(nameOf(planner.store)?.status).toBe('ready'));
    const again = await planner.plan();
    expect(again.id).not.toBe(saved.id);
    expect(pointOf(again.trip.location)).toEqual(pointOf(saved.trip.location));
    expect(await stored.mapboxContent()).toBeNull();
  });

  test('the other language renames the place on the screen, and not what is stored', async () => {
    answerWith(HOTEL);
    const stored = createBrowserStorage();
    const planner = openPlanner(stored, 'temporary');
    await planner.searchAndChoose('hotel');
    const before = await storable(planner);
    answerWith({ ...HOTEL, place_name: 'Gasthof Xaver, Erewhon' });
    planner.store.setLanguage('de');
    await vi.waitFor(() =>
      expect(nameOf(planner.store)).toMatchObject({ value: 'Gasthof Xaver, Erewhon' }),
    );
    expect(await storable(planner)).toEqual(before);
    const saved = await planner.plan();
    expect(saved.trip).toMatchObject({ language: 'de', location: before?.point });
    expect(await stored.mapboxContent()).toBeNull();
  });

  test('the trip can be deleted and brought back, and still holds no word of Mapbox', async () => {
    answerWith(HOTEL);
    const stored = createBrowserStorage();
    const planner = openPlanner(stored, 'temporary');
    await planner.searchAndChoose('hotel');
    const { id } = await planner.plan();
    const removed = await stored.history.remove(id);
    if (removed === null) throw new Error('nothing was removed');
    await stored.history.restore(removed);
    expect(await stored.history.get(id)).toEqual(removed);
    expect(await stored.mapboxContent()).toBeNull();
  });

  test('when the gazetteer cannot be read, nothing is stored and the error is shown', async () => {
    answerWith(HOTEL);
    const stored = createBrowserStorage();
    const broken = createLocalGazetteer({ bytes: () => Promise.reject(new Error('offline')) });
    const planner = openPlanner(stored, 'temporary', {
      toStorableLocation: substituteFromGazetteer(
        createGazetteerGeocoder(broken),
        createGazetteerPlaces(broken),
      ),
    });
    await planner.searchAndChoose('hotel');
    fillDates(planner.store);
    await planner.store.submit();
    expect(planningOf(planner.store)).toMatchObject({
      status: 'failed',
      failure: { code: 'geocoding-failed', message: 'Geocoding failed' },
    });
    expect(console.error).toHaveBeenCalledWith(
      'Error reading what of the location may be kept',
      expect.objectContaining({ code: 'geocoding-failed' }),
    );
    expect(await stored.mapboxContent()).toBeNull();
  });
});

describe('in the permanent mode answers of Mapbox are stored', () => {
  test('for a place from the search', async () => {
    answerWith(HOTEL);
    const stored = createBrowserStorage();
    const planner = openPlanner(stored, 'permanent');
    const found = await planner.searchAndChoose('hotel');
    const saved = await planner.plan();
    expect(saved.trip.location).toEqual({ ...pointOf(found), place: HOTEL.place_name });
    expect(await stored.mapboxContent()).toContain('Xaver');
    const reloaded = openPlanner(stored, 'permanent');
    expect(reloaded.store.getState().place).toMatchObject({
      point: pointOf(found),
      chosenName: { name: 'Hotel Xaver', place: HOTEL.place_name, language: 'en' },
    });
  });

  test('for a point set by the traveller', async () => {
    answerWith(VILLAGE);
    const planner = openPlanner(createBrowserStorage(), 'permanent');
    planner.store.choosePlace(ALPS);
    const saved = await planner.plan();
    expect(saved.trip.location).toEqual({ ...ALPS, place: 'Erewhon, Nowhereland' });
  });
});

const substitute = (point: LatLng, name: string, language: 'en' | 'de' = 'en') =>
  substituteFromGazetteer(own, places)(
    { ...point, place: `${name}, Erewhon` },
    name,
    language,
    new AbortController().signal,
  );

describe('the substitute for a place from the search', () => {
  test.each([
    ['a town', { lat: 47.27, lng: 11.4 }, 'innsbruck', 'Innsbruck, Tyrol, Austria'],
    ['a mountain', { lat: 47.42, lng: 10.99 }, 'Zugspitze', 'Zugspitze, Bavaria, Germany'],
    ['a country', { lat: 47.6, lng: 14.1 }, 'Austria', 'Austria'],
  ])('is %s of the same name there', async (_what, point, name, place) => {
    const result = await substitute(point, name);
    expect(result.place).toBe(place);
    const [found] = await own.search(name, 'en', point);
    expect(pointOf(result)).toEqual(found && pointOf(found));
  });

  test('is not a namesake elsewhere', async () => {
    const result = await substitute({ lat: 39.8, lng: -89.64 }, 'Innsbruck');
    expect(result.place).toBe('Springfield, Illinois, United States');
  });

  test.each([
    ['on the ice', { lat: 72.58, lng: -38.46 }],
    ['in the ocean', { lat: -48.8767, lng: -123.3933 }],
    ['at the date line', { lat: -17, lng: 179.99 }],
    ['at the pole', { lat: 90, lng: 0 }],
  ])('is the nearest place %s', async (_where, point) => {
    const result = await substitute(point, 'Hotel Xaver', 'de');
    expect(result.place).not.toBe('');
    expect(result.place).not.toContain('Xaver');
    expect(distanceKm(result, point)).toBeLessThan(3000);
  });

  test('of a substitute is the same place', async () => {
    const once = await substitute({ lat: 47.26873, lng: 11.39317 }, 'Hotel Xaver');
    const [name = ''] = once.place.split(',');
    expect(await substitute(once, name)).toEqual(once);
  });

  test('of typed coordinates is the same point', async () => {
    const result = await substitute({ lat: 47.1234, lng: 11.5678 }, '47.1234° N, 11.5678° E');
    expect(pointOf(result)).toEqual({ lat: 47.1234, lng: 11.5678 });
  });
});
