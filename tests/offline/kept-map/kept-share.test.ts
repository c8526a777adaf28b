import { expect, test } from 'vitest';
import { keptTiles, tileKey } from '#src/domain/map/kept-area.ts';
import { countKept } from '#src/offline/kept-map/kept-share.ts';
import type { KeptRecord } from '#src/offline/kept-map/kept-record.ts';
import { createKeptStore } from '#src/offline/kept-map/kept-store.ts';
import { createMemoryKeptCache } from './memory-kept-cache.ts';

const POINT = { lat: 42.5063, lng: 1.5218 };
const SOURCES = {
  tiles: { template: 'https://tiles.test/{z}/{x}/{y}', minZoom: 0, maxZoom: 11, bounds: null },
  terrain: null,
};
const RECORD: KeptRecord = {
  tripId: 'a',
  points: [POINT],
  state: 'kept',
  have: 0,
  total: 0,
  bytes: 0,
  reachKm: null,
  waitsUntilMs: null,
};

async function setUp() {
  const { cache, clear } = createMemoryKeptCache();
  const store = createKeptStore(async () => cache, clear);
  await store.writeSources({ ...SOURCES, credits: [] });
  const keys = keptTiles([POINT], SOURCES).map(tileKey);
  for (const key of keys) await store.put(key, new Uint8Array(100));
  return { store, keys };
}

test('without a record nothing is kept', async () => {
  const { store } = await setUp();
  expect(await countKept(store)).toBeNull();
});

test('a kept map is whole as long as each of its tiles is there', async () => {
  const { store, keys } = await setUp();
  await store.writeRecord(RECORD);
  expect(await countKept(store)).toEqual({ bytes: 100 * keys.length, isWhole: true });
  await store.drop([keys.at(-1) ?? '']);
  expect(await countKept(store)).toEqual({ bytes: 100 * (keys.length - 1), isWhole: false });
});

test('of a map that did not fit the inner part counts; one that is still fetched is not whole', async () => {
  const { store, keys } = await setUp();
  const last = keptTiles([POINT], SOURCES).at(-1);
  await store.drop([keys.at(-1) ?? '']);
  await store.writeRecord({ ...RECORD, reachKm: last?.km ?? 0 });
  expect((await countKept(store))?.isWhole).toBe(true);
  await store.writeRecord({ ...RECORD, tripId: 'b', state: 'keeping' });
  expect((await countKept(store))?.isWhole).toBe(false);
});
