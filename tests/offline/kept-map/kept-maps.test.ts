import { expect, test, vi } from 'vitest';
import type { DetailSources } from '#src/domain/map/detail-tiles.ts';
import { keptTiles, tileKey } from '#src/domain/map/kept-area.ts';
import type { KeptTile } from '#src/domain/map/kept-area.ts';
import type { KeptMap } from '#src/domain/map/kept-map.ts';
import type { TileAnswer } from '#src/offline/kept-map/fetch-tile.ts';
import { createKeptMaps } from '#src/offline/kept-map/kept-maps.ts';
import { createKeptStore } from '#src/offline/kept-map/kept-store.ts';
import { createMemoryKeptCache } from './memory-kept-cache.ts';

const ANDORRA = { lat: 42.5063, lng: 1.5218 };
/** 20 km east: the two areas share tiles. */
const BEYOND = { lat: 42.5063, lng: 1.765 };
const SOURCES: DetailSources = {
  tiles: { template: 'https://tiles.test/{z}/{x}/{y}.pbf', minZoom: 0, maxZoom: 12, bounds: null },
  terrain: null,
};
const ALL = keptTiles([ANDORRA], SOURCES).map(tileKey);
const ALL_BEYOND = keptTiles([BEYOND], SOURCES).map(tileKey);
const SHARED = ALL.filter((key) => ALL_BEYOND.includes(key));

type World = {
  isOnline: boolean;
  nowMs: number;
  wants: boolean;
  answer: (tile: KeptTile) => TileAnswer | Promise<TileAnswer>;
};

/** A device: its cache and its clock outlive the tabs that are opened on it. */
function setUpDevice() {
  const { cache, clear, world: storage } = createMemoryKeptCache();
  const store = createKeptStore(async () => cache, clear);
  const world: World = {
    isOnline: true,
    nowMs: 0,
    wants: true,
    answer: () => ({ is: 'tile', body: new Uint8Array(100) }),
  };
  const asked: string[] = [];
  const listeners = new Set<(tripId: string) => void>();
  const queues = new Map<string, Promise<unknown>>();
  const openTab = () => {
    let isOpen = true;
    const keeper = createKeptMaps({
      store,
      isOnline: () => world.isOnline,
      followChoice: () => () => {},
      async loadSources() {
        if (!world.isOnline) throw new Error('offline');
        return world.wants ? { ...SOURCES, credits: [] } : null;
      },
      createFetchTile: () => async (tile, signal) => {
        asked.push(tileKey(tile));
        await new Promise((resolve) => setImmediate(resolve));
        // A tab that was killed never hears of it.
        if (!isOpen) return new Promise(() => {});
        if (signal.aborted) throw new DOMException('stopped', 'AbortError');
        return world.isOnline ? world.answer(tile) : { is: 'failed' };
      },
      clock: {
        nowMs: () => world.nowMs,
        async waitUntil(ms) {
          world.nowMs = Math.max(world.nowMs, ms);
        },
      },
      alone(what, job) {
        const before = queues.get(what) ?? Promise.resolve();
        const running = before.then(job, job);
        queues.set(what, running);
        return running;
      },
      news: {
        announce: (tripId) => listeners.forEach((changed) => isOpen && changed(tripId)),
        subscribe(changed) {
          const heard = (tripId: string) => void (isOpen && changed(tripId));
          listeners.add(heard);
          return () => listeners.delete(heard);
        },
      },
    });
    return {
      ...keeper,
      kill() {
        isOpen = false;
        // The browser gives up the locks of a tab that is gone.
        queues.clear();
      },
    };
  };
  const reached = (tripId: string, state: KeptMap['state']) =>
    vi.waitFor(async () => {
      const record = await store.record(tripId);
      expect(record?.state).toBe(state);
      return record;
    });
  return { store, storage, world, asked, openTab, reached };
}

test('a map is kept whole: every tile of its area once, and nothing else', async () => {
  const { openTab, store, asked, reached } = setUpDevice();
  await openTab().keep('a', [ANDORRA]);
  const record = await reached('a', 'kept');
  expect(record).toMatchObject({ have: ALL.length, total: ALL.length, bytes: ALL.length * 100 });
  expect([...(await store.keys())].toSorted()).toEqual(ALL.toSorted());
  expect(asked.toSorted()).toEqual(ALL.toSorted());
  expect((await store.sources())?.templates.tiles).toEqual([SOURCES.tiles?.template]);
});

test('the size is estimated by a few tiles, which are not asked for again', async () => {
  const { openTab, asked, world, reached } = setUpDevice();
  world.answer = ({ z }) => ({ is: 'tile', body: new Uint8Array(z * 100) });
  const tab = openTab();
  const size = await tab.size([ANDORRA], new AbortController().signal);
  expect(asked.length).toBeLessThan(8);
  expect(size?.isTooMuch).toBe(false);
  await tab.keep('a', [ANDORRA]);
  const record = await reached('a', 'kept');
  expect(record?.bytes).toBeGreaterThan(1000);
  expect(Math.abs((size?.bytes ?? 0) / (record?.bytes ?? 1) - 1)).toBeLessThan(0.1);
  expect(asked.toSorted()).toEqual(ALL.toSorted());
});

test('a tile that is not to be had now does not cost the estimate, a silent server does', async () => {
  const { openTab, world, asked } = setUpDevice();
  world.answer = () =>
    asked.length < 2 ? { is: 'failed' } : { is: 'tile', body: new Uint8Array(100) };
  const { signal } = new AbortController();
  expect(await openTab().size([ANDORRA], signal)).toEqual({
    bytes: ALL.length * 100,
    isTooMuch: false,
  });
  world.answer = () => ({ is: 'failed' });
  await expect(openTab().size([ANDORRA], signal)).rejects.toThrow('No tile');
});

test('where there is no detail there is no size', async () => {
  const { openTab, world } = setUpDevice();
  world.answer = () => ({ is: 'none' });
  expect(await openTab().size([ANDORRA], new AbortController().signal)).toBeNull();
});

test('a tab that is killed leaves what it has, and another tab goes on there', async () => {
  const { openTab, store, asked, reached, world } = setUpDevice();
  const first = openTab();
  world.answer = ({ x }) => {
    if (asked.length > 20) first.kill();
    return { is: 'tile', body: new Uint8Array(x % 7) };
  };
  await first.keep('a', [ANDORRA]);
  await vi.waitFor(() => expect(asked.length).toBeGreaterThan(20));
  const before = await store.keys();
  expect(before.size).toBeGreaterThan(10);
  expect((await store.record('a'))?.state).toBe('keeping');

  world.answer = () => ({ is: 'tile', body: new Uint8Array(3) });
  const askedBefore = asked.length;
  const stop = openTab().follow('a', [ANDORRA], () => {});
  await reached('a', 'kept');
  stop();
  expect(await store.keys()).toEqual(new Set(ALL));
  const again = asked.slice(askedBefore);
  expect(again.filter((key) => before.has(key))).toEqual([]);
});

test('pausing stops in every tab and keeps what is there', async () => {
  const { openTab, store, asked, reached, world } = setUpDevice();
  const [first, second] = [openTab(), openTab()];
  world.answer = async () => {
    if (asked.length === 10) await second.pause('a');
    return { is: 'tile', body: new Uint8Array(1) };
  };
  await first.keep('a', [ANDORRA]);
  await reached('a', 'paused');
  const there = (await store.keys()).size;
  expect(there).toBeGreaterThan(5);
  expect(asked.length).toBeLessThan(20);
  await second.keep('a', [ANDORRA]);
  await reached('a', 'kept');
  expect(await store.keys()).toEqual(new Set(ALL));
});

test('cancelling while it downloads leaves nothing behind', async () => {
  const { openTab, store, asked, world } = setUpDevice();
  const tab = openTab();
  world.answer = async () => {
    if (asked.length === 12) await tab.remove('a');
    return { is: 'tile', body: new Uint8Array(1) };
  };
  await tab.keep('a', [ANDORRA]);
  await vi.waitFor(async () => {
    expect(asked.length).toBeGreaterThanOrEqual(12);
    expect(await store.record('a')).toBeNull();
    expect((await store.keys()).size).toBe(0);
  });
});

test('two trips share their tiles, and the last one takes them along', async () => {
  const { openTab, store, asked, reached } = setUpDevice();
  const tab = openTab();
  await tab.keep('a', [ANDORRA]);
  await reached('a', 'kept');
  await tab.keep('b', [BEYOND]);
  await reached('b', 'kept');
  expect(SHARED.length).toBeGreaterThan(10);
  for (const key of SHARED) expect(asked.filter((one) => one === key)).toHaveLength(1);

  await tab.remove('a');
  expect(await store.keys()).toEqual(new Set(ALL_BEYOND));
  await tab.remove('b');
  expect((await store.keys()).size).toBe(0);
});

test('the maps of trips that are gone are removed, others stay', async () => {
  const { openTab, store, reached } = setUpDevice();
  const tab = openTab();
  await tab.keep('a', [ANDORRA]);
  await tab.keep('b', [BEYOND]);
  await reached('b', 'kept');
  await tab.removeWhere(async (tripId) => tripId === 'a');
  expect((await store.records()).map(({ tripId }) => tripId)).toEqual(['b']);
  expect(await store.keys()).toEqual(new Set(ALL_BEYOND));
});

test('where storage is full it says so, loses nothing and goes on later', async () => {
  vi.spyOn(console, 'warn').mockImplementation(() => {});
  const { openTab, store, storage, reached, world, asked } = setUpDevice();
  world.answer = () => {
    storage.full = asked.length > 15;
    return { is: 'tile', body: new Uint8Array(1) };
  };
  const tab = openTab();
  await tab.keep('a', [ANDORRA]);
  const record = await reached('a', 'full');
  expect(record?.have).toBe((await store.keys()).size);
  expect(record?.have).toBeGreaterThan(8);
  expect(record?.total).toBe(ALL.length);
  world.answer = () => ({ is: 'tile', body: new Uint8Array(1) });
  storage.full = false;
  await tab.keep('a', [ANDORRA]);
  await reached('a', 'kept');
});

test('without a connection it waits, and goes on once there is one', async () => {
  vi.spyOn(console, 'warn').mockImplementation(() => {});
  const { openTab, reached, world } = setUpDevice();
  const tab = openTab();
  world.isOnline = false;
  await tab.keep('a', [ANDORRA]);
  await reached('a', 'unreachable');
  await tab.goOn();
  await reached('a', 'unreachable');
  world.isOnline = true;
  await tab.goOn();
  expect(await reached('a', 'kept')).toMatchObject({ have: ALL.length });
});

test('nothing is asked of a host that the traveller no longer wants', async () => {
  const { openTab, asked, reached, world } = setUpDevice();
  world.wants = false;
  await openTab().keep('a', [ANDORRA]);
  await reached('a', 'paused');
  expect(asked).toEqual([]);
});

test('a kept map that lost tiles, or whose trip has grown, is incomplete and can be completed', async () => {
  const { openTab, store, reached } = setUpDevice();
  const tab = openTab();
  await tab.keep('a', [ANDORRA]);
  await reached('a', 'kept');
  await store.drop([ALL[3] ?? '']);
  const told: (KeptMap | null)[] = [];
  tab.follow('a', [ANDORRA], (kept) => void told.push(kept))();
  expect(await reached('a', 'incomplete')).toMatchObject({ have: ALL.length - 1 });
  await tab.keep('a', [ANDORRA]);
  await reached('a', 'kept');
  tab.follow('a', [ANDORRA, BEYOND], () => {})();
  await reached('a', 'incomplete');
  await tab.keep('a', [ANDORRA, BEYOND]);
  const record = await reached('a', 'kept');
  expect(record?.have).toBe(new Set([...ALL, ...ALL_BEYOND]).size);
});

test('after a change of place the old area stays until the new one is there, and then goes', async () => {
  const { openTab, store, reached } = setUpDevice();
  const tab = openTab();
  await tab.keep('a', [ANDORRA]);
  await reached('a', 'kept');
  tab.follow('a', [BEYOND], () => {})();
  const record = await reached('a', 'incomplete');
  expect(record).toMatchObject({ have: SHARED.length, total: ALL_BEYOND.length });
  expect(await store.keys()).toEqual(new Set(ALL));
  // Changed back: nothing is missing.
  tab.follow('a', [ANDORRA], () => {})();
  await reached('a', 'kept');
  tab.follow('a', [BEYOND], () => {})();
  await reached('a', 'incomplete');
  await tab.keep('a', [BEYOND]);
  await reached('a', 'kept');
  await vi.waitFor(async () => expect(await store.keys()).toEqual(new Set(ALL_BEYOND)));
});

test('a place that comes while the map is being kept is kept as well', async () => {
  const { openTab, store, asked, reached, world } = setUpDevice();
  const tab = openTab();
  let following: (() => void) | null = null;
  world.answer = () => {
    if (asked.length > 10) following ??= tab.follow('a', [ANDORRA, BEYOND], () => {});
    return { is: 'tile', body: new Uint8Array(1) };
  };
  await tab.keep('a', [ANDORRA]);
  await vi.waitFor(async () => {
    expect(await store.keys()).toEqual(new Set([...ALL, ...ALL_BEYOND]));
  });
  expect((await reached('a', 'kept'))?.points).toEqual([ANDORRA, BEYOND]);
});

test('what was interrupted goes on around the places of now', async () => {
  vi.spyOn(console, 'warn').mockImplementation(() => {});
  const { openTab, store, asked, reached, world } = setUpDevice();
  world.isOnline = false;
  await openTab().keep('a', [ANDORRA]);
  await reached('a', 'unreachable');
  world.isOnline = true;
  openTab().follow('a', [BEYOND], () => {})();
  await reached('a', 'kept');
  expect(asked.toSorted()).toEqual(ALL_BEYOND.toSorted());
  expect(await store.keys()).toEqual(new Set(ALL_BEYOND));
});

test('who follows a trip is told each state, and nothing after unsubscribing', async () => {
  const { openTab, reached } = setUpDevice();
  const tab = openTab();
  const told: (string | null)[] = [];
  const stop = tab.follow('a', [ANDORRA], (kept) => void told.push(kept?.state ?? null));
  await vi.waitFor(() => expect(told).toEqual([null]));
  await tab.keep('a', [ANDORRA]);
  await reached('a', 'kept');
  await vi.waitFor(() => expect(told.at(-1)).toBe('kept'));
  expect(told).toContain('keeping');
  stop();
  const before = told.length;
  await tab.remove('a');
  expect(told).toHaveLength(before);
});
