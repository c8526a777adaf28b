import { expect, test } from 'vitest';
import { cacheRuleFor } from '#sw/cache-rules.ts';

const ORIGIN = 'https://fernweh.example';

test.each([
  ['GET', 'navigate', '/', 'shell'],
  ['GET', 'navigate', '/planner?lat=1&lng=2', 'shell'],
  ['GET', 'navigate', '/trips/0190-abc', 'shell'],
  ['GET', 'navigate', '/no/such/page', 'shell'],
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
  expect(cacheRuleFor({ url: ORIGIN + path, method, mode }, ORIGIN)).toBe(rule);
});

test.each([
  'https://api.mapbox.com/geocoding/v5/mapbox.places/innsbruck.json',
  'https://api.openai.com/v1/chat/completions',
  'https://tiles.example/data/tile.bin',
  'https://fernweh.example:8443/data/tile.bin',
  'http://fernweh.example/data/tile.bin',
])('nothing of another origin is touched: %s', (url) => {
  expect(cacheRuleFor({ url, method: 'GET', mode: 'cors' }, ORIGIN)).toBe('pass');
  expect(cacheRuleFor({ url, method: 'GET', mode: 'navigate' }, ORIGIN)).toBe('pass');
});
