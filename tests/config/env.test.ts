import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { describeProblem } from '#src/config/describe-problem.ts';
import { VARIABLE_NAMES, readEnv } from '#src/config/env.ts';

const SECRET_TOKEN = tokenOf({ role: 'service_role' });
const ANON_TOKEN = tokenOf({ role: 'anon' });

function tokenOf(claims: object): string {
  return ['{"alg":"HS256"}', JSON.stringify(claims), 'signature']
    .map((part) => Buffer.from(part).toString('base64url'))
    .join('.');
}

test('nothing has to be configured', () => {
  expect(readEnv({})).toEqual({ env: {}, problems: [] });
  expect(readEnv({ VITE_CONTACT_EMAIL: ' ', VITE_OPENAI_API_KEY: '' })).toEqual({
    env: {},
    problems: [],
  });
});

test('variables that Vite adds are ignored', () => {
  expect(readEnv({ MODE: 'production', DEV: false, BASE_URL: '/', VITE_OTHER: 'x' })).toEqual({
    env: {},
    problems: [],
  });
});

test.each([
  ['VITE_CONTACT_EMAIL', 'ahoj@fernweh.example'],
  ['VITE_SITE_URL', 'https://fernweh.example'],
  ['VITE_OPENAI_API_KEY', 'sk-proj-abc_123'],
  ['VITE_OPENAI_BASE_URL', 'https://abc.supabase.co/functions/v1/chat'],
  ['VITE_OPENAI_BASE_URL', 'http://localhost:8787/v1'],
  ['VITE_OPENAI_MODEL', 'gpt-4.1-mini'],
  ['VITE_OPENAI_MODEL', 'meta-llama/llama-3.1:free'],
  ['VITE_MAPBOX_ACCESS_TOKEN', 'pk.eyJ1Ijoi.abc-_'],
  ['VITE_MAPBOX_API_URL', 'http://127.0.0.1:4600'],
  ['VITE_MAPBOX_GEOCODING', 'mapbox.places-permanent'],
  ['VITE_MAP_STYLE_URL', 'https://tiles.example/style.json?key=abc'],
  ['VITE_MAP_TILES_CACHEABLE', 'true'],
  ['VITE_MAP_ORIGINS', 'https://a.example https://b.example:8443'],
  ['VITE_MAP_DETAIL_URL', 'https://tiles.openfreemap.org/planet'],
  ['VITE_MAP_DETAIL_URL', 'https://tiles.example/v3/tiles.json?key=abc'],
  ['VITE_MAP_DETAIL_URL', 'http://127.0.0.1:4005/tiles.json'],
  ['VITE_MAP_DETAIL_URL', '/tiles/tiles.json'],
] as const)('%s may be %s', (variable, value) => {
  expect(readEnv({ [variable]: ` ${value} ` })).toEqual({
    env: { [variable]: value },
    problems: [],
  });
});

test.each([
  ['VITE_CONTACT_EMAIL', 'nobody'],
  ['VITE_SITE_URL', 'fernweh.example'],
  ['VITE_OPENAI_API_KEY', 'sk-abc def'],
  ['VITE_OPENAI_BASE_URL', 'http://proxy.example/v1'],
  ['VITE_OPENAI_BASE_URL', 'https://user:pass@proxy.example'],
  ['VITE_OPENAI_BASE_URL', 'https://proxy.example/v1?key=abc'],
  ['VITE_OPENAI_MODEL', 'gpt 4'],
  ['VITE_SUPABASE_URL', 'javascript:alert(1)'],
  ['VITE_SUPABASE_ANON_KEY', 'sb_secret_abc'],
  ['VITE_SUPABASE_ANON_KEY', SECRET_TOKEN],
  ['VITE_MAPBOX_ACCESS_TOKEN', 'sk.eyJ1Ijoi.abc'],
  ['VITE_MAPBOX_API_URL', 'ftp://api.mapbox.com'],
  ['VITE_MAPBOX_GEOCODING', 'places'],
  ['VITE_MAP_STYLE_URL', 'mapbox://elsewhere'],
  ['VITE_MAP_TILES_CACHEABLE', 'yes'],
  ['VITE_MAP_ORIGINS', 'https://a.example/path'],
  ['VITE_MAP_ORIGINS', '*'],
  ['VITE_MAP_DETAIL_URL', 'http://tiles.example/tiles.json'],
  ['VITE_MAP_DETAIL_URL', '//tiles.example/tiles.json'],
  ['VITE_MAP_DETAIL_URL', String.raw`/\tiles.example/tiles.json`],
  ['VITE_MAP_DETAIL_URL', 'tiles/tiles.json'],
  ['VITE_MAP_DETAIL_URL', 'https://user:pass@tiles.example/tiles.json'],
  ['VITE_MAP_DETAIL_URL', 'https://tiles.example/{z}/{x}/{y}.pbf'],
  ['VITE_MAP_DETAIL_URL', 'javascript:alert(1)'],
  ['VITE_MAP_TERRAIN_URL', 'https://{s}.tiles.example/{z}/{x}/{y}.png'],
  ['VITE_MAP_TERRAIN_URL', 'https://tiles.example/{z}/{x}.png'],
  ['VITE_MAP_TERRAIN_URL', '/terrain/{z}/{x}/{y}/{y}.png'],
  ['VITE_MAP_TERRAIN_URL', 'https://tiles.example/?tile={z}/{x}/{y}'],
] as const)('%s may not be %s; its content is told nobody', (variable, value) => {
  const { env, problems } = readEnv({
    [variable]: value,
    VITE_CONTACT_EMAIL: 'a@b.example',
    ...(variable === 'VITE_CONTACT_EMAIL' ? { [variable]: value } : {}),
  });
  expect(env[variable]).toBeUndefined();
  expect(problems).toMatchObject([{ variable, problem: 'wrong' }]);
  const [line = ''] = problems.map(describeProblem);
  expect(line).toContain(variable);
  expect(line).not.toContain(value);
});

test('a database needs URL and key; either one alone is reported', () => {
  const both = { VITE_SUPABASE_URL: 'https://abc.supabase.co', VITE_SUPABASE_ANON_KEY: ANON_TOKEN };
  expect(readEnv(both)).toEqual({ env: both, problems: [] });
  for (const variable of ['VITE_SUPABASE_URL', 'VITE_SUPABASE_ANON_KEY'] as const) {
    expect(readEnv({ [variable]: both[variable] })).toEqual({
      env: {},
      problems: [{ variable, problem: 'alone', instead: 'catalogue' }],
    });
  }
});

test('a wrong value is reported, but not also its partner as incomplete', () => {
  const { problems } = readEnv({
    VITE_SUPABASE_URL: 'https://abc.supabase.co',
    VITE_SUPABASE_ANON_KEY: 'sb_secret_abc',
  });
  expect(problems).toMatchObject([{ variable: 'VITE_SUPABASE_ANON_KEY', problem: 'wrong' }]);
});

test('a Mapbox style needs the token, other styles do not', () => {
  const style = { VITE_MAP_STYLE_URL: 'mapbox://styles/mapbox/outdoors-v12' };
  expect(readEnv(style).problems).toEqual([
    { variable: 'VITE_MAP_STYLE_URL', problem: 'alone', instead: 'map' },
  ]);
  expect(readEnv({ ...style, VITE_MAPBOX_ACCESS_TOKEN: 'pk.abc.def' }).problems).toEqual([]);
});

test.each([
  'https://tiles.example/terrain.json',
  'https://tiles.example/{z}/{x}/{y}.png?key=abc',
  '/terrain/{z}/{x}/{y}.png',
])('heights may be at %s', (heights) => {
  const env = { VITE_MAP_DETAIL_URL: '/tiles.json', VITE_MAP_TERRAIN_URL: heights };
  expect(readEnv(env)).toEqual({ env, problems: [] });
});

test('heights alone are no map', () => {
  const heights = { VITE_MAP_TERRAIN_URL: '/terrain/{z}/{x}/{y}.png' };
  expect(readEnv(heights)).toEqual({
    env: {},
    problems: [{ variable: 'VITE_MAP_TERRAIN_URL', problem: 'alone', instead: 'map' }],
  });
  const both = { ...heights, VITE_MAP_DETAIL_URL: '/tiles.json' };
  expect(readEnv(both)).toEqual({ env: both, problems: [] });
});

test('a trailing slash is removed', () => {
  const { env } = readEnv({ VITE_MAPBOX_API_URL: 'https://api.mapbox.com/' });
  expect(env.VITE_MAPBOX_API_URL).toBe('https://api.mapbox.com');
});

test('.env.example explains every variable and no other, and sets none to a real value', () => {
  const example = readFileSync('.env.example', 'utf8');
  const named = [...example.matchAll(/^(VITE_\w+)=(.*)$/gmu)];
  expect(new Set(named.map(([, name]) => name))).toEqual(new Set(VARIABLE_NAMES));
  expect(named.map(([, , value]) => value).join('')).toBe('');
});
