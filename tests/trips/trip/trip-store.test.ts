import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { TravelError } from '#src/domain/errors.ts';
import type { TripHistory } from '#src/domain/ports.ts';
import { tickPacked } from '#src/domain/trip/trip-own.ts';
import { createTripStore } from '#src/trips/trip/trip-store.ts';
import type { TripStore } from '#src/trips/trip/trip-store.ts';
import { highCoast, highCoastInEnglish } from '#tests/result/high-coast.ts';
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

function started(history: TripHistory, id: string): TripStore {
  const store = createTripStore(history, id);
  stops.push(store.start());
  return store;
}

async function openTrip(history = device.openTab()) {
  const saved = await history.save(highCoast());
  const store = started(history, saved.id);
  await vi.waitFor(() => expect(store.getState().shown.status).toBe('ready'));
  return { history, saved, store };
}

function packedOf(store: TripStore): readonly string[] | null {
  const { shown } = store.getState();
  return shown.status === 'ready' ? shown.trip.packed : null;
}

test('a saved trip opens completely', async () => {
  const { saved, store } = await openTrip();
  expect(store.getState().shown).toEqual({ status: 'ready', trip: saved });
});

test('an id that is not on this device is missing', async () => {
  const store = started(device.openTab(), 'nowhere');
  await vi.waitFor(() => expect(store.getState().shown).toEqual({ status: 'missing' }));
});

test('ticks are shown at once and stored, also in quick succession', async () => {
  const { history, saved, store } = await openTrip();
  const first = store.change(tickPacked(['p1'], true));
  expect(packedOf(store)).toEqual(['p1']);
  const second = store.change(tickPacked(['p2'], true));
  const seen: (readonly string[] | null)[] = [];
  const stop = store.subscribe(() => seen.push(packedOf(store)));
  await Promise.all([first, second]);
  stop();
  expect(seen.every((packed) => packed?.includes('p2'))).toBe(true);
  expect((await history.get(saved.id))?.packed).toEqual(['p1', 'p2']);
});

test('a tick keeps the reference of everything else, so that the chart does not re-render', async () => {
  const { store } = await openTrip();
  const before = store.getState().shown;
  await store.change(tickPacked(['p1'], true));
  await store.reload();
  const after = store.getState().shown;
  if (before.status !== 'ready' || after.status !== 'ready') throw new Error('not shown');
  expect(after.trip.packed).toEqual(['p1']);
  expect(after.trip.wordings).toBe(before.trip.wordings);
  expect(after.trip.evidence).toBe(before.trip.evidence);
});

test('the other language is shown once it is stored, and the plan keeps its references', async () => {
  const history = device.openTab();
  const { id } = await history.save(highCoastInEnglish());
  const store = started(history, id);
  await vi.waitFor(() => expect(store.getState().shown.status).toBe('ready'));
  const before = store.getState().shown;
  await device.openTab().addWordings(id, highCoast());
  await vi.waitFor(() => {
    const { shown } = store.getState();
    if (before.status !== 'ready' || shown.status !== 'ready') throw new Error('not shown');
    expect(shown.trip.wordings).toEqual(highCoast().wordings);
    expect(shown.trip.wordings.en).toBe(before.trip.wordings.en);
    expect(shown.trip.evidence).toBe(before.trip.evidence);
  });
});

test('a tick in another tab is shown', async () => {
  const { saved, store } = await openTrip();
  await device.openTab().change(saved.id, tickPacked(['p3'], true));
  await vi.waitFor(() => expect(packedOf(store)).toEqual(['p3']));
});

test('ticks in two tabs at the same time are all kept, and both tabs show them', async () => {
  const { saved, store } = await openTrip();
  const other = started(device.openTab(), saved.id);
  await vi.waitFor(() => expect(other.getState().shown.status).toBe('ready'));
  const products = Array.from({ length: 30 }, (_, index) => `p${index}`);
  await Promise.all(
    products.map((product, index) =>
      (index % 2 === 0 ? store : other).change(tickPacked([product], true)),
    ),
  );
  for (const tab of [store, other]) {
    await vi.waitFor(() => expect(packedOf(tab)?.toSorted()).toEqual(products.toSorted()));
  }
});

test('a tick that cannot be stored is reverted and reported', async () => {
  const history = device.openTab();
  const { store } = await openTrip(refusing(history, 'change', new TravelError('storage-failed')));
  await store.change(tickPacked(['p1'], true));
  expect(store.getState().failed).toBe('change');
  expect(packedOf(store)).toEqual([]);
});

test('a deleted trip can be restored on the same page', async () => {
  const { history, saved, store } = await openTrip();
  await store.remove();
  expect(store.getState().shown).toEqual({ status: 'removed', trip: saved });
  expect(await history.get(saved.id)).toBeNull();
  await store.reload();
  expect(store.getState().shown.status).toBe('removed');
  await store.undo();
  expect(store.getState().shown).toEqual({ status: 'ready', trip: saved });
  expect(await history.get(saved.id)).toEqual(saved);
});

test('a trip deleted in another tab is missing', async () => {
  const { saved, store } = await openTrip();
  await device.openTab().remove(saved.id);
  await vi.waitFor(() => expect(store.getState().shown).toEqual({ status: 'missing' }));
});

test('failing storage is reported, a shown trip stays', async () => {
  const error = new TravelError('storage-failed');
  const blocked = started(refusing(device.openTab(), 'get', error), 'any');
  await vi.waitFor(() =>
    expect(blocked.getState().shown).toEqual({ status: 'failed', problem: 'failed' }),
  );
  const history = device.openTab();
  let broken = false;
  const { store } = await openTrip({
    ...history,
    get: (id) => (broken ? Promise.reject(error) : history.get(id)),
  });
  broken = true;
  await store.reload();
  expect(store.getState().shown.status).toBe('ready');
});

test('a failed deletion keeps the trip', async () => {
  const { store } = await openTrip(
    refusing(device.openTab(), 'remove', new TravelError('storage-failed')),
  );
  await store.remove();
  expect(store.getState()).toMatchObject({ shown: { status: 'ready' }, failed: 'remove' });
});
