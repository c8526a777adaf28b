import { expect, test } from 'vitest';
import { cacheRuleFor } from '#sw/cache-rules.ts';

const ORIGIN = 'https://fernweh.example';
const NO_MAP = { own: ORIGIN, map: [] };
const TILES = 'https://tiles.example';
/** A configuration that would allow what must never be cached. */
const PERMISSIVE = {
  own: ORIGIN,
  map: [TILES, 'https://api.mapbox.com', 'https://a.tiles.mapbox.com', 'https://places.example'],
};
const request = { method: 'GET', mode: 'cors', ranged: false };

test.each([
  ['GET', 'navigate', '/', 'page'],
  ['GET', 'navigate', '/planner?lat=1&lng=2', 'page'],
  ['GET', 'navigate', '/trips/0190-abc', 'page'],
  ['GET', 'navigate', '/trips/shared%231.eJyrVk?fbclid=x', 'page'],
  ['GET', 'navigate', '/no/such/page', 'page'],
  ['GET', 'navigate', '/robots.txt', 'pass'],
  ['GET', 'cors', '/data/climate/surface.0123456789.bin', 'pack'],
  ['GET', 'cors', '/basemap/tiles/world.0123456789.bin', 'pack'],
  ['GET', 'navigate', '/data/climate/surface.0123456789.bin', 'pack'],
  ['HEAD', 'cors', '/robots.txt', 'pass'],
  ['HEAD', 'cors', '/data/climate/surface.0123456789.bin', 'pass'],
  ['POST', 'cors', '/functions/v1/chat/completions', 'pass'],
  ['GET', 'cors', '/rest/v1/product_details?select=*', 'pass'],
  ['GET', 'cors', '/database', 'pass'],
  ['POST', 'navigate', '/planner', 'pass'],
])('%s %s %s: %s', (method, mode, path, rule) => {
  expect(cacheRuleFor({ url: ORIGIN + path, method, mode, ranged: false }, NO_MAP)).toBe(rule);
});

test.each([
  'https://api.mapbox.com/geocoding/v5/mapbox.places/innsbruck.json',
  'https://api.openai.com/v1/chat/completions',
  'https://tiles.example/data/tile.bin',
  'https://fernweh.example:8443/data/tile.bin',
  'http://fernweh.example/data/tile.bin',
])('a request to another origin is not handled: %s', (url) => {
  expect(cacheRuleFor({ ...request, url }, NO_MAP)).toBe('pass');
  expect(cacheRuleFor({ ...request, url, mode: 'navigate' }, NO_MAP)).toBe('pass');
});

test.each([
  ['/v1/8/135/89.pbf', 'tile'],
  ['/8/135/89@2x.png?key=k', 'tile'],
  ['/v4/streets/8/135/89.vector.pbf', 'tile'],
  ['/8/135/89', 'tile'],
  ['/style.json?key=k', 'map'],
  ['/sprite@2x.png', 'map'],
])('on a cacheable map, %s is a %s', (path, rule) => {
  expect(cacheRuleFor({ ...request, url: TILES + path }, PERMISSIVE)).toBe(rule);
});

test.each([
  ['a write', { url: `${TILES}/8/135/89.pbf`, method: 'POST' }],
  ['a part of a file', { url: `${TILES}/world.pmtiles`, ranged: true }],
  ['a tile of another origin', { url: 'https://other.example/8/135/89.pbf' }],
  ['a tile of Mapbox', { url: 'https://api.mapbox.com/v4/x/8/135/89.vector.pbf?access_token=t' }],
  ['a tile host of Mapbox', { url: 'https://a.tiles.mapbox.com/v4/x/8/135/89.vector.pbf' }],
  ['a style of Mapbox', { url: 'https://api.mapbox.com/styles/v1/mapbox/outdoors-v12' }],
  ['a search', { url: 'https://places.example/geocoding/v5/mapbox.places/oslo.json' }],
  ['a reverse geocoding', { url: 'https://api.mapbox.com/geocoding/v5/mapbox.places/1,2.json' }],
  ['an answer of the AI', { url: `${TILES}/v1/chat/completions`, method: 'POST' }],
])('%s is never cached', (_, change) => {
  expect(cacheRuleFor({ ...request, ...change }, PERMISSIVE)).toBe('pass');
});
