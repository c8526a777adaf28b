import { expect, test } from 'vitest';
import { keyOfAddress } from '#src/offline/kept-map/kept-entries.ts';
import { createKeptStore } from '#src/offline/kept-map/kept-store.ts';
import { answerMapTile } from '#sw/kept-map.ts';
import { createMemoryKeptCache } from '#tests/offline/kept-map/memory-kept-cache.ts';

const OLD = 'https://tiles.test/planet/20260901/{z}/{x}/{y}.pbf?key=a+b';
const NEW = 'https://tiles.test/planet/20261001/{z}/{x}/{y}.pbf?key=a+b';
const HEIGHTS = 'https://heights.test/{y}/{x}/{z}.png';

const sourceAt = (template: string) => ({ template, minZoom: 0, maxZoom: 14, bounds: null });

async function setUp() {
  const { cache, clear } = createMemoryKeptCache();
  const store = createKeptStore(async () => cache, clear);
  const terrain = sourceAt(HEIGHTS);
  await store.writeSources({ tiles: sourceAt(OLD), terrain, credits: [] });
  await store.writeSources({ tiles: sourceAt(NEW), terrain, credits: [] });
  await store.put('tiles/14/8262/6049', new Uint8Array([1, 2, 3]));
  await store.put('tiles/14/1/2', null);
  await store.put('terrain/11/1032/756', new Uint8Array([4]));
  const ask = async (url: string, mode: RequestCache = 'default') => {
    const answer = await answerMapTile(
      { url, cache: mode },
      { match: cache.match, browse: async () => new Response('network') },
    );
    const bytes = [...new Uint8Array(await answer.clone().arrayBuffer())];
    return { status: answer.status, bytes, text: await answer.text() };
  };
  return ask;
}

const addressOf = (template: string, z: number, x: number, y: number) =>
  template.replace('{z}', `${z}`).replace('{x}', `${x}`).replace('{y}', `${y}`);

test('a kept tile is answered, whichever release of the map is asked for', async () => {
  const ask = await setUp();
  for (const template of [OLD, NEW]) {
    expect((await ask(addressOf(template, 14, 8262, 6049))).bytes).toEqual([1, 2, 3]);
  }
  expect((await ask(addressOf(HEIGHTS, 11, 1032, 756))).bytes).toEqual([4]);
});

test('that there is no such tile is kept as well', async () => {
  const ask = await setUp();
  expect((await ask(addressOf(NEW, 14, 1, 2))).status).toBe(204);
});

test('everything else goes to the network: other tiles, other maps, and what is being kept', async () => {
  const ask = await setUp();
  expect((await ask(addressOf(NEW, 14, 8263, 6049))).text).toBe('network');
  expect((await ask('https://other.test/14/8262/6049.pbf')).text).toBe('network');
  expect((await ask(addressOf(NEW, 14, 8262, 6049), 'no-store')).text).toBe('network');
});

test('a template is taken literally but for its three places', () => {
  const templates = { tiles: [NEW], terrain: [] };
  expect(keyOfAddress(addressOf(NEW, 3, 4, 5), templates)).toBe('tiles/3/4/5');
  for (const address of [
    'https://tilesxtest/planet/20261001/3/4/5.pbf?key=a+b',
    `${addressOf(NEW, 3, 4, 5)}&more`,
    `x${addressOf(NEW, 3, 4, 5)}`,
    addressOf(NEW, 3, 4, 5).replace('/3/', '/x/'),
  ]) {
    expect(keyOfAddress(address, templates)).toBeNull();
  }
});
