import { inspect } from 'node:util';
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, test, vi } from 'vitest';
import { isAbort } from '#src/domain/errors.ts';
import type { Geocoder } from '#src/domain/ports.ts';
import { createPlaceSearch } from '#src/planner/location-modal/place-search.ts';
import { createMapboxGeocoder } from '#src/providers/geocoder/mapbox/mapbox-geocoder.ts';
import { startMapboxService } from '#tests/services/mapbox-service.ts';
import { startService } from '#tests/services/service.ts';
import type { Fault, Service } from '#tests/services/service.ts';
import { nameOf, open } from '../open-planner.ts';
import { ALPS, COAST, createQuestions, settled } from '../planner-world.ts';

const TOKEN = 'pk.secret-token';
const PATIENCE = { timeout: 15_000 };

const json = (body: unknown): Fault => ({
  kind: 'answer',
  status: 200,
  body: JSON.stringify(body),
});
/** Invalid responses. Network faults are tested in tests/faults. */
const INVALID_RESPONSES: readonly [name: string, fault: Fault][] = [
  ['500 with what looks like an answer', { kind: 'answer', status: 500, body: '{"features":[]}' }],
  ['a list', json([])],
  ['no features', json({ message: 'hello' })],
  ['features: null', json({ features: null })],
  ['features that are a text', json({ features: 'none' })],
  ['features that are all broken', json({ features: [{ text: null, center: [1, 2] }] })],
  ['an echo of the address', json(`?access_token=${TOKEN}`)],
];

let service: Service;

beforeAll(async () => {
  service = await startMapboxService();
});
afterAll(() => service.stop());
beforeEach(() => {
  service.requests.length = 0;
  vi.spyOn(console, 'error').mockImplementation(() => {});
});
afterEach(() => {
  service.failAlways(null);
  vi.restoreAllMocks();
});

function geocoderAt(apiUrl: string): Geocoder {
  return createMapboxGeocoder({ accessToken: TOKEN, apiUrl, mode: 'mapbox.places' });
}

function openSearch(geocoder: Pick<Geocoder, 'search'>) {
  return createPlaceSearch({
    geocoder,
    language: 'en',
    near: null,
    initialText: '',
    schedule(run) {
      run();
      return () => undefined;
    },
  });
}

/** Everything that was logged, including hidden properties and causes. */
const logged = () =>
  inspect(vi.mocked(console.error).mock.calls, { depth: Infinity, showHidden: true });

/** Tracks pending requests; with `ignoresAbort` they get no signal. */
function watched(inner: Geocoder, ignoresAbort = false) {
  const asked: Promise<unknown>[] = [];
  const keep = <T>(promise: Promise<T>): Promise<T> => {
    asked.push(promise);
    return promise;
  };
  const geocoder: Geocoder = {
    nameAt: (point, language, signal) =>
      keep(inner.nameAt(point, language, ignoresAbort ? undefined : signal)),
    search: (text, language, near, signal) =>
      keep(inner.search(text, language, near, ignoresAbort ? undefined : signal)),
  };
  const ended = async () => {
    const ends = await Promise.allSettled(asked);
    await settled();
    return ends;
  };
  return { geocoder, ended };
}

/** Chooses a point and waits for its name. */
async function nameAfterChoosing(inner: Geocoder) {
  const { geocoder, ended } = watched(inner);
  const { store } = open({ geocoder });
  store.choosePlace(ALPS);
  expect(nameOf(store)).toEqual({ status: 'loading' });
  await ended();
  return nameOf(store);
}

/** Types a text and waits for the results. */
async function resultsAfterTyping(inner: Geocoder) {
  const { geocoder, ended } = watched(inner);
  const search = openSearch(geocoder);
  search.type('Innsbruck');
  expect(search.getState().results).toEqual({ status: 'loading' });
  await ended();
  return search.getState().results;
}

/** The call fails as specified, with one line in the console and without the token. */
async function expectFailure(call: 'naming' | 'searching', geocoder: Geocoder) {
  const naming = call === 'naming';
  const end = await (naming ? nameAfterChoosing(geocoder) : resultsAfterTyping(geocoder));
  const message = naming ? 'Geocoding request failed' : 'Geocoding failed';
  expect(end).toEqual(naming ? { status: 'failed', message } : { status: 'idle' });
  expect(console.error).toHaveBeenCalledExactlyOnceWith(
    naming ? 'Error naming the location' : 'Error searching locations',
    expect.objectContaining({ name: 'TravelError', message }),
  );
  expect(logged()).not.toContain(TOKEN);
}

describe.each(['naming', 'searching'] as const)(
  '%s fails as specified, after one request:',
  (call) => {
    test.each(INVALID_RESPONSES)('%s', async (_name, fault) => {
      service.failAlways(fault);
      await expectFailure(call, geocoderAt(service.url));
      expect(service.requests).toHaveLength(1);
    });
  },
);

test('a request after a failure succeeds', async () => {
  const geocoder = geocoderAt(service.url);
  service.fail({ kind: 'answer', status: 503 });
  await resultsAfterTyping(geocoder);
  const results = await resultsAfterTyping(geocoder);
  const names = results.status === 'ready' ? results.places.map(({ place }) => place) : [];
  expect(names).toContain('Innsbruck, Tyrol, Austria');
});

/** A service that delays its response to the older request until `release`. */
async function startHolding() {
  const gate = createQuestions<void>();
  const held = await startService({
    async answer({ path }) {
      const text = path.includes('11.48') || path.includes('older') ? 'Older' : 'Newer';
      if (text === 'Older') await gate.ask();
      const feature = { id: 'place.1', text, place_name: text, center: [1, 2] };
      return { body: JSON.stringify({ features: [feature] }) };
    },
  });
  return { held, release: () => gate.asked.forEach(({ resolve }) => resolve()) };
}

describe('a stale response never overwrites a newer one', () => {
  const CASES = [
    ['the older request is aborted', false, 'rejected'],
    ['even if its response arrives', true, 'fulfilled'],
  ] as const;

  test.each(CASES)('the name: %s', async (_how, ignoresAbort, olderEnds) => {
    const { held, release } = await startHolding();
    const { geocoder, ended } = watched(geocoderAt(held.url), ignoresAbort);
    const { store } = open({ geocoder });
    store.choosePlace(ALPS);
    await held.arrived(1);
    store.choosePlace(COAST);
    await vi.waitFor(() => expect(nameOf(store)).toMatchObject({ value: 'Newer' }), PATIENCE);
    release();
    const [older] = await ended();
    expect(older?.status).toBe(olderEnds);
    expect(nameOf(store)).toEqual({ status: 'ready', value: 'Newer' });
    expect(console.error).not.toHaveBeenCalled();
    await held.stop();
  });

  test.each(CASES)('the results: %s', async (_how, ignoresAbort, olderEnds) => {
    const { held, release } = await startHolding();
    const { geocoder, ended } = watched(geocoderAt(held.url), ignoresAbort);
    const search = openSearch(geocoder);
    search.type('older');
    await held.arrived(1);
    search.type('newer');
    await vi.waitFor(() => expect(search.getState().results.status).toBe('ready'), PATIENCE);
    release();
    const [older] = await ended();
    expect(older?.status).toBe(olderEnds);
    expect(search.getState().results).toMatchObject({ places: [{ name: 'Newer' }] });
    expect(console.error).not.toHaveBeenCalled();
    await held.stop();
  });
});

test('unmounting aborts requests and logs nothing', async () => {
  service.failAlways({ kind: 'silence' });
  const { geocoder, ended } = watched(geocoderAt(service.url));
  const { store, leave } = open({ geocoder });
  store.choosePlace(ALPS);
  const search = openSearch(geocoder);
  const close = search.start();
  search.type('Innsbruck');
  await service.arrived(2);
  leave();
  close();
  const ends = await ended();
  expect(ends.map((end) => end.status === 'rejected' && isAbort(end.reason))).toEqual([true, true]);
  expect(console.error).not.toHaveBeenCalled();
});
