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
/** Answers that are none. What any call can meet on its way is tried in tests/faults. */
const NO_ANSWERS: readonly [name: string, fault: Fault][] = [
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

/** Everything that was logged, down to hidden properties and causes. */
const logged = () =>
  inspect(vi.mocked(console.error).mock.calls, { depth: Infinity, showHidden: true });

/** Keeps the promises that were handed out, to wait for; `deaf` ones hear of no abort. */
function watched(inner: Geocoder, deaf = false) {
  const asked: Promise<unknown>[] = [];
  const keep = <T>(promise: Promise<T>): Promise<T> => {
    asked.push(promise);
    return promise;
  };
  const geocoder: Geocoder = {
    nameAt: (point, language, signal) =>
      keep(inner.nameAt(point, language, deaf ? undefined : signal)),
    search: (text, language, near, signal) =>
      keep(inner.search(text, language, near, deaf ? undefined : signal)),
  };
  const ended = async () => {
    const ends = await Promise.allSettled(asked);
    await settled();
    return ends;
  };
  return { geocoder, ended };
}

/** Chooses a point and waits for what its name becomes. */
async function nameAfterChoosing(inner: Geocoder) {
  const { geocoder, ended } = watched(inner);
  const { store } = open({ geocoder });
  store.choosePlace(ALPS);
  expect(nameOf(store)).toEqual({ status: 'loading' });
  await ended();
  return nameOf(store);
}

/** Types a text and waits for what becomes of the list. */
async function resultsAfterTyping(inner: Geocoder) {
  const { geocoder, ended } = watched(inner);
  const search = openSearch(geocoder);
  search.type('Innsbruck');
  expect(search.getState().results).toEqual({ status: 'loading' });
  await ended();
  return search.getState().results;
}

/** The call ends as the specification has it, with one line in the console and without the token. */
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
    test.each(NO_ANSWERS)('%s', async (_name, fault) => {
      service.failAlways(fault);
      await expectFailure(call, geocoderAt(service.url));
      expect(service.requests).toHaveLength(1);
    });
  },
);

test('after a failure the next question is answered', async () => {
  const geocoder = geocoderAt(service.url);
  service.fail({ kind: 'answer', status: 503 });
  await resultsAfterTyping(geocoder);
  expect(await resultsAfterTyping(geocoder)).toMatchObject({
    status: 'ready',
    places: [{ place: 'Innsbruck, Tyrol, Austria' }],
  });
});

/** A service that holds its answers to older questions back until the test lets them go. */
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
  return { held, letGo: () => gate.asked.forEach(({ resolve }) => resolve()) };
}

describe('a late answer never overwrites a newer one', () => {
  const CASES = [
    ['the older request is aborted', false, 'rejected'],
    ['even if its answer arrives whole', true, 'fulfilled'],
  ] as const;

  test.each(CASES)('of the name: %s', async (_how, deaf, olderEnds) => {
    const { held, letGo } = await startHolding();
    const { geocoder, ended } = watched(geocoderAt(held.url), deaf);
    const { store } = open({ geocoder });
    store.choosePlace(ALPS);
    await held.arrived(1);
    store.choosePlace(COAST);
    await vi.waitFor(() => expect(nameOf(store)).toMatchObject({ value: 'Newer' }), PATIENCE);
    letGo();
    const [older] = await ended();
    expect(older?.status).toBe(olderEnds);
    expect(nameOf(store)).toEqual({ status: 'ready', value: 'Newer' });
    expect(console.error).not.toHaveBeenCalled();
    await held.stop();
  });

  test.each(CASES)('of the list: %s', async (_how, deaf, olderEnds) => {
    const { held, letGo } = await startHolding();
    const { geocoder, ended } = watched(geocoderAt(held.url), deaf);
    const search = openSearch(geocoder);
    search.type('older');
    await held.arrived(1);
    search.type('newer');
    await vi.waitFor(() => expect(search.getState().results.status).toBe('ready'), PATIENCE);
    letGo();
    const [older] = await ended();
    expect(older?.status).toBe(olderEnds);
    expect(search.getState().results).toMatchObject({ places: [{ name: 'Newer' }] });
    expect(console.error).not.toHaveBeenCalled();
    await held.stop();
  });
});

test('leaving aborts what runs and says nothing', async () => {
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
