import { expect, test, vi } from 'vitest';
import { MAP_LIMITS, createMapStore } from '#sw/map-store.ts';
import type { MapCache } from '#sw/map-store.ts';

const DAY_MS = 86_400_000;
const TILE = 'https://tiles.example/8/135/89.pbf';

/** A map store with its own clock, network and cache. */
function setUp() {
  const entries = new Map<string, Response>();
  const work: Promise<void>[] = [];
  const fetched: string[] = [];
  const world = {
    nowMs: 0,
    online: true,
    full: false,
    broken: false,
    answer: (url: string) => new Response(url, { headers: { 'content-type': 'x/tile' } }),
  };
  const cache: MapCache = {
    keys: async () => [...entries.keys()].map((url) => ({ url })),
    match: async (url) => entries.get(url)?.clone(),
    async put(url, response) {
      if (world.full) throw new DOMException('full', 'QuotaExceededError');
      entries.delete(url);
      entries.set(url, response);
    },
    delete: async (url) => entries.delete(url),
  };
  const store = createMapStore({
    async cache() {
      if (world.broken) throw new DOMException('broken', 'UnknownError');
      return cache;
    },
    nowMs: () => world.nowMs,
    async fetch({ url }) {
      if (!world.online) throw new TypeError('Failed to fetch');
      fetched.push(url);
      return world.answer(url);
    },
  });
  const waitUntil = (task: Promise<void>) => void work.push(task);
  const done = async <T>(answering: Promise<T>): Promise<T> => {
    const answer = await answering;
    await Promise.all(work.splice(0));
    return answer;
  };
  return {
    world,
    fetched,
    urls: () => [...entries.keys()],
    tile: (url = TILE) => done(store.answerTile(new Request(url), waitUntil)),
    file: (url: string) => done(store.answerFile(new Request(url), waitUntil)),
  };
}

test('a tile is fetched once and served offline from the cache', async () => {
  const { world, fetched, tile } = setUp();
  await tile();
  world.online = false;
  const again = await tile();
  expect(await again.text()).toBe(TILE);
  expect(again.headers.get('content-type')).toBe('x/tile');
  expect(fetched).toEqual([TILE]);
});

test('a style is fetched each time, and the cached one serves offline', async () => {
  const { world, file } = setUp();
  const style = 'https://tiles.example/style.json';
  world.answer = () => new Response('old');
  await file(style);
  world.answer = () => new Response('new');
  expect(await (await file(style)).text()).toBe('new');
  world.online = false;
  expect(await (await file(style)).text()).toBe('new');
  await expect(file('https://tiles.example/other.json')).rejects.toThrow('Failed to fetch');
});

test.each([
  ['a missing tile', () => new Response('', { status: 404 })],
  ['an empty one', () => new Response(null, { status: 204 })],
  ['a part of one', () => new Response('x', { status: 206 })],
  ['an error', () => new Response('', { status: 503 })],
  ['an opaque response', () => Response.error()],
  [
    'a response with no-store',
    () => new Response('x', { headers: { 'cache-control': 'private, no-store' } }),
  ],
])('%s is passed on and not cached', async (_, answer) => {
  const { world, urls, tile } = setUp();
  world.answer = answer;
  expect((await tile()).status).toBe(answer().status);
  expect(urls()).toEqual([]);
});

test('after 30 days a tile is fetched again, even if it was used every day', async () => {
  const { world, fetched, urls, tile } = setUp();
  for (; world.nowMs <= MAP_LIMITS.ageMs; world.nowMs += 1.5 * DAY_MS) await tile();
  expect(fetched).toHaveLength(1);
  await tile();
  expect(fetched).toHaveLength(2);
  world.online = false;
  world.nowMs += MAP_LIMITS.ageMs + 1;
  await expect(tile()).rejects.toThrow('Failed to fetch');
  expect(urls()).toEqual([]);
});

test('beyond the limit the least recently used tiles are evicted first', async () => {
  const { world, urls, tile } = setUp();
  for (let x = 0; x < MAP_LIMITS.entries; x += 1) await tile(tileAt(x));
  expect(urls()).toHaveLength(MAP_LIMITS.entries);
  world.nowMs += 2 * DAY_MS;
  await tile(tileAt(0));
  for (let x = 0; x < 100; x += 1) await tile(tileAt(MAP_LIMITS.entries + x));
  const kept = urls();
  expect(kept.length).toBeLessThan(MAP_LIMITS.entries + 50);
  expect(kept).toContain(tileAt(0));
  expect(kept).not.toContain(tileAt(1));
  expect(kept).toContain(tileAt(MAP_LIMITS.entries + 99));
});

test('with full storage the page still gets its tile, and a quarter of the cache is evicted', async () => {
  const warned = vi.spyOn(console, 'warn').mockImplementation(() => undefined);
  const { world, urls, tile } = setUp();
  for (let x = 0; x < 8; x += 1) await tile(tileAt(x));
  world.full = true;
  expect((await tile()).status).toBe(200);
  expect(urls()).toHaveLength(6);
  expect(warned).toHaveBeenCalledOnce();
  world.full = false;
  await tile();
  expect(urls()).toContain(TILE);
});

test('if the cache cannot be opened, the page still gets its tile', async () => {
  vi.spyOn(console, 'warn').mockImplementation(() => undefined);
  const { world, tile, file } = setUp();
  world.broken = true;
  expect(await (await tile()).text()).toBe(TILE);
  expect((await file('https://tiles.example/style.json')).status).toBe(200);
});

function tileAt(x: number): string {
  return `https://tiles.example/12/${x}/0.pbf`;
}
