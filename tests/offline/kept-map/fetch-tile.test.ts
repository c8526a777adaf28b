import { gunzipSync } from 'node:zlib';
import { afterAll, afterEach, beforeAll, expect, test } from 'vitest';
import type { KeptTile } from '#src/domain/map/kept-area.ts';
import { createFetchTile } from '#src/offline/kept-map/fetch-tile.ts';
import { readVectorTile } from '#src/providers/basemap/tiles/vector-tile.ts';
import { startDetailService } from '#tests/services/detail-service.ts';
import type { DetailService, TileCoding } from '#tests/services/detail-service.ts';
import type { Fault } from '#tests/services/service.ts';

const TOWN: KeptTile = { kind: 'tiles', z: 14, x: 8261, y: 6050, km: 0 };
const SUMMIT: KeptTile = { kind: 'terrain', z: 11, x: 1032, y: 755, km: 0 };
const NOWHERE: KeptTile = { ...TOWN, x: 1, y: 1 };
const NOW = Date.UTC(2026, 10, 28, 12, 0, 0);

let services: Record<TileCoding, DetailService>;

beforeAll(async () => {
  const [declared, undeclared, none] = await Promise.all(
    (['declared', 'undeclared', 'none'] as const).map((coding) => startDetailService({ coding })),
  );
  if (declared === undefined || undeclared === undefined || none === undefined) throw new Error();
  services = { declared, undeclared, none };
});

afterEach(() => services.declared.failAlways(null));

afterAll(() => Promise.all(Object.values(services).map((service) => service.stop())));

function ask(tile: KeptTile, { coding = 'declared', signal }: Asked = {}) {
  const { url } = services[coding];
  const source = { minZoom: 8, maxZoom: 14, bounds: null };
  const fetchTile = createFetchTile(
    {
      tiles: { ...source, template: `${url}/vector/{z}/{x}/{y}.pbf` },
      terrain: { ...source, template: `${url}/terrain/{z}/{x}/{y}.png` },
    },
    () => NOW,
  );
  return fetchTile(tile, signal ?? new AbortController().signal);
}

type Asked = { coding?: TileCoding; signal?: AbortSignal };

test.each(['declared', 'undeclared', 'none'] as const)(
  'a vector tile is stored compressed, also where its coding is %s',
  async (coding) => {
    const answer = await ask(TOWN, { coding });
    if (answer.is !== 'tile') throw new Error(answer.is);
    expect(readVectorTile(gunzipSync(answer.body)).has('transportation')).toBe(true);
  },
);

test('a terrain tile is stored as it is', async () => {
  const answer = await ask(SUMMIT);
  expect(answer.is === 'tile' && answer.body.subarray(1, 4)).toEqual(new Uint8Array([80, 78, 71]));
});

test('that there is no such tile is an answer', async () => {
  expect(await ask(NOWHERE)).toEqual({ is: 'none' });
  services.declared.failAlways({ kind: 'answer', status: 410 });
  expect(await ask(TOWN)).toEqual({ is: 'none' });
  services.declared.failAlways({ kind: 'answer', status: 200, body: '' });
  expect(await ask(TOWN)).toEqual({ is: 'none' });
});

test.each([
  [429, { 'retry-after': '30' }, 30_000],
  [503, { 'retry-after': 'Sat, 28 Nov 2026 12:02:00 GMT' }, 120_000],
  [503, {}, null],
])('status %i with %j is a server that is busy', async (status, headers, retryAfterMs) => {
  services.declared.failAlways({ kind: 'answer', status, headers });
  expect(await ask(TOWN)).toEqual({ is: 'busy', retryAfterMs });
});

const FAULTS: [string, Fault][] = [
  ['a page', { kind: 'answer', status: 200, type: 'text/html', body: '<h1>Sign in' }],
  ['a page that says it is a tile', { kind: 'answer', status: 200, body: '<h1>Sign in' }],
  ['a refusal', { kind: 'answer', status: 403 }],
  ['an error', { kind: 'answer', status: 500 }],
  ['half a tile', { kind: 'half' }],
  ['no answer', { kind: 'drop' }],
];

test.each(FAULTS)('%s is no tile', async (_, fault) => {
  services.declared.failAlways(fault);
  expect(await ask(TOWN)).toEqual({ is: 'failed' });
  expect(await ask(SUMMIT)).toEqual({ is: 'failed' });
});

test('a tile that is no longer wanted is given up', async () => {
  const stop = new AbortController();
  services.declared.failAlways({ kind: 'silence' });
  const asking = ask(TOWN, { signal: stop.signal });
  stop.abort();
  await expect(asking).rejects.toThrow('abort');
});
