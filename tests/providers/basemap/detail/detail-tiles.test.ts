import { gzipSync } from 'node:zlib';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { encodeTile } from '#data/basemap/encode-tile.ts';
import type { TileSource } from '#src/domain/map/detail-tiles.ts';
import { createDetailTiles } from '#src/providers/basemap/detail/detail-tiles.ts';
import type { DetailTiles } from '#src/providers/basemap/detail/detail-tiles.ts';
import { createFetchTile } from '#src/providers/basemap/detail/fetch-tile.ts';
import { startService } from '#tests/services/service.ts';
import type { Answer, Fault, Service } from '#tests/services/service.ts';

const LINE = { steps: Int32Array.of(0, 0, 1024, 1024), hole: false };
const ROAD = encodeTile(
  new Map([['transportation', [{ kind: 'line', parts: [LINE], tags: { class: 'primary' } }]]]),
  14,
);

let answer: Answer;
let service: Service;

beforeEach(async () => {
  answer = { body: ROAD, type: 'text/plain' };
  service = await startService({ answer: () => answer });
});
afterEach(async () => service.stop());

function tilesOf(changes: Partial<TileSource> = {}, timeLimitMs?: number): DetailTiles {
  const template = `${service.url}/{z}/{x}/{y}.pbf?key=secret`;
  const source = { template, minZoom: 0, maxZoom: 14, bounds: null, ...changes };
  return createDetailTiles(source, createFetchTile(timeLimitMs));
}

test('a tile is read, whatever its server calls it, and asked for once', async () => {
  const tiles = tilesOf();
  const [first, second] = await Promise.all([tiles.tile(14, 3, 5), tiles.tile(14, 3, 5)]);
  expect(first?.get('transportation')?.[0]?.tags).toEqual({ class: 'primary' });
  expect(second).toBe(first);
  expect(await tiles.tile(14, 3, 5)).toBe(first);
  expect(service.requests.map(({ path }) => path)).toEqual(['/14/3/5.pbf?key=secret']);
});

test('a gzip file is inflated where its server does not say that it is one', async () => {
  answer = { body: gzipSync(ROAD), type: 'application/octet-stream' };
  expect((await tilesOf().tile(14, 3, 5))?.has('transportation')).toBe(true);
});

test.each([204, 404, 410])(
  '%i means that there is no such tile, and is remembered',
  async (status) => {
    answer = { status, body: '' };
    const tiles = tilesOf();
    expect(await tiles.tile(14, 3, 5)).toBeNull();
    expect(await tiles.tile(14, 3, 5)).toBeNull();
    expect(service.requests).toHaveLength(1);
  },
);

test('outside of its zooms and bounds the source is not asked', async () => {
  const tiles = tilesOf({ minZoom: 6, maxZoom: 12, bounds: [1.4, 42.4, 1.8, 42.7] });
  expect(await tiles.tile(5, 16, 11)).toBeNull();
  expect(await tiles.tile(13, 4128, 3022)).toBeNull();
  expect(await tiles.tile(12, 2132, 1493)).toBeNull();
  expect(service.requests).toEqual([]);
  expect(await tiles.tile(12, 2065, 1511)).not.toBeNull();
});

test('bounds may cross the date line', async () => {
  const tiles = tilesOf({ bounds: [176, -20, -178, -12] });
  expect(await tiles.tile(6, 63, 34)).not.toBeNull();
  expect(await tiles.tile(6, 0, 34)).not.toBeNull();
  expect(await tiles.tile(6, 32, 34)).toBeNull();
});

const FAULTS: readonly (readonly [name: string, fault: Fault])[] = [
  ['500', { kind: 'answer', status: 500 }],
  ['HTML', { kind: 'answer', status: 200, type: 'text/html', body: '<!doctype html><h1>Hi</h1>' }],
  ['JSON', { kind: 'answer', status: 200, body: '{"message":"no key"}' }],
  ['text', { kind: 'answer', status: 200, body: 'Not here' }],
  ['half a tile', { kind: 'half' }],
  ['a drop', { kind: 'drop' }],
];

test.each(FAULTS)('%s is no tile, tells no key, and is tried again', async (_, fault) => {
  service.fail(fault);
  const tiles = tilesOf();
  const error: unknown = await tiles.tile(14, 3, 5).catch((reason: unknown) => reason);
  expect(error).toMatchObject({ name: 'TravelError', code: 'data-missing' });
  expect(JSON.stringify(error, ['message', 'cause'])).not.toContain('secret');
  expect(await tiles.tile(14, 3, 5)).not.toBeNull();
});

test('a body that ends early is no tile', async () => {
  answer = { body: ROAD.slice(0, -3) };
  await expect(tilesOf().tile(14, 3, 5)).rejects.toMatchObject({ code: 'data-missing' });
});

test('a silent server is given up, and not waited for tile by tile', async () => {
  service.fail({ kind: 'silence' });
  const tiles = tilesOf({}, 30);
  await expect(tiles.tile(14, 3, 5)).rejects.toMatchObject({ code: 'data-missing' });
  await service.hungUp(1);
  await expect(tiles.tile(14, 3, 6)).rejects.toMatchObject({ code: 'data-missing' });
  expect(service.requests).toHaveLength(1);
});

test.each([429, 503])('after %i the server has its rest', async (status) => {
  service.fail({ kind: 'answer', status });
  const tiles = tilesOf();
  await expect(tiles.tile(14, 3, 5)).rejects.toMatchObject({ code: 'data-missing' });
  await expect(tiles.tile(14, 3, 6)).rejects.toMatchObject({ code: 'data-missing' });
  expect(service.requests).toHaveLength(1);
});

test('six are asked for at once, and of those that wait none that is given up', async () => {
  const silent = Array.from({ length: 6 }, (): Fault => ({ kind: 'silence' }));
  service.fail(...silent);
  const tiles = tilesOf();
  const [first, waiting] = [new AbortController(), new AbortController()];
  const begun = [0, 1, 2, 3, 4, 5].map((x) => tiles.tile(14, x, 5, first.signal));
  await service.arrived(6);
  const [givenUp, last] = [tiles.tile(14, 6, 5, waiting.signal), tiles.tile(14, 7, 5)];
  waiting.abort();
  await expect(givenUp).rejects.toMatchObject({ name: 'AbortError' });
  first.abort();
  expect(await Promise.allSettled(begun)).toHaveLength(6);
  expect(await last).not.toBeNull();
  expect(service.mostAtOnce()).toBe(6);
  expect(service.requests.map(({ path }) => path)).not.toContain('/14/6/5.pbf?key=secret');
});

test('a server that asks for a rest is not asked by those that waited for their turn', async () => {
  service.failAlways({ kind: 'answer', status: 429, headers: { 'retry-after': '60' } });
  const tiles = tilesOf();
  const asked = Array.from({ length: 20 }, (_, x) => tiles.tile(14, x, 5));
  const answers = await Promise.allSettled(asked);
  expect(answers.filter(({ status }) => status === 'rejected')).toHaveLength(20);
  expect(service.requests.length).toBeLessThanOrEqual(6);
});

test('a request ends when nobody waits for it any more', async () => {
  service.fail({ kind: 'silence' });
  const tiles = tilesOf();
  const [one, other] = [new AbortController(), new AbortController()];
  const waiting = [tiles.tile(14, 3, 5, one.signal), tiles.tile(14, 3, 5, other.signal)];
  await service.arrived(1);
  one.abort();
  await expect(waiting[0]).rejects.toMatchObject({ name: 'AbortError' });
  other.abort();
  await expect(waiting[1]).rejects.toMatchObject({ name: 'AbortError' });
  await service.hungUp(1);
  expect(await tiles.tile(14, 3, 5)).not.toBeNull();
});
