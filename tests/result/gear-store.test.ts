import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { createGearStore } from '#src/result/gear-store.ts';
import type { GearStore } from '#src/result/gear-store.ts';
import { ownedItem } from '#tests/fixtures/owned.ts';
import { createMemoryGear } from '#tests/helpers/memory-gear.ts';
import { highCoast } from '#tests/result/high-coast.ts';

let stops: (() => void)[] = [];

beforeEach(() => {
  vi.spyOn(console, 'error').mockReturnValue();
});

afterEach(() => {
  for (const stop of stops) stop();
  stops = [];
  vi.restoreAllMocks();
});

function openStore(gear = createMemoryGear()) {
  const store = createGearStore(gear, () => new Date('2027-05-01T10:00:00Z'));
  stops.push(store.follow());
  return { gear, store };
}

function idsOf(store: GearStore): string[] {
  return store.getState().items.map(({ id }) => id);
}

test('a line marked as owned is shown at once and stored', async () => {
  const { gear, store } = openStore();
  const done = store.own(highCoast(), { id: 'p2' }, 'owned');
  expect(idsOf(store)).toEqual(['p2']);
  await done;
  expect(await gear.list()).toMatchObject([{ id: 'p2', addedAt: '2027-05-01T10:00:00.000Z' }]);
});

test('a line that is no longer owned loses everything that did its job, and nothing else', async () => {
  const { gear, store } = openStore();
  await gear.add([
    ownedItem('thin-bag', { key: 'sleeping-bag', warmth: 12 }),
    ownedItem('warm-bag', { key: 'sleeping-bag', warmth: -5 }),
    ownedItem('tent'),
  ]);
  await vi.waitFor(() => expect(idsOf(store)).toHaveLength(3));
  await store.own(highCoast(), { id: 'p5', job: 'sleeping-bag', warmth: 2 }, null);
  expect(idsOf(store)).toEqual(['thin-bag', 'tent']);
  expect(await gear.list()).toHaveLength(2);
});

test('what lacks is kept for all trips, until it is there', async () => {
  const { gear, store } = openStore();
  await gear.add([ownedItem('thin-bag', { key: 'sleeping-bag', warmth: 12 })]);
  await vi.waitFor(() => expect(idsOf(store)).toEqual(['thin-bag']));
  await store.ownAll(highCoast(), [
    { line: { id: 'p5', job: 'sleeping-bag', warmth: 2 }, ownership: 'lacking' },
    { line: { id: 'p2' }, ownership: 'owned' },
  ]);
  expect(await gear.list()).toMatchObject([
    { id: 'thin-bag' },
    { id: 'p5', lacking: true },
    { id: 'p2' },
  ]);
  await store.own(highCoast(), { id: 'p5', job: 'sleeping-bag', warmth: 2 }, 'owned');
  const items = await gear.list();
  expect(items.map(({ id }) => id).toSorted()).toEqual(['p2', 'p5', 'thin-bag']);
  expect(items.some(({ lacking }) => lacking === true)).toBe(false);
});

test('what another tab adds is shown', async () => {
  const { gear, store } = openStore();
  await gear.add([ownedItem('tent')]);
  await vi.waitFor(() => expect(idsOf(store)).toEqual(['tent']));
});

test('what cannot be stored is reverted and reported, until the next change succeeds', async () => {
  const { gear, store } = openStore();
  gear.refuse = true;
  await store.own(highCoast(), { id: 'p2' }, 'owned');
  expect(store.getState()).toMatchObject({ items: [], failed: true });
  gear.refuse = false;
  await store.own(highCoast(), { id: 'p2' }, 'owned');
  expect(store.getState().failed).toBe(false);
  expect(idsOf(store)).toEqual(['p2']);
});

test('one thing or everything is removed, and undo brings it back', async () => {
  const { gear, store } = openStore();
  await gear.add([ownedItem('tent'), ownedItem('stove')]);
  await store.remove(({ id }) => id === 'tent');
  expect(idsOf(store)).toEqual(['stove']);
  await store.undo();
  expect(idsOf(store).toSorted()).toEqual(['stove', 'tent']);
  expect(store.getState().removed).toEqual([]);
  await store.remove(() => true);
  expect(idsOf(store)).toEqual([]);
  await store.undo();
  expect(await gear.list()).toHaveLength(2);
});

test('a removal that fails keeps everything and says so', async () => {
  const { gear, store } = openStore();
  await gear.add([ownedItem('tent')]);
  gear.refuse = true;
  await store.remove(() => true);
  expect(store.getState()).toMatchObject({ failed: true, removed: [] });
  expect(idsOf(store)).toEqual(['tent']);
});

test('gear that cannot be read says so; it is loading until then', async () => {
  const gear = { ...createMemoryGear(), list: () => Promise.reject(new Error('blocked')) };
  const { store } = openStore(gear);
  expect(store.getState().status).toBe('loading');
  await vi.waitFor(() => expect(store.getState().status).toBe('failed'));
});
