import { execFile } from 'node:child_process';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { inputsHash } from '#server/build.mjs';
import type { Variables } from '#tests/e2e/services/swapped-build.ts';

const ROOT = join(import.meta.dirname, '../../..');
const VITE = join(ROOT, 'node_modules/vite/bin/vite.js');

/** A real production build with these variables, in a folder of its own. */
export async function buildWith(variables: Variables): Promise<string> {
  // The test runner's mode would select React's development build.
  const env = { ...process.env, NODE_ENV: 'production', ...variables };
  const folder = join(ROOT, 'tests/.artifacts', `built-${inputsHash(env).slice(0, 12)}`);
  const build = ['build', '--outDir', folder, '--emptyOutDir', '--logLevel', 'warn'];
  await promisify(execFile)(process.execPath, [VITE, ...build], { cwd: ROOT, env });
  return folder;
}
