import { spawn } from 'node:child_process';
import { createRequire } from 'node:module';
import { join } from 'node:path';
import * as v from 'valibot';

const require = createRequire(import.meta.url);
const FUNCTION = join(process.cwd(), 'supabase/functions/chat');
const CACHE = join(process.cwd(), 'node_modules/.cache/deno');
const install = v.object({ runInstall: v.function() });

/** Runs Deno itself, not its launcher (which outlives a kill), in the folder of the function. */
export function runDeno(args: readonly string[], environment: Record<string, string> = {}) {
  const child = spawn(binary(), args, {
    cwd: FUNCTION,
    env: { DENO_DIR: CACHE, DENO_NO_UPDATE_CHECK: '1', NO_COLOR: '1', ...environment },
    stdio: ['ignore', 'pipe', 'pipe'],
  });
  const ended = new Promise<number | null>((resolve, reject) => {
    child.once('error', reject).once('close', resolve);
  });
  const listeners: ((log: string) => void)[] = [];
  let log = '';
  for (const stream of [child.stdout, child.stderr]) {
    stream.setEncoding('utf8').on('data', (text: string) => {
      log += text;
      for (const listener of listeners) listener(log);
    });
  }
  return {
    /** Everything that it wrote so far. */
    log: () => log,
    onLog: (listener: (log: string) => void) => void listeners.push(listener),
    /** Its exit code. */
    ended,
    kill: () => child.kill(),
  };
}

function binary(): string {
  const { runInstall } = v.parse(install, require('deno/install_api.cjs'));
  return v.parse(v.string(), runInstall());
}
