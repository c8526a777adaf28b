import { execFile } from 'node:child_process';
import { mkdir, readFile, rm } from 'node:fs/promises';
import { join } from 'node:path';
import { promisify } from 'node:util';

const ROOT = join(import.meta.dirname, '../../..');
const FOLDER = join(ROOT, 'tests/.artifacts/previous-release');
const VITE = join(ROOT, 'node_modules/vite/bin/vite.js');
const DATABASE = 'src/storage/database.ts';
/** The sources of a build; without the tests, which the runner would find. */
const PARTS = [
  'src',
  'sw',
  'public',
  'server',
  'index.html',
  'vite.config.ts',
  'package.json',
  'package-lock.json',
  'tsconfig*.json',
];

const run = promisify(execFile);

/**
 * A production build of the last state whose database had an older version than today's, from the
 * history of this repository, built with today's dependencies. Throws where the history is cut off.
 */
export async function buildPreviousRelease(): Promise<string> {
  const commit = await lastWithOlderDatabase();
  await rm(FOLDER, { recursive: true, force: true });
  await mkdir(FOLDER, { recursive: true });
  const archive = join(FOLDER, 'source.tar');
  await run('git', ['archive', '--output', archive, commit, '--', ...PARTS], { cwd: ROOT });
  await run('tar', ['xf', archive, '-C', FOLDER]);
  const env = { ...process.env, NODE_ENV: 'production' };
  await run(process.execPath, [VITE, 'build', '--logLevel', 'warn'], { cwd: FOLDER, env });
  return join(FOLDER, 'dist');
}

async function lastWithOlderDatabase(): Promise<string> {
  const source = await readFile(join(ROOT, DATABASE), 'utf8');
  const [version] = /SCHEMA_VERSION = \d+/u.exec(source) ?? [];
  if (version === undefined) throw new Error(`${DATABASE} has no version`);
  const log = ['log', '--format=%H', `-S${version}`, '--', DATABASE];
  const { stdout } = await run('git', log, { cwd: ROOT });
  const first = stdout.trim().split('\n').at(-1) ?? '';
  if (first === '') throw new Error(`the history does not say when ${version} came`);
  return `${first}^`;
}
