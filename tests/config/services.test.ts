import { expect, test } from 'vitest';
import { serviceHosts, serviceOrigins, servicesOf } from '#src/config/services.ts';

const TOKEN = 'pk.abc.def';

test('without variables there is no service and no foreign origin', () => {
  expect(Object.values(servicesOf({})).filter((settings) => settings !== null)).toEqual([]);
  expect(serviceOrigins({})).toEqual({ connect: [], img: [] });
});

test("a key alone uses OpenAI's own address, with the specified model", () => {
  expect(servicesOf({ VITE_OPENAI_API_KEY: 'sk-abc' }).openai).toEqual({
    apiKey: 'sk-abc',
    baseUrl: 'https://api.openai.com/v1',
    model: 'gpt-3.5-turbo',
    fallbackModel: 'gpt-4.1-mini',
  });
});

test('the address of a proxy enables the service without a key', () => {
  const env = { VITE_OPENAI_BASE_URL: 'https://proxy.example/chat', VITE_OPENAI_MODEL: 'other' };
  expect(servicesOf(env).openai).toEqual({
    apiKey: '',
    baseUrl: 'https://proxy.example/chat',
    model: 'other',
    fallbackModel: null,
  });
  expect(serviceOrigins(env)).toEqual({ connect: ['https://proxy.example'], img: [] });
});

test('the fallback model can be chosen; with a model of your own there is none', () => {
  const env = { VITE_OPENAI_API_KEY: 'sk-abc', VITE_OPENAI_FALLBACK_MODEL: 'gpt-next' };
  expect(servicesOf(env).openai).toMatchObject({
    model: 'gpt-3.5-turbo',
    fallbackModel: 'gpt-next',
  });
  expect(servicesOf({ ...env, VITE_OPENAI_MODEL: 'gpt-mine' }).openai).toMatchObject({
    model: 'gpt-mine',
    fallbackModel: null,
  });
});

test('a model alone enables nothing', () => {
  expect(servicesOf({ VITE_OPENAI_MODEL: 'gpt-4.1-mini' }).openai).toBeNull();
});

test("a token brings Mapbox's places and its outdoors map", () => {
  const { geocoding, map } = servicesOf({ VITE_MAPBOX_ACCESS_TOKEN: TOKEN });
  expect(geocoding).toEqual({
    accessToken: TOKEN,
    apiUrl: 'https://api.mapbox.com',
    mode: 'mapbox.places',
  });
  expect(map).toEqual({
    style: 'mapbox://styles/mapbox/outdoors-v12',
    accessToken: TOKEN,
    mapboxApiUrl: 'https://api.mapbox.com',
  });
});

test('the token is sent to Mapbox only, never with a style from another host', () => {
  const env = {
    VITE_MAPBOX_ACCESS_TOKEN: TOKEN,
    VITE_MAP_STYLE_URL: 'https://tiles.example/style.json',
    VITE_MAP_ORIGINS: 'https://sprites.example',
  };
  expect(servicesOf(env).map).toMatchObject({ style: env.VITE_MAP_STYLE_URL, accessToken: null });
  expect(serviceOrigins(env)).toEqual({
    connect: ['https://api.mapbox.com', 'https://tiles.example', 'https://sprites.example'],
    img: ['https://tiles.example', 'https://sprites.example'],
  });
});

test("Mapbox's map needs the origin of its API only", () => {
  expect(serviceOrigins({ VITE_MAPBOX_ACCESS_TOKEN: TOKEN })).toEqual({
    connect: ['https://api.mapbox.com'],
    img: ['https://api.mapbox.com'],
  });
});

test('an origin that several services share is listed once', () => {
  const { connect } = serviceOrigins({
    VITE_OPENAI_BASE_URL: 'https://abc.supabase.co/functions/v1/chat',
    VITE_SUPABASE_URL: 'https://abc.supabase.co',
    VITE_SUPABASE_ANON_KEY: 'anon',
  });
  expect(connect).toEqual(['https://abc.supabase.co']);
});

const DETAIL = {
  VITE_MAP_DETAIL_URL: 'https://tiles.example/planet?key=abc',
  VITE_MAP_TERRAIN_URL: 'https://heights.example/{z}/{x}/{y}.png',
};

test('the tiles of the detailed map may be fetched from their hosts and those listed besides', () => {
  const env = { ...DETAIL, VITE_MAP_ORIGINS: 'https://a.tiles.example' };
  const services = servicesOf(env);
  expect(services.detail).toEqual({
    tiles: env.VITE_MAP_DETAIL_URL,
    terrain: env.VITE_MAP_TERRAIN_URL,
    origins: ['https://a.tiles.example'],
  });
  expect(serviceHosts(services).detail).toBe('tiles.example, heights.example, a.tiles.example');
  expect(serviceOrigins(env)).toEqual({
    connect: ['https://tiles.example', 'https://heights.example', 'https://a.tiles.example'],
    img: [],
  });
});

test("the site's own tiles open the policy for nobody, and no host is named", () => {
  const env = { VITE_MAP_DETAIL_URL: '/tiles.json', VITE_MAP_TERRAIN_URL: '/{z}/{x}/{y}.png' };
  const services = servicesOf(env);
  expect(services.detail).toMatchObject({ tiles: '/tiles.json', terrain: '/{z}/{x}/{y}.png' });
  expect(serviceHosts(services).detail).toBeNull();
  expect(serviceOrigins(env)).toEqual({ connect: [], img: [] });
});

test.each([
  { VITE_MAP_STYLE_URL: 'https://maps.example/style.json' },
  { VITE_MAPBOX_ACCESS_TOKEN: TOKEN },
])('another map is shown instead of the detailed one: %o', (other) => {
  const env = { ...DETAIL, ...other };
  expect(servicesOf(env).detail).toBeNull();
  expect(servicesOf(env).map).not.toBeNull();
  expect(serviceOrigins(env).connect).not.toContain('https://tiles.example');
});

test.each([
  ['openai', 'VITE_OPENAI_BASE_URL'],
  ['openai', 'VITE_OPENAI_MODEL'],
  ['openai', 'VITE_OPENAI_FALLBACK_MODEL'],
  ['supabase', 'VITE_SUPABASE_ANON_KEY'],
  ['geocoding', 'VITE_MAPBOX_GEOCODING'],
  ['map', 'VITE_MAPBOX_ACCESS_TOKEN'],
  ['map', 'VITE_MAP_STYLE_URL'],
  ['detail', 'VITE_MAP_TERRAIN_URL'],
  ['detail', 'VITE_MAP_ORIGINS'],
] as const)('%s is off as a whole where %s is wrong; nobody else is asked', (service, variable) => {
  const env = {
    VITE_OPENAI_API_KEY: 'sk-abc',
    VITE_SUPABASE_URL: 'https://abc.supabase.co',
    VITE_SUPABASE_ANON_KEY: 'anon',
    ...(service === 'detail' ? DETAIL : { VITE_MAPBOX_ACCESS_TOKEN: TOKEN }),
  };
  expect(servicesOf(env)[service]).not.toBeNull();
  expect(servicesOf(env, [{ variable, problem: 'wrong', instead: 'default' }])[service]).toBeNull();
});
