import { gunzipSync } from 'node:zlib';
import sharp from 'sharp';
import { afterEach, expect, test } from 'vitest';
import { readVectorTile } from '#src/providers/basemap/tiles/vector-tile.ts';
import { startDetailService } from './detail-service.ts';
import type { DetailService, TileCoding } from './detail-service.ts';

/** The middle of Andorra la Vella. */
const TOWN = '/vector/14/8261/6050.pbf';
/** Its highest point is the Pic de Montcalm, 3,077 m. */
const SUMMIT = '/terrain/11/1032/755.png';

let service: DetailService;

afterEach(() => service.stop());

async function start(coding?: TileCoding) {
  service = await startDetailService(coding === undefined ? {} : { coding });
}

const ask = (path: string) => fetch(`${service.url}${path}`);

async function bytesOf(reply: Response) {
  return new Uint8Array(await reply.arrayBuffer());
}

/** The names of towns in a vector tile. */
function townsIn(bytes: Uint8Array) {
  const places = readVectorTile(bytes).get('place') ?? [];
  const towns = places.filter(({ tags }) => tags['class'] === 'town');
  return towns.map(({ tags }) => tags['name:latin']);
}

test.each(['declared', 'none'] as const)('a vector tile whose coding is %s', async (coding) => {
  await start(coding);
  const reply = await ask(TOWN);
  expect(reply.headers.get('content-encoding')).toBe(coding === 'declared' ? 'gzip' : null);
  expect(townsIn(await bytesOf(reply))).toEqual(['Andorra la Vella']);
});

test('a compressed tile of which the headers say nothing', async () => {
  await start('undeclared');
  const reply = await ask(TOWN);
  expect(reply.headers.get('content-encoding')).toBeNull();
  expect(townsIn(gunzipSync(await bytesOf(reply)))).toEqual(['Andorra la Vella']);
});

test('heights are terrarium tiles', async () => {
  await start();
  const { data } = await sharp(await bytesOf(await ask(SUMMIT)))
    .raw()
    .toBuffer({ resolveWithObject: true });
  const heights = Array.from({ length: data.length / 3 }, (_, at) => {
    const [red = 0, green = 0, blue = 0] = data.subarray(3 * at, 3 * at + 3);
    return red * 256 + green + blue / 256 - 32_768;
  });
  expect(Math.abs(Math.max(...heights) - 3077)).toBeLessThan(30);
});

test.each([
  ['/tiles.json', '/vector/14/8529/5974.pbf'],
  ['/andorra.json', TOWN],
  ['/monaco.json', '/vector/14/8529/5974.pbf'],
  ['/terrain.json', SUMMIT],
])('%s leads to its tiles, within its bounds and zooms', async (file, path) => {
  await start();
  const json: unknown = await (await ask(file)).json();
  const [, z = '', x = '', y = ''] = /(\d+)\/(\d+)\/(\d+)/u.exec(path) ?? [];
  expect(json).toMatchObject({
    tilejson: '3.0.0',
    tiles: [`${service.url}${path.replace(/\d+\/\d+\/\d+/u, '{z}/{x}/{y}')}`],
    minzoom: 8,
    maxzoom: Number(z),
  });
  expect((await ask(path)).status).toBe(200);
  expect(service.tiles()).toEqual([`${path.split('/')[1]}/${z}/${x}/${y}`]);
});

test('a tile that is not there is a 404, and no path leaves the folder', async () => {
  await start();
  for (const path of ['/vector/14/0/0.pbf', '/vector/7/64/47.pbf', '/../../README.md', '/']) {
    expect((await ask(path)).status).toBe(404);
  }
});

test('faults of tiles alone: too many requests, a wrong type, a page, half a tile', async () => {
  await start();
  const tiles = /\.pbf$/u;
  service.failAlways({ kind: 'answer', status: 429, headers: { 'retry-after': '7' } }, tiles);
  const refused = await ask(TOWN);
  expect([refused.status, refused.headers.get('retry-after')]).toEqual([429, '7']);
  service.failAlways({ kind: 'answer', status: 200, type: 'image/png', body: 'no tile' }, tiles);
  expect((await ask(TOWN)).headers.get('content-type')).toBe('image/png');
  service.failAlways({ kind: 'answer', status: 200, type: 'text/html', body: '<h1>Hello' }, tiles);
  expect(await (await ask(TOWN)).text()).toBe('<h1>Hello');
  service.failAlways({ kind: 'half' }, tiles);
  await expect(ask(TOWN).then(bytesOf)).rejects.toThrow('terminated');
  expect((await ask('/tiles.json')).status).toBe(200);
  service.failAlways(null);
  expect(townsIn(await bytesOf(await ask(TOWN)))).toHaveLength(1);
});

test('it knows how many requests were open at the same time', async () => {
  await start();
  service.fail({ kind: 'silence' }, { kind: 'silence' }, { kind: 'silence' });
  const client = new AbortController();
  const paths = [TOWN, SUMMIT, '/tiles.json'];
  const replies = paths.map((path) => fetch(service.url + path, { signal: client.signal }));
  await service.arrived(3);
  client.abort(new Error('enough'));
  await Promise.allSettled(replies);
  await service.hungUp(3);
  await bytesOf(await ask(TOWN));
  expect(service.mostAtOnce()).toBe(3);
});
