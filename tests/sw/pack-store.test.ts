import { createHash } from 'node:crypto';
import { expect, test } from 'vitest';
import type { PackItem, Share } from '#src/offline/messages.ts';
import { answerFromPack, packShare, storePack } from '#sw/pack-store.ts';
import type { PackCache } from '#sw/pack-store.ts';

const FILES = { '/data/a.1.bin': 'alpha', '/data/b.1.bin': 'beta', '/basemap/c.1.bin': 'gamma' };
const LIST = Object.entries(FILES).map(([url, text]) => itemOf(url, text));

test('stores every file of the list, one after another', async () => {
  const { cache, deps, asked } = setUp();
  const shares: Share[] = [];
  expect(await storePack(LIST, deps, (share) => shares.push(share))).toBe('whole');
  expect(asked).toEqual(Object.keys(FILES));
  expect([...cache.entries.keys()]).toEqual(Object.keys(FILES));
  expect(shares.map(({ have }) => have)).toEqual([0, 1, 2, 3]);
});

test('goes on where it stopped', async () => {
  const { deps, asked, network } = setUp();
  network.delete('/data/b.1.bin');
  await expect(storePack(LIST, deps, ignore)).rejects.toThrow('no network');
  asked.length = 0;
  network.set('/data/b.1.bin', 'beta');
  expect(await storePack(LIST, deps, ignore)).toBe('whole');
  expect(asked).toEqual(['/data/b.1.bin', '/basemap/c.1.bin']);
});

test('a file with wrong bytes is asked for once more past the HTTP cache, and never stored', async () => {
  const { cache, deps, asked, network } = setUp();
  network.set('/data/b.1.bin', 'something else');
  expect(await storePack(LIST, deps, ignore)).toBe('failed');
  expect(asked).toEqual(['/data/a.1.bin', '/data/b.1.bin', '/data/b.1.bin reload']);
  expect([...cache.entries.keys()]).toEqual(['/data/a.1.bin']);
});

test('older versions stay until the new set is whole', async () => {
  const { cache, deps, network } = setUp();
  await cache.put('/data/a.0.bin', new Response('old'));
  network.set('/basemap/c.1.bin', 'broken');
  await storePack(LIST, deps, ignore);
  expect(cache.entries.has('/data/a.0.bin')).toBe(true);
  network.set('/basemap/c.1.bin', 'gamma');
  await storePack(LIST, deps, ignore);
  expect([...cache.entries.keys()]).toEqual(Object.keys(FILES));
});

test('a file that the browser drops meanwhile is not claimed', async () => {
  const { cache, deps } = setUp();
  await cache.put('/data/a.0.bin', new Response('old'));
  const dropFirst = (share: Share) => {
    if (share.have === 2) void cache.delete('/data/a.1.bin');
  };
  expect(await storePack(LIST, deps, dropFirst)).toBe('failed');
  expect(cache.entries.has('/data/a.0.bin')).toBe(true);
});

test('a stored file is answered without the network', async () => {
  const { deps, asked } = setUp();
  await storePack(LIST, deps, ignore);
  asked.length = 0;
  const response = await answerFromPack('/data/a.1.bin', new Map(), deps);
  expect(await response.text()).toBe('alpha');
  expect(asked).toEqual([]);
});

test('a file of the list is stored on the way to the page', async () => {
  const { cache, deps } = setUp();
  const response = await answerFromPack('/data/a.1.bin', known(), deps);
  expect(await response.text()).toBe('alpha');
  expect(cache.entries.get('/data/a.1.bin')).toBe('alpha');
});

test('a file that is not of the list, or not right, is passed on unstored', async () => {
  const { cache, deps, network } = setUp();
  await answerFromPack('/data/a.1.bin', new Map(), deps);
  network.set('/data/b.1.bin', '<!doctype html>');
  const response = await answerFromPack('/data/b.1.bin', known(), deps);
  expect(await response.text()).toBe('<!doctype html>');
  expect(cache.entries.size).toBe(0);
});

test('only answers with status 200 are stored', async () => {
  const { cache, deps } = setUp();
  await answerFromPack('/data/a.1.bin', known(), { ...deps, fetch: partOnly });
  expect(await storePack(LIST, { ...deps, fetch: partOnly }, ignore)).toBe('failed');
  expect(cache.entries.size).toBe(0);
});

test('the share is what is really in the cache', async () => {
  const { cache, deps } = setUp();
  await storePack(LIST, deps, ignore);
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
  return { cache, network, asked, deps: { cache: async () => cache, fetch } };
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

async function partOnly(): Promise<Response> {
  return new Response('alpha', { status: 206 });
}

function ignore(): void {
  // Progress is of no interest here.
}
