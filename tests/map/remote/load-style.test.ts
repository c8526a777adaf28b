import { afterAll, beforeAll, expect, test } from 'vitest';
import type { RemoteBasemap } from '#src/domain/ports.ts';
import { loadStyle } from '#src/map/remote/load-style.ts';
import { createFileBasemap } from '#tests/helpers/file-basemap.ts';
import type { Service } from '#tests/services/service.ts';
import { startTilesService } from '#tests/services/tiles-service.ts';

let service: Service;
const going = new AbortController().signal;

beforeAll(async () => {
  service = await startTilesService();
});

afterAll(() => service.stop());

function basemap(style: string, accessToken: string | null = null): RemoteBasemap {
  const beneath = createFileBasemap();
  return { kind: 'remote', style, accessToken, mapboxApiUrl: service.url, beneath };
}

test('a vector style has absolute URLs', async () => {
  const { style, credits, mapbox } = await loadStyle(
    basemap(`${service.url}/style.json`),
    1,
    going,
  );
  expect(style.sources['base']).toMatchObject({
    type: 'vector',
    tiles: [`${service.url}/tiles/{z}/{x}/{y}.pbf`],
    maxzoom: 7,
  });
  expect(style.sources['base']?.url).toBeUndefined();
  expect(style.sprite).toEqual([{ id: 'default', url: `${service.url}/sprite` }]);
  expect(credits).toEqual([{ text: '© Test tiles & friends', href: null }]);
  expect(mapbox).toBe(false);
});

test('a raster style needs no other request', async () => {
  const before = service.requests.length;
  const { style, credits } = await loadStyle(basemap(`${service.url}/raster.json`), 2, going);
  expect(style.sources['pictures']?.tiles).toEqual([`${service.url}/pictures/{z}/{x}/{y}.png`]);
  expect(credits).toEqual([{ text: 'Test rasters', href: 'https://tiles.example/terms' }]);
  expect(service.requests.slice(before).map(({ path }) => path)).toEqual(['/raster.json']);
});

test("Mapbox's outdoors map is requested from the configured API, with the token each time", async () => {
  const before = service.requests.length;
  const outdoors = basemap('mapbox://styles/mapbox/outdoors-v12', 'pk.test');
  const { style, credits, mapbox } = await loadStyle(outdoors, 2, going);
  expect(mapbox).toBe(true);
  expect(credits.map(({ text }) => text)).toEqual([
    '© Mapbox',
    '© OpenStreetMap',
    'Improve this map',
  ]);
  expect(style.sources['base']?.tiles).toEqual([
    `${service.url}/v4/mapbox.mapbox-streets-v8,mapbox.mapbox-terrain-v2/{z}/{x}/{y}.vector.pbf?access_token=pk.test`,
  ]);
  const paths = service.requests.slice(before).map(({ path }) => path);
  expect(paths).toHaveLength(3);
  for (const path of paths) expect(path).toMatch(/[?&]access_token=pk\.test$/u);
  expect(paths).toContain('/styles/v1/mapbox/outdoors-v12/sprite@2x.png?access_token=pk.test');
});

test.each([
  ['the style', 0],
  ['the list of its tiles', 1],
  ["the sprite's picture", 2],
])('the error for a refused %s has no token', async (_, answered) => {
  const late = Array.from({ length: answered }, () => ({ kind: 'late', ms: 0 }) as const);
  service.fail(...late, { kind: 'answer', status: 403 });
  const outdoors = basemap('mapbox://styles/mapbox/outdoors-v12', 'pk.secret');
  const failure = await loadStyle(outdoors, 1, going).catch(String);
  expect(failure).toMatch(/answered 403/u);
  expect(failure).not.toContain('pk.secret');
});

test.each([
  ['HTML with 200', { kind: 'answer', status: 200, body: '<!doctype html>' }],
  ['half a style', { kind: 'half' }],
  ['a wrong shape', { kind: 'answer', status: 200, body: '{"version":8,"sources":[]}' }],
  [
    'a style without a layer',
    { kind: 'answer', status: 200, body: '{"version":8,"sources":{},"layers":[]}' },
  ],
  ['no answer', { kind: 'drop' }],
  ['a server error', { kind: 'answer', status: 503 }],
] as const)('%s rejects', async (_, fault) => {
  service.fail(fault);
  await expect(loadStyle(basemap(`${service.url}/style.json`), 1, going)).rejects.toThrow(Error);
});

test('an abort ends its requests', async () => {
  const leaving = new AbortController();
  service.fail({ kind: 'silence' });
  const before = service.requests.length;
  const loading = loadStyle(basemap(`${service.url}/style.json`), 1, leaving.signal);
  await service.arrived(before + 1);
  leaving.abort();
  await expect(loading).rejects.toMatchObject({ name: 'AbortError' });
});
