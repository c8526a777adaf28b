import { readFileSync, readdirSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { cachedMapOrigins } from '#src/config/cached-map-origins.ts';
import { configurationOf } from '#src/config/configuration.ts';
import { readEnv } from '#src/config/env.ts';
import { asBuilt, chunkWith, swapConfiguration } from '#tests/e2e/services/swapped-build.ts';
import type { Variables } from '#tests/e2e/services/swapped-build.ts';
import { buildWith } from './build-with.ts';

const ALL_SERVICES: Variables = {
  VITE_OPENAI_API_KEY: 'sk-loopback-only',
  VITE_OPENAI_BASE_URL: 'http://127.0.0.1:4001/v1',
  VITE_SUPABASE_URL: 'http://127.0.0.1:4002',
  VITE_SUPABASE_ANON_KEY: 'sb_publishable_loopback',
  VITE_MAPBOX_ACCESS_TOKEN: 'pk.loopback.only',
  VITE_MAPBOX_API_URL: 'http://127.0.0.1:4003',
  VITE_MAP_STYLE_URL: 'http://127.0.0.1:4004/style.json',
  VITE_MAP_TILES_CACHEABLE: 'true',
};

const { VITE_MAPBOX_ACCESS_TOKEN: _, VITE_MAP_STYLE_URL: __, ...OTHER_SERVICES } = ALL_SERVICES;
const WITH_DETAIL: Variables = {
  ...OTHER_SERVICES,
  VITE_MAP_DETAIL_URL: 'http://127.0.0.1:4004/tiles.json?key=abc',
  VITE_MAP_TERRAIN_URL: '/terrain/{z}/{x}/{y}.png',
};

test.each([
  ['a style', ALL_SERVICES],
  ['a detailed map', WITH_DETAIL],
])('with %s swapped-build.ts replaces what a build writes', async (_map, variables) => {
  const { env, problems } = readEnv(variables);
  const configuration = asBuilt(configurationOf(variables));
  const origins = `own:self.location.origin,map:${asBuilt(cachedMapOrigins(env, problems))}`;
  const facts = [await buildWith(variables), swapConfiguration(variables)].map((folder) => {
    const chunk = readFileSync(chunkWith(join(folder, 'assets'), configuration), 'utf8');
    return {
      times: chunk.split(configuration).length - 1,
      worker: readFileSync(join(folder, 'service-worker.js'), 'utf8').includes(origins),
      policy: readFileSync(join(folder, '_headers'), 'utf8').match(/(?:connect|img)-src [^;\n]+/gu),
    };
  });
  expect(facts[0]).toEqual(facts[1]);
  expect(facts[0]).toMatchObject({ worker: true });
  expect(facts[0]?.policy?.join(' ')).toContain('http://127.0.0.1:4004');
});

test('behind a proxy no file contains a key, and a misplaced secret is not built in', async () => {
  const folder = await buildWith({
    VITE_OPENAI_BASE_URL: 'https://proxy.example/functions/v1/chat',
    VITE_SUPABASE_URL: 'https://abc.supabase.co',
    VITE_SUPABASE_ANON_KEY: 'sb_secret_0123456789',
    VITE_MAPBOX_ACCESS_TOKEN: 'sk.0123456789',
  });
  const texts = readTexts(folder);
  expect(texts.join('')).toContain('https://proxy.example/functions/v1/chat');
  expect(texts.filter((text) => /sb_secret_\d|sk\.\d{10}/u.test(text))).toEqual([]);
  // Only the SDK's error message about its option contains the prefix of such a key.
  expect(texts.filter((text) => /\bsk-[\w-]{8,}/u.test(text))).toEqual([]);
});

function readTexts(folder: string): string[] {
  const names = readdirSync(folder, { recursive: true, encoding: 'utf8' });
  const texts = names.filter((name) => /\.(?:js|html|css|json|map|webmanifest)$/u.test(name));
  return texts.map((name) => readFileSync(join(folder, name), 'utf8'));
}
