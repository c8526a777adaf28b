import { execFile } from 'node:child_process';
import { existsSync, renameSync } from 'node:fs';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { inputsHash } from '#server/build.mjs';

const ROOT = join(import.meta.dirname, '../../..');
const VITE = join(ROOT, 'node_modules/vite/bin/vite.js');

/**
 * The production build with these variables, in a folder of its own; built once for the same
 * sources and values. The services that they name are started before.
 */
export async function buildWith(env: Record<`VITE_${string}`, string>): Promise<string> {
  // The test runner's own mode would bring React's development build along.
  const whole = { ...process.env, NODE_ENV: 'production', ...env };
  const folder = join(ROOT, 'tests/.artifacts', `dist-${inputsHash(whole).slice(0, 12)}`);
  if (existsSync(folder)) return folder;
  const unfinished = `${folder}-${process.pid}`;
  const build = ['build', '--outDir', unfinished, '--emptyOutDir', '--logLevel', 'warn'];
  await promisify(execFile)(process.execPath, [VITE, ...build], { cwd: ROOT, env: whole });
  renameSync(unfinished, folder);
  return folder;
}
