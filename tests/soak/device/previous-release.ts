import { execFile } from 'node:child_process';
import { mkdir, rm } from 'node:fs/promises';
import { join } from 'node:path';
import { promisify } from 'node:util';
import * as v from 'valibot';

const ROOT = join(import.meta.dirname, '../../..');
const FOLDER = join(ROOT, 'tests/.artifacts/previous-release');
const VITE = join(ROOT, 'node_modules/vite/bin/vite.js');
const PACKAGE = v.object({ version: v.string() });
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
 * A production build of the last release, from the history of this repository, built with today's
 * dependencies. Throws where the history is cut off.
 */
export async function buildPreviousRelease(): Promise<string> {
  const commit = await lastRelease();
  await rm(FOLDER, { recursive: true, force: true });
  await mkdir(FOLDER, { recursive: true });
  const archive = join(FOLDER, 'source.tar');
  await run('git', ['archive', '--output', archive, commit, '--', ...PARTS], { cwd: ROOT });
  await run('tar', ['xf', archive, '-C', FOLDER]);
  const env = { ...process.env, NODE_ENV: 'production' };
  await run(process.execPath, [VITE, 'build', '--logLevel', 'warn'], { cwd: FOLDER, env });
  return join(FOLDER, 'dist');
}

/**
 * The tag of the last release, or where a clone has no tags, the commit that gave package.json its version. A
 * release that is just being made, in HEAD itself, is not the one that travellers have.
 */
async function lastRelease(): Promise<string> {
  const log = await git('log', '--format=%H', String.raw`-G^  "version": `, '--', 'package.json');
  const head = await git('rev-parse', 'HEAD');
  const commit = log.split('\n').find((one) => one !== '' && one !== head);
  // The first commit of a history that was cut off seems to have written all of package.json.
  if (commit === undefined || (await isCutOff(commit))) {
    throw new Error('The history ends before the last release: git fetch --unshallow --tags');
  }
  const { version } = v.parse(PACKAGE, JSON.parse(await git('show', `${commit}:package.json`)));
  const tags = await git('tag', '--list', `v${version}`);
  return tags === '' ? commit : tags;
}

async function isCutOff(commit: string): Promise<boolean> {
  if ((await git('rev-parse', '--is-shallow-repository')) === 'false') return false;
  // One line: the commit has no parents here.
  return !(await git('rev-list', '--parents', '--max-count=1', commit)).includes(' ');
}

async function git(...words: string[]): Promise<string> {
  const { stdout } = await run('git', words, { cwd: ROOT });
  return stdout.trim();
}
