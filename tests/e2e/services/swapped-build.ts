import { createHash } from 'node:crypto';
import { cpSync, mkdirSync, readFileSync, readdirSync, symlinkSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { loadEnv } from 'vite';
import { cachedMapOrigins } from '#src/config/cached-map-origins.ts';
import { configurationOf } from '#src/config/configuration.ts';
import { readEnv } from '#src/config/env.ts';
import { hostHeaders } from '#src/config/host-headers.ts';
import { serviceOrigins } from '#src/config/services.ts';

const ROOT = join(import.meta.dirname, '../../..');
const DIST = join(ROOT, 'dist');
const WORKER = 'service-worker.js';
/** CACHED_MAP_ORIGINS in the built worker. */
const ORIGINS_IN_WORKER = 'own:self.location.origin,map:[]';
const COMPRESSED = /\.(?:br|gz)$/u;

export type Variables = Record<`VITE_${string}`, string>;

/**
 * A copy of dist/ as if it had been built with these variables: what the build writes into its files
 * (`define` and configured-headers in vite.config.ts) is replaced. Two things stay as in dist/:
 * the prerendered pages, and the names of the remote map's files, which the worker does not precache
 * then. tests/soak/services/configured-build.soak.ts compares the copy with a real build.
 */
export function swapConfiguration(variables: Variables): string {
  const folder = join(ROOT, 'tests/.artifacts', `dist-${hashOf(variables)}-${process.pid}`);
  const { env, problems } = readEnv(variables);
  mkdirSync(folder, { recursive: true });
  for (const name of readdirSync(DIST)) {
    if (name !== 'assets' && !name.startsWith(WORKER)) {
      if (name !== '_headers') symlinkSync(join(DIST, name), join(folder, name));
    }
  }
  cpSync(join(DIST, 'assets'), join(folder, 'assets'), { recursive: true, filter: isPlain });
  const built = asBuilt(configurationOf(loadEnv('production', ROOT, 'VITE_')));
  const chunk = chunkWith(join(folder, 'assets'), built);
  const wanted = asBuilt(configurationOf(variables));
  writeFileSync(
    chunk,
    readFileSync(chunk, 'utf8').replaceAll(built, () => wanted),
  );
  const [start, end, ...more] = readFileSync(join(DIST, WORKER), 'utf8').split(ORIGINS_IN_WORKER);
  if (start === undefined || end === undefined || more.length > 0) {
    throw new Error(`Not once in the worker: ${ORIGINS_IN_WORKER}`);
  }
  const origins = ORIGINS_IN_WORKER.replace('[]', asBuilt(cachedMapOrigins(env, problems)));
  writeFileSync(join(folder, WORKER), start + origins + end);
  const headers = readFileSync(join(DIST, '_headers'), 'utf8');
  writeFileSync(join(folder, '_headers'), hostHeaders(headers, serviceOrigins(env, problems)));
  return folder;
}

/** A value as the minifier writes it into a chunk: unquoted keys, strings in backticks. */
export function asBuilt(value: unknown): string {
  return JSON.stringify(value)
    .replaceAll(/"(\w+)":/gu, '$1:')
    .replaceAll(/"([^"]*)"/gu, '`$1`');
}

/** The only script in the folder that contains the text. */
export function chunkWith(folder: string, text: string): string {
  const files = readdirSync(folder).filter((name) => name.endsWith('.js'));
  const [found, ...others] = files
    .map((name) => join(folder, name))
    .filter((file) => readFileSync(file, 'utf8').includes(text));
  if (found === undefined || others.length > 0) throw new Error(`Not in one chunk: ${text}`);
  return found;
}

/** Compressed copies are left out: those of changed files would be stale. */
function isPlain(path: string): boolean {
  return !COMPRESSED.test(path);
}

function hashOf(variables: Variables): string {
  return createHash('sha256').update(JSON.stringify(variables)).digest('hex').slice(0, 12);
}
