import { expect, test } from 'vitest';
import { cachedMapOrigins } from '#src/config/cached-map-origins.ts';

const STYLE = 'https://tiles.example/style.json?key=k';
const CACHEABLE_MAP = { VITE_MAP_STYLE_URL: STYLE, VITE_MAP_TILES_CACHEABLE: 'true' } as const;

test('nothing is cached unless the configuration says so', () => {
  expect(cachedMapOrigins({})).toEqual([]);
  expect(cachedMapOrigins({ VITE_MAP_STYLE_URL: STYLE })).toEqual([]);
  expect(cachedMapOrigins({ ...CACHEABLE_MAP, VITE_MAP_TILES_CACHEABLE: 'false' })).toEqual([]);
});

test("the style's own origin and the listed ones are cached", () => {
  const listed = { ...CACHEABLE_MAP, VITE_MAP_ORIGINS: 'https://a.example https://b.example' };
  expect(cachedMapOrigins(listed)).toEqual([
    'https://tiles.example',
    'https://a.example',
    'https://b.example',
  ]);
});

test('a Mapbox map is never cached, whatever is configured', () => {
  const token = { VITE_MAPBOX_ACCESS_TOKEN: 'pk.abc', VITE_MAP_TILES_CACHEABLE: 'true' } as const;
  expect(cachedMapOrigins(token)).toEqual([]);
  const style = { ...token, VITE_MAP_STYLE_URL: 'mapbox://styles/someone/theirs' };
  expect(cachedMapOrigins({ ...style, VITE_MAP_ORIGINS: 'https://a.example' })).toEqual([]);
});

test('an origin shared with another service is not cached', () => {
  const shared = {
    ...CACHEABLE_MAP,
    VITE_OPENAI_BASE_URL: 'https://tiles.example/chat',
    VITE_SUPABASE_URL: 'https://a.example',
    VITE_SUPABASE_ANON_KEY: 'anon',
    VITE_MAPBOX_ACCESS_TOKEN: 'pk.abc',
    VITE_MAPBOX_API_URL: 'https://b.example',
    VITE_MAP_ORIGINS: 'https://a.example https://b.example https://c.example',
  } as const;
  expect(cachedMapOrigins(shared)).toEqual(['https://c.example']);
});

test('tiles of the detailed map are cached where their terms allow it', () => {
  const detail = {
    VITE_MAP_DETAIL_URL: 'https://tiles.example/planet',
    VITE_MAP_TERRAIN_URL: '/terrain/{z}/{x}/{y}.png',
    VITE_MAP_ORIGINS: 'https://a.example',
  };
  expect(cachedMapOrigins(detail)).toEqual([]);
  expect(cachedMapOrigins({ ...detail, VITE_MAP_TILES_CACHEABLE: 'true' })).toEqual([
    'https://tiles.example',
    'https://a.example',
  ]);
});
