import { spawn } from 'node:child_process';
import { join } from 'node:path';
import { exchange, rawRequest } from '#tests/server/raw-request.ts';

const ROOT = join(import.meta.dirname, '../../..');

export type ServedSite = {
  port: number;
  /** Throws when it has ended, or does not serve its first page. */
  stillServes: () => Promise<void>;
  stop: () => void;
};

/** `npm start` on a free port of 127.0.0.1, as a process of its own. */
export async function startServedSite(): Promise<ServedSite> {
  const env = { ...process.env, PORT: '0', HOST: '127.0.0.1' };
  const child = spawn(process.execPath, ['server/start.mjs'], { cwd: ROOT, env });
  let log = '';
  const port = await new Promise<number>((resolve, reject) => {
    for (const stream of [child.stdout, child.stderr]) {
      stream.setEncoding('utf8').on('data', (text: string) => {
        log += text;
        const [, chosen] = /served on http:\/\/127\.0\.0\.1:(\d+)/u.exec(log) ?? [];
        if (chosen !== undefined) resolve(Number(chosen));
      });
    }
    child.once('exit', (code) => reject(new Error(`npm start ended with ${code}: ${log}`)));
  });
  return {
    port,
    async stillServes() {
      if (child.exitCode !== null) throw new Error(`npm start ended: ${log}`);
      const page = await exchange(port, rawRequest('GET / HTTP/1.1'));
      if (!page.startsWith('HTTP/1.1 200') || !page.includes('Fernweh')) {
        throw new Error(`it answered ${page.slice(0, 200)}`);
      }
    },
    stop: () => void child.kill(),
  };
}
