import { spawnSync } from 'node:child_process';
import { createHash } from 'node:crypto';
import { existsSync, readFileSync, readdirSync, statSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';

const ROOT = join(import.meta.dirname, '..');
const STAMP = join(ROOT, 'dist/.build-inputs');
const INPUTS = [
  'src',
  'sw',
  'public',
  'server/prerender',
  'server/precompress.mjs',
  'server/headers.mjs',
  'server/host-includes.mjs',
  'server/write-includes.mjs',
  'index.html',
  'vite.config.ts',
  'package-lock.json',
];
const ENV_FILES = ['.env', '.env.local', '.env.production', '.env.production.local'];

/** Builds when there is no build, or when sources, lockfile or environment changed since. */
export function ensureBuild() {
  const wanted = inputsHash();
  if (existsSync(STAMP) && readFileSync(STAMP, 'utf8') === wanted) return;
  console.log('Building ...');
  const { status } = spawnSync('npm', ['run', '-s', 'build'], {
    cwd: ROOT,
    stdio: ['ignore', 'ignore', 'inherit'],
    shell: process.platform === 'win32',
  });
  if (status !== 0) {
    console.error('The build failed; its messages above say why.');
    process.exit(1);
  }
  writeFileSync(STAMP, wanted);
}

/** Changes with the sources, the lockfile and the environment. */
export function inputsHash(env = process.env) {
  const hash = createHash('sha256').update(process.version);
  for (const file of [...INPUTS, ...ENV_FILES].flatMap(filesUnder)) {
    hash.update(file).update(readFileSync(join(ROOT, file)));
  }
  for (const name of Object.keys(env).toSorted()) {
    if (name.startsWith('VITE_')) hash.update(`${name}=${env[name] ?? ''}`);
  }
  return hash.digest('hex');
}

/**
 * @param {string} path
 * @returns {string[]}
 */
function filesUnder(path) {
  const full = join(ROOT, path);
  if (!existsSync(full)) return [];
  if (statSync(full).isFile()) return [path];
  return readdirSync(full)
    .toSorted()
    .flatMap((name) => filesUnder(`${path}/${name}`));
}
