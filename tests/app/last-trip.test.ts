import 'fake-indexeddb/auto';
import { IDBFactory } from 'fake-indexeddb';
import { afterEach, beforeAll, beforeEach, expect, test, vi } from 'vitest';
import { TravelError } from '#src/domain/errors.ts';
import { composePlannerServices } from '#src/app/services/compose-planner-services.ts';
import { followLastTrip } from '#src/app/routes/follow-last-trip.ts';
import { findLastTrip } from '#src/app/routes/use-last-trip.ts';
import type { SavedLast } from '#src/pages/landing/last-trip.tsx';
import { createTripDatabase } from '#src/storage/database.ts';
import { createTripHistory } from '#src/storage/trip-history.ts';
import { highCoast } from '#tests/result/high-coast.ts';
import { refusing } from '#tests/trips/trips-world.ts';

const DATES = { startDate: '2027-06-10', endDate: '2027-06-20' };
const PLACE = { en: 'High Coast', de: 'Höga Kusten' };

// The services load it lazily: a load that outlives this file would fail in the next one.
beforeAll(async () => {
  await import('#src/app/services/planning-services.ts');
});

beforeEach(() => {
  vi.stubGlobal('localStorage', { getItem: () => null, setItem: () => undefined });
});

afterEach(() => {
  vi.unstubAllGlobals();
  vi.restoreAllMocks();
});

/** Another tab. */
const openHistory = () => createTripHistory({ database: createTripDatabase() });

/** A visit of the start page: records each trip that is shown. */
function visit() {
  const leaving = new AbortController();
  const shown = vi.fn<(last: SavedLast | null) => void>();
  return { shown, signal: leaving.signal, leave: () => leaving.abort() };
}

test('a device without stored trips shows none, and no database is created', async () => {
  vi.stubGlobal('indexedDB', new IDBFactory());
  const { shown, signal } = visit();
  await findLastTrip(shown, signal);
  expect(shown).not.toHaveBeenCalled();
  expect(await indexedDB.databases()).toEqual([]);
});

test('the last saved trip is shown, and updated when trips are saved or removed', async () => {
  const history = openHistory();
  const first = await history.save(highCoast());
  const { shown, signal, leave } = visit();
  await findLastTrip(shown, signal);
  await vi.waitFor(() => {
    expect(shown).toHaveBeenLastCalledWith({ id: first.id, place: PLACE, ...DATES });
  });
  const second = await history.save(highCoast());
  await vi.waitFor(() => {
    expect(shown).toHaveBeenLastCalledWith({ id: second.id, place: PLACE, ...DATES });
  });
  await history.remove(second.id);
  await history.remove(first.id);
  await vi.waitFor(() => expect(shown).toHaveBeenLastCalledWith(null));
  leave();
  shown.mockClear();
  await history.save(highCoast());
  await history.list();
  expect(shown).not.toHaveBeenCalled();
});

test('the start page and the planner share one connection', async () => {
  await openHistory().save(highCoast());
  const opened = vi.spyOn(indexedDB, 'open');
  const { shown, signal, leave } = visit();
  await findLastTrip(shown, signal);
  await vi.waitFor(() => expect(shown).toHaveBeenCalled());
  const connections = opened.mock.calls.length;
  const { history } = composePlannerServices(() => '2027-05-01', '2027-05-01');
  expect((await history.list()).trips.length).toBeGreaterThan(0);
  expect(connections).toBeLessThanOrEqual(1);
  expect(opened.mock.calls).toHaveLength(connections);
  leave();
});

test('a place with a name in one language only has that name in both', async () => {
  const { wordings } = highCoast();
  const history = openHistory();
  await history.save(highCoast({ wordings: { en: wordings.en } }));
  const { shown, signal, leave } = visit();
  followLastTrip(shown, signal, history);
  await vi.waitFor(() => expect(shown).toHaveBeenCalled());
  expect(shown.mock.lastCall?.[0]?.place).toEqual({ en: 'High Coast', de: 'High Coast' });
  leave();
});

test('without indexedDB.databases() the trip is still read', async () => {
  const { id } = await openHistory().save(highCoast());
  const open = indexedDB.open.bind(indexedDB);
  vi.stubGlobal('indexedDB', { open });
  const { shown, signal, leave } = visit();
  await findLastTrip(shown, signal);
  await vi.waitFor(() => expect(shown.mock.lastCall?.[0]?.id).toBe(id));
  leave();
});

test.each([
  [
    'keeps storage from us',
    { databases: () => Promise.reject(new DOMException('', 'SecurityError')) },
  ],
  ['has no storage', undefined],
])('a browser that %s shows nothing and says nothing', async (_, indexedDB) => {
  const said = [vi.spyOn(console, 'error'), vi.spyOn(console, 'warn')];
  vi.stubGlobal('indexedDB', indexedDB);
  const { shown, signal } = visit();
  await findLastTrip(shown, signal);
  expect(shown).not.toHaveBeenCalled();
  for (const console of said) expect(console).not.toHaveBeenCalled();
});

test('unreadable trips count as none, without an error', async () => {
  const said = vi.spyOn(console, 'error');
  const history = refusing(openHistory(), 'newest', new TravelError('storage-failed'));
  const { shown, signal, leave } = visit();
  followLastTrip(shown, signal, history);
  await vi.waitFor(() => expect(shown).toHaveBeenCalledWith(null));
  expect(said).not.toHaveBeenCalled();
  leave();
});

test('nothing is shown after the visitor has left the page', async () => {
  await openHistory().save(highCoast());
  const { shown, signal, leave } = visit();
  const finding = findLastTrip(shown, signal);
  leave();
  await finding;
  await openHistory().list();
  expect(shown).not.toHaveBeenCalled();
});
