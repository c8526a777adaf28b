import { createHash } from 'node:crypto';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import type { PackItem } from '#src/offline/messages.ts';
import { answerFromPack, packShare, packShares, replaceInPack, storePack } from '#sw/pack-store.ts';
import type { PackCache, PackDeps, PackProgress } from '#sw/pack-store.ts';

const FILES = { '/data/a.1.bin': 'alpha', '/data/b.1.bin': 'beta', '/basemap/c.1.bin': 'gamma' };
const LIST = Object.entries(FILES).map(([url, text]) => itemOf(url, text));

beforeEach(() => {
  vi.spyOn(console, 'warn').mockImplementation(() => undefined);
});

afterEach(() => {
  vi.restoreAllMocks();
});

test('stores every file of the list, one after another', async () => {
  const { cache, deps, asked } = setUp();
  const told: PackProgress[] = [];
  await storePack(LIST, deps, (progress) => told.push(progress));
  expect(asked).toEqual(Object.keys(FILES));
  expect([...cache.entries.keys()]).toEqual(Object.keys(FILES));
  expect(told.map(({ state, pack }) => [state, pack.have])).toEqual([
    ['storing', 0],
    ['storing', 1],
    ['storing', 2],
    ['storing', 3],
    ['whole', 3],
  ]);
});

test('an interrupted run resumes where it stopped', async () => {
  const { deps, asked, network } = setUp();
  network.delete('/data/b.1.bin');
  expect(await outcomeOf(deps)).toMatchObject({ state: 'failed', pack: { have: 1, total: 3 } });
  asked.length = 0;
  network.set('/data/b.1.bin', 'beta');
  expect((await outcomeOf(deps)).state).toBe('whole');
  expect(asked).toEqual(['/data/b.1.bin', '/basemap/c.1.bin']);
});

test('the files of the map are counted apart, damaged ones are not', async () => {
  const { cache, deps } = setUp();
  await outcomeOf(deps);
  expect(await packShares(LIST, deps)).toMatchObject({
    pack: { have: 3 },
    map: { have: 1, total: 1 },
  });
  cache.entries.set('/basemap/c.1.bin', 'damaged');
  expect(await packShares(LIST, deps)).toMatchObject({
    pack: { have: 2 },
    map: { have: 0, total: 1 },
  });
});

test('a file with a wrong hash is fetched once more, bypassing the HTTP cache, and never stored', async () => {
  const { cache, deps, asked, network } = setUp();
  network.set('/data/b.1.bin', 'something else');
  expect((await outcomeOf(deps)).state).toBe('failed');
  expect(asked).toEqual(['/data/a.1.bin', '/data/b.1.bin', '/data/b.1.bin reload']);
  expect([...cache.entries.keys()]).toEqual(['/data/a.1.bin']);
});

test.each([
  ['other bytes of the same size', 'bete'],
  ['a cut end', 'be'],
  ['nothing', ''],
  ['a page of HTML', '<!doctype html>'],
])('a stored file with %s is not counted, and the next run fetches it again', async (_, damage) => {
  const { cache, deps, asked } = setUp();
  await outcomeOf(deps);
  cache.entries.set('/data/b.1.bin', damage);
  expect(await packShare(LIST, deps)).toMatchObject({ have: 2, total: 3 });
  asked.length = 0;
  expect(await outcomeOf(deps)).toMatchObject({ state: 'whole', pack: { have: 3 } });
  expect(asked).toEqual(['/data/b.1.bin']);
  expect(cache.entries.get('/data/b.1.bin')).toBe('beta');
});

test('a file that a page could not use is dropped, fetched past the HTTP cache and stored', async () => {
  const { cache, deps, asked, waitUntil, stored } = setUp();
  const dropped = vi.fn<() => void>();
  cache.entries.set('/data/b.1.bin', 'bete');
  const response = await replaceInPack('/data/b.1.bin', known(), deps, waitUntil, dropped);
  expect(await response.text()).toBe('beta');
  await stored();
  expect(asked).toEqual(['/data/b.1.bin reload']);
  expect(cache.entries.get('/data/b.1.bin')).toBe('beta');
  expect(dropped).toHaveBeenCalledOnce();
});

test('without a network the damaged file is dropped all the same, and that is told', async () => {
  const { cache, deps, network, waitUntil } = setUp();
  const dropped = vi.fn<() => void>();
  cache.entries.set('/data/b.1.bin', 'bete');
  network.delete('/data/b.1.bin');
  const replaced = replaceInPack('/data/b.1.bin', known(), deps, waitUntil, dropped);
  await expect(replaced).rejects.toThrow('no network');
  expect(cache.entries.has('/data/b.1.bin')).toBe(false);
  expect(dropped).toHaveBeenCalledOnce();
});

test('a file that is not stored is fetched anew, and nothing is told', async () => {
  const { deps, waitUntil } = setUp();
  const dropped = vi.fn<() => void>();
  const response = await replaceInPack('/data/b.1.bin', new Map(), deps, waitUntil, dropped);
  expect(await response.text()).toBe('beta');
  expect(dropped).not.toHaveBeenCalled();
});

test('older versions stay until the new set is complete', async () => {
  const { cache, deps, network } = setUp();
  await cache.put('/data/a.0.bin', new Response('old'));
  network.set('/basemap/c.1.bin', 'broken');
  await outcomeOf(deps);
  expect(cache.entries.has('/data/a.0.bin')).toBe(true);
  network.set('/basemap/c.1.bin', 'gamma');
  await outcomeOf(deps);
  expect([...cache.entries.keys()]).toEqual(Object.keys(FILES));
});

test('a file that is evicted during the run is not counted', async () => {
  const { cache, deps } = setUp();
  await cache.put('/data/a.0.bin', new Response('old'));
  const dropFirst = ({ pack }: PackProgress) => {
    if (pack.have === 2) void cache.delete('/data/a.1.bin');
  };
  expect((await outcomeOf(deps, dropFirst)).state).toBe('failed');
  expect(cache.entries.has('/data/a.0.bin')).toBe(true);
});

test('full storage ends the run as failed and keeps what is stored so far', async () => {
  const { cache, deps } = setUp();
  const put = cache.put;
  cache.put = async (path, response) => {
    if (path !== '/data/a.1.bin') throw new DOMException('full', 'QuotaExceededError');
    await put(path, response);
  };
  expect(await outcomeOf(deps)).toMatchObject({ state: 'failed', pack: { have: 1, total: 3 } });
});

test('a cache that cannot be opened ends the run as failed, with nothing counted', async () => {
  const { deps } = setUp();
  const broken = { ...deps, cache: brokenCache };
  expect(await outcomeOf(broken)).toMatchObject({ state: 'failed', pack: { have: 0, total: 3 } });
  expect(await packShare(LIST, broken)).toMatchObject({ have: 0, total: 3 });
});

test('a stored file is served without the network', async () => {
  const { deps, waitUntil, asked } = setUp();
  await outcomeOf(deps);
  asked.length = 0;
  const response = await answerFromPack('/data/a.1.bin', new Map(), deps, waitUntil);
  expect(await response.text()).toBe('alpha');
  expect(asked).toEqual([]);
});

test('a file of the list that a page requests is stored as well', async () => {
  const { cache, deps, waitUntil, stored } = setUp();
  const response = await answerFromPack('/data/a.1.bin', known(), deps, waitUntil);
  expect(await response.text()).toBe('alpha');
  await stored();
  expect(cache.entries.get('/data/a.1.bin')).toBe('alpha');
});

test('with full storage the page still gets the file that the network delivers', async () => {
  const { cache, deps, waitUntil, stored } = setUp();
  cache.put = async () => {
    throw new DOMException('full', 'QuotaExceededError');
  };
  const response = await answerFromPack('/data/a.1.bin', known(), deps, waitUntil);
  expect(await response.text()).toBe('alpha');
  await expect(stored()).rejects.toThrow('full');
});

test('if the cache cannot be opened, the page still gets its file', async () => {
  const { deps, waitUntil } = setUp();
  const broken = { ...deps, cache: brokenCache };
  const response = await answerFromPack('/data/a.1.bin', new Map(), broken, waitUntil);
  expect(await response.text()).toBe('alpha');
});

test('the page does not wait until its file is stored', async () => {
  const { cache, deps, waitUntil } = setUp();
  cache.put = () => new Promise(() => undefined);
  const response = await answerFromPack('/data/a.1.bin', known(), deps, waitUntil);
  expect(await response.text()).toBe('alpha');
});

test('a file that is not on the list, or has a wrong hash, is passed on unstored', async () => {
  const { cache, deps, network, waitUntil, stored } = setUp();
  await answerFromPack('/data/a.1.bin', new Map(), deps, waitUntil);
  network.set('/data/b.1.bin', '<!doctype html>');
  const response = await answerFromPack('/data/b.1.bin', known(), deps, waitUntil);
  await stored();
  expect(await response.text()).toBe('<!doctype html>');
  expect(cache.entries.size).toBe(0);
});

test('only responses with status 200 are stored', async () => {
  const { cache, deps, waitUntil, stored } = setUp();
  await answerFromPack('/data/a.1.bin', known(), { ...deps, fetch: partOnly }, waitUntil);
  await stored();
  expect((await outcomeOf({ ...deps, fetch: partOnly })).state).toBe('failed');
  expect(cache.entries.size).toBe(0);
});

test('progress counts what is really in the cache', async () => {
  const { cache, deps } = setUp();
  await outcomeOf(deps);
  await cache.delete('/data/b.1.bin');
  expect(await packShare(LIST, deps)).toMatchObject({ have: 2, total: 3 });
});

function setUp() {
  const cache = createMemoryCache();
  const network = new Map<string, string>(Object.entries(FILES));
  const asked: string[] = [];
  const fetch = async (path: string, init?: RequestInit) => {
    asked.push(init?.cache === 'reload' ? `${path} reload` : path);
    const text = network.get(path);
    if (text === undefined) throw new TypeError('no network');
    return new Response(text);
  };
  const work: Promise<unknown>[] = [];
  return {
    cache,
    network,
    asked,
    deps: { cache: async () => cache, fetch },
    waitUntil: (job: Promise<unknown>) => void work.push(job),
    stored: () => Promise.all(work),
  };
}

function createMemoryCache(): PackCache & { entries: Map<string, string> } {
  const entries = new Map<string, string>();
  return {
    entries,
    keys: async () =>
      [...entries.keys()].map((path) => ({ url: `https://fernweh.example${path}` })),
    async match(path) {
      const text = entries.get(path);
      return text === undefined ? undefined : new Response(text);
    },
    async put(path, response) {
      entries.set(path, await response.text());
    },
    delete: async (path) => entries.delete(path),
  };
}

function known(): Map<string, PackItem> {
  return new Map(LIST.map((item) => [item.url, item]));
}

function itemOf(url: string, text: string): PackItem {
  return { url, bytes: text.length, sha256: createHash('sha256').update(text).digest('hex') };
}

async function brokenCache(): Promise<PackCache> {
  throw new DOMException('broken', 'UnknownError');
}

async function partOnly(): Promise<Response> {
  return new Response('alpha', { status: 206 });
}

/** The last progress of a run. */
async function outcomeOf(
  deps: PackDeps,
  onProgress: (progress: PackProgress) => void = () => undefined,
): Promise<PackProgress> {
  const told: PackProgress[] = [];
  await storePack(LIST, deps, (progress) => {
    told.push(progress);
    onProgress(progress);
  });
  const last = told.at(-1);
  if (last === undefined) throw new Error('no progress was told');
  return last;
}
