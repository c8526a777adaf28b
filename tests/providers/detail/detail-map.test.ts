import { afterAll, afterEach, beforeAll, expect, test, vi } from 'vitest';
import { createDetailMap } from '#src/providers/detail/detail-map.ts';
import { startService } from '#tests/services/service.ts';
import type { Service } from '#tests/services/service.ts';

const OWN = 'https://fernweh.example';
const OPEN_STREET_MAP = {
  text: '© OpenStreetMap contributors',
  href: 'https://www.openstreetmap.org/copyright',
};
const GOOD = {
  tilejson: '3.0.0',
  tiles: ['v1/{z}/{x}/{y}.pbf?key=abc'],
  minzoom: 4,
  maxzoom: 14,
  bounds: [1.3, 42.4, 1.8, 42.7],
  attribution: '<b onclick="steal()">Andorra</b> <a href="javascript:steal()">Maps</a>',
  vector_layers: [{ id: 'water' }, { id: 'transportation' }],
};

let service: Service;
let answer: unknown = GOOD;

beforeAll(async () => {
  service = await startService({
    answer: () => ({ body: typeof answer === 'string' ? answer : JSON.stringify(answer) }),
  });
});

afterEach(() => {
  answer = GOOD;
  service.failAlways(null);
  service.requests.splice(0);
  vi.restoreAllMocks();
});

afterAll(() => service.stop());

test('tiles relative to the TileJSON, its area and its credits as text', async () => {
  const map = mapOf({ tiles: `${service.url}/maps/tiles.json?key=abc` });
  expect(await map.load(anySignal())).toEqual({
    tiles: {
      template: `${service.url}/maps/v1/{z}/{x}/{y}.pbf?key=abc`,
      minZoom: 4,
      maxZoom: 14,
      bounds: [1.3, 42.4, 1.8, 42.7],
    },
    terrain: null,
    credits: [OPEN_STREET_MAP, { text: 'Andorra', href: null }, { text: 'Maps', href: null }],
  });
});

test('it is read once, and again after a failure', async () => {
  const map = mapOf({});
  service.fail({ kind: 'drop' });
  await expect(map.load(anySignal())).rejects.toThrow('travel data');
  await Promise.all([map.load(anySignal()), map.load(anySignal())]);
  await map.load(anySignal());
  expect(service.requests).toHaveLength(2);
});

test('what a TileJSON leaves out has its defaults; an area across the antimeridian is the world', async () => {
  answer = { tiles: ['{z}/{x}/{y}'], bounds: [170, -40, -170, -30] };
  const { tiles, credits } = await mapOf({}).load(anySignal());
  expect(tiles).toMatchObject({ minZoom: 0, maxZoom: 14, bounds: null });
  expect(credits).toEqual([OPEN_STREET_MAP]);
});

test('of any version, with nothing but nulls, and of near views only', async () => {
  const nulls = { attribution: null, scheme: null, format: null, vector_layers: null };
  answer = { ...nulls, tilejson: '1.0', version: 7, tiles: ['/{z}/{x}/{y}.mvt'], minzoom: 12 };
  const { tiles, credits } = await mapOf({}).load(anySignal());
  expect(tiles).toEqual({
    template: `${service.url}/{z}/{x}/{y}.mvt`,
    minZoom: 12,
    maxZoom: 14,
    bounds: null,
  });
  expect(credits).toEqual([OPEN_STREET_MAP]);
});

test.each([
  ['a page', '<!doctype html><title>Not found</title>', /is a page, no TileJSON/u],
  ['cut', JSON.stringify(GOOD).slice(0, 60), /not JSON, no TileJSON/u],
  ['without tiles', { ...GOOD, tiles: [] }, /no TileJSON/u],
  ['with numbers as text', { ...GOOD, maxzoom: '14' }, /no TileJSON/u],
  ['of no area', { ...GOOD, bounds: [1, 2, 3, 400] }, /no TileJSON/u],
  ['of no zoom', { ...GOOD, minzoom: 12, maxzoom: 4 }, /minzoom/u],
  ['without {y}', { ...GOOD, tiles: ['{z}/{x}.pbf'] }, /\{z\}, \{x\} and \{y\}/u],
  ['with other parts', { ...GOOD, tiles: ['{s}/{z}/{x}/{y}.pbf'] }, /\{z\}, \{x\} and \{y\}/u],
  ['with a script', { ...GOOD, tiles: ['javascript:{z}{x}{y}'] }, /https/u],
  ['of tiles by http', { ...GOOD, tiles: ['http://a.example/{z}/{x}/{y}'] }, /https/u],
  [
    'of tiles elsewhere',
    { ...GOOD, tiles: ['https://a.example/{z}/{x}/{y}'] },
    /VITE_MAP_ORIGINS/u,
  ],
  ['counted from the south', { ...GOOD, scheme: 'tms' }, /tms/u],
  ['of pictures', { ...GOOD, format: 'png' }, /pictures/u],
  ['of another schema', { ...GOOD, vector_layers: [{ id: 'streets' }] }, /OpenMapTiles/u],
])('a TileJSON %s is refused, and why', async (_, given, reason) => {
  answer = given;
  const refused = await mapOf({})
    .load(anySignal())
    .catch((error: unknown) => error);
  expect(refused).toMatchObject({ code: 'data-missing' });
  expect(String(refused instanceof Error ? refused.cause : '')).toMatch(reason);
  expect(String(refused instanceof Error ? refused.cause : '')).not.toContain('abc');
});

test('tiles at an origin that is listed are taken', async () => {
  answer = { ...GOOD, tiles: ['https://a.example/{z}/{x}/{y}'] };
  const map = mapOf({ origins: ['https://a.example'] });
  expect(await map.load(anySignal())).toMatchObject({
    tiles: { template: 'https://a.example/{z}/{x}/{y}' },
  });
  expect(map.host).toBe(`${new URL(service.url).host}, a.example`);
});

test('heights by a template, and a map without them where they are of no use', async () => {
  const heights = { terrain: 'https://heights.example/{z}/{x}/{y}.png' };
  expect(await mapOf(heights).load(anySignal())).toMatchObject({
    terrain: { template: heights.terrain, minZoom: 0, maxZoom: 12, bounds: null },
  });
  const warned = vi.spyOn(console, 'warn').mockReturnValue();
  const vector = { terrain: `${service.url}/vector.json` };
  expect(await mapOf(vector).load(anySignal())).toMatchObject({ terrain: null });
  expect(warned).toHaveBeenCalledOnce();
});

test("the site's own tiles need no question", () => {
  const path = { tiles: '/tiles.json', terrain: '/terrain/{z}/{x}/{y}.png', origins: [] };
  expect(createDetailMap(path, OWN).host).toBeNull();
  const absolute = { tiles: `${OWN}/tiles.json`, terrain: null, origins: [] };
  expect(createDetailMap(absolute, OWN).host).toBeNull();
  expect(createDetailMap({ ...absolute, terrain: 'https://h.example/t.json' }, OWN).host).toBe(
    'h.example',
  );
});

test('who leaves does not wait for it', async () => {
  service.failAlways({ kind: 'silence' });
  const leaving = new AbortController();
  const loading = mapOf({}).load(leaving.signal);
  leaving.abort();
  await expect(loading).rejects.toThrow('aborted');
});

function mapOf(settings: Partial<Parameters<typeof createDetailMap>[0]>) {
  const tiles = `${service.url}/tiles.json?key=abc`;
  return createDetailMap({ tiles, terrain: null, origins: [], ...settings }, OWN);
}

function anySignal(): AbortSignal {
  return new AbortController().signal;
}
