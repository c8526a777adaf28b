import { inspect } from 'node:util';
import { afterAll, afterEach, beforeEach, expect, test, vi } from 'vitest';
import { createPlaceSearch } from '#src/planner/location-modal/place-search.ts';
import type { PlaceSearch } from '#src/planner/location-modal/place-search.ts';
import { createMapboxGeocoder } from '#src/providers/geocoder/mapbox/mapbox-geocoder.ts';
import { startMapboxService } from '#tests/services/mapbox-service.ts';
import { createFaultTable } from './fault-table.ts';
import { KARWENDEL, LIMIT_MS, limitFor, openPlannerWith } from './fault-world.ts';
import { FAULTS, NOWHERE, SECRET } from './faults.ts';

const table = createFaultTable('Places: what the traveller sees, and number of requests');
const service = await startMapboxService();
const logged = vi.spyOn(console, 'error').mockImplementation(() => undefined);

beforeEach(() => {
  logged.mockClear();
  service.requests.splice(0);
});
afterEach(() => service.failAlways(null));
afterAll(async () => {
  logged.mockRestore();
  table.print();
  await service.stop();
});

const IN_TIME = { timeout: LIMIT_MS };

function geocoderAt(apiUrl: string, timeLimitMs = LIMIT_MS) {
  return createMapboxGeocoder({
    accessToken: SECRET,
    apiUrl,
    mode: 'mapbox.places',
    timeLimitMs,
  });
}

/** A search without debounce. */
function openSearch(apiUrl: string, timeLimitMs = LIMIT_MS): PlaceSearch {
  return createPlaceSearch({
    geocoder: geocoderAt(apiUrl, timeLimitMs),
    language: 'en',
    near: null,
    initialText: '',
    schedule(run) {
      run();
      return () => undefined;
    },
  });
}

/** Resolves with the state after the lookup. */
function settled(search: PlaceSearch) {
  return new Promise<ReturnType<PlaceSearch['getState']>>((resolve) => {
    const stop = search.subscribe((state) => {
      if (state.results.status === 'loading') return;
      stop();
      resolve(state);
    });
  });
}

test.each(FAULTS)('reverse geocoding, $name: Location not found, from one request', async (row) => {
  service.failAlways(row.fault);
  const { store } = openPlannerWith({
    openAiUrl: NOWHERE.refused,
    geocoder: geocoderAt(row.at ?? service.url, limitFor(row)),
  });
  await vi.waitUntil(() => nameIn(store.getState().place)?.status === 'failed', IN_TIME);
  expect(nameIn(store.getState().place)).toEqual({
    status: 'failed',
    message: 'Geocoding request failed',
  });
  expect(service.requests).toHaveLength(row.at === undefined ? 1 : 0);
  expect(inspect(logged.mock.calls, { depth: 9 })).not.toContain(SECRET);
  table.note(row.name, 'name of a point', `Location not found x${row.at ? '-' : 1}`);
});

test.each(FAULTS)('searching, $name: an empty list, no message', async (row) => {
  service.failAlways(row.fault);
  const search = openSearch(row.at ?? service.url, limitFor(row));
  const after = settled(search);
  search.type('Innsbruck');
  expect((await after).results).toEqual({ status: 'idle' });
  expect(logged).toHaveBeenCalledExactlyOnceWith(
    'Error searching locations',
    expect.objectContaining({ message: 'Geocoding failed' }),
  );
  expect(service.requests).toHaveLength(row.at === undefined ? 1 : 0);
  expect(inspect(logged.mock.calls, { depth: 9 })).not.toContain(SECRET);
  table.note(row.name, 'search', `empty list x${row.at ? '-' : 1}`);
});

test('a point without a feature is an unknown location, not a failure', async () => {
  service.fail({ kind: 'answer', status: 200, body: '{"type":"FeatureCollection","features":[]}' });
  const { store } = openPlannerWith({
    openAiUrl: NOWHERE.refused,
    geocoder: geocoderAt(service.url),
  });
  await vi.waitUntil(() => nameIn(store.getState().place)?.status === 'ready', IN_TIME);
  expect(nameIn(store.getState().place)).toEqual({ status: 'ready', value: '' });
  expect(logged).not.toHaveBeenCalled();
});

test('a late answer never overwrites the newer one', async () => {
  service.fail({ kind: 'late', ms: 120 });
  const search = openSearch(service.url);
  const seen: string[] = [];
  search.subscribe(({ results }) => {
    if (results.status === 'ready') seen.push(results.places[0]?.name ?? '');
  });
  search.type('Innsbruck');
  await vi.waitUntil(() => service.requests.length === 1, IN_TIME);
  const after = settled(search);
  search.type('Palma');
  await after;
  await vi.waitUntil(() => service.requests.length === 2, IN_TIME);
  expect(seen).toEqual(['Palma']);
});

test('after a second choice only the newer answer names the point', async () => {
  service.fail({ kind: 'late', ms: 120 });
  const { store } = openPlannerWith({
    openAiUrl: NOWHERE.refused,
    geocoder: geocoderAt(service.url),
  });
  const names = new Set<string>();
  store.subscribe(({ place }) => {
    const name = nameIn(place);
    if (name?.status === 'ready') names.add(name.value);
  });
  await vi.waitUntil(() => service.requests.length === 1, IN_TIME);
  store.choosePlace({ lat: 39.7179, lng: 2.6875 });
  await vi.waitUntil(() => names.size > 0, IN_TIME);
  expect([...names].join()).toMatch(/Spain$/u);
  expect(store.getState().place).not.toMatchObject({ point: KARWENDEL });
});

function nameIn(
  place: ReturnType<ReturnType<typeof openPlannerWith>['store']['getState']>['place'],
) {
  return place.status === 'chosen' ? place.name : null;
}
