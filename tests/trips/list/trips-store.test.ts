import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { TravelError } from '#src/domain/errors.ts';
import { createTripsStore } from '#src/trips/list/trips-store.ts';
import type { TripsStore } from '#src/trips/list/trips-store.ts';
import { highCoast } from '#tests/result/high-coast.ts';
import { createDevice, refusing } from '../trips-world.ts';

let device = createDevice();
let stops: (() => void)[] = [];

beforeEach(() => {
  device = createDevice();
  stops = [];
  vi.spyOn(console, 'error').mockReturnValue();
});

afterEach(() => {
  for (const stop of stops) stop();
  vi.restoreAllMocks();
});

/** Waits for what a busy machine may take long for. */
function eventually(check: () => void): Promise<void> {
  return vi.waitFor(check, { timeout: 20_000 });
}

function started(history = device.openTab()): TripsStore {
  const store = createTripsStore(history);
  stops.push(store.start());
  return store;
}

function idsOf(store: TripsStore): string[] | null {
  const { list } = store.getState();
  return list.status === 'ready' ? list.trips.map(({ id }) => id) : null;
}

test('trips are listed newest first', async () => {
  const history = device.openTab();
  const first = await history.save(highCoast());
  const second = await history.save(highCoast());
  const store = started(history);
  expect(store.getState().list).toEqual({ status: 'loading' });
  await eventually(() => expect(idsOf(store)).toEqual([second.id, first.id]));
});

test('the newest of many trips are shown while older ones are still being read', async () => {
  const history = device.openTab();
  const ids: string[] = [];
  for (let count = 0; count < 20; count += 1) ids.unshift((await history.save(highCoast())).id);
  const store = createTripsStore(history);
  const soFar: number[] = [];
  store.subscribe(({ list }) => {
    if (list.status === 'reading') soFar.push(list.trips.length);
  });
  stops.push(store.start());
  await eventually(() => expect(store.getState().list.status).toBe('ready'));
  await eventually(() => expect(idsOf(store)).toEqual(ids));
  expect(soFar.length).toBeGreaterThan(1);
  expect(soFar[0]).toBeLessThan(20);
});

test('a deleted trip is restored by undo, at its place in the list', async () => {
  const history = device.openTab();
  const first = await history.save(highCoast());
  const second = await history.save(highCoast());
  const store = started(history);
  await store.remove(first.id);
  await eventually(() => expect(idsOf(store)).toEqual([second.id]));
  expect(store.getState().removed?.id).toBe(first.id);
  await store.undo();
  // A change in another tab, or in another test's thread, may start a later read.
  await eventually(() => expect(idsOf(store)).toEqual([second.id, first.id]));
  expect(store.getState().removed).toBeNull();
});

test('only the last deletion can be undone', async () => {
  const history = device.openTab();
  const first = await history.save(highCoast());
  const second = await history.save(highCoast());
  const store = started(history);
  await store.remove(first.id);
  await store.remove(second.id);
  await store.undo();
  // The change that the undo makes starts a later read.
  await eventually(() => expect(idsOf(store)).toEqual([second.id]));
});

test('a dismissed message ends the undo', async () => {
  const history = device.openTab();
  const saved = await history.save(highCoast());
  const store = started(history);
  await store.remove(saved.id);
  store.dismiss();
  await store.undo();
  await eventually(() => expect(idsOf(store)).toEqual([]));
});

test('changes in another tab are shown', async () => {
  const other = device.openTab();
  const store = started();
  await eventually(() => expect(idsOf(store)).toEqual([]));
  const saved = await other.save(highCoast());
  await eventually(() => expect(idsOf(store)).toEqual([saved.id]));
  await other.remove(saved.id);
  await eventually(() => expect(idsOf(store)).toEqual([]));
});

test('deleting a trip that another tab has deleted offers no undo', async () => {
  const saved = await device.openTab().save(highCoast());
  const store = started();
  await device.openTab().remove(saved.id);
  await store.remove(saved.id);
  expect(store.getState()).toMatchObject({ removed: null, failed: null });
});

test('failing storage is reported, and a retry reads the list', async () => {
  const history = device.openTab();
  let broken = true;
  const store = started({
    ...history,
    list: () => (broken ? Promise.reject(new TravelError('storage-failed')) : history.list()),
  });
  await eventually(() =>
    expect(store.getState().list).toEqual({ status: 'failed', problem: 'failed' }),
  );
  broken = false;
  await store.reload();
  await eventually(() => expect(idsOf(store)).toEqual([]));
});

test.each([
  ['storage-newer', 'newer'],
  ['storage-silent', 'silent'],
] as const)('%s has its own problem', async (code, problem) => {
  const store = started(refusing(device.openTab(), 'list', new TravelError(code)));
  await eventually(() => expect(store.getState().list).toEqual({ status: 'failed', problem }));
});

test('a list stays when reloading fails', async () => {
  const history = device.openTab();
  const saved = await history.save(highCoast());
  let broken = false;
  const store = started({
    ...history,
    list: () => (broken ? Promise.reject(new TravelError('storage-failed')) : history.list()),
  });
  await eventually(() => expect(idsOf(store)).toEqual([saved.id]));
  broken = true;
  await store.reload();
  await eventually(() => expect(idsOf(store)).toEqual([saved.id]));
});

test('a failed deletion or undo is reported and can be retried', async () => {
  const history = device.openTab();
  const saved = await history.save(highCoast());
  const refused = started(refusing(history, 'remove', new TravelError('storage-failed')));
  await refused.remove(saved.id);
  expect(refused.getState()).toMatchObject({ removed: null, failed: 'remove' });

  const store = started(refusing(history, 'restore', new TravelError('storage-failed')));
  await store.remove(saved.id);
  await store.undo();
  expect(store.getState()).toMatchObject({ removed: saved, failed: 'undo' });
});
