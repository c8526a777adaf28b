import { runDeno } from './run-deno.ts';

export type ChatFunction = {
  /** The value for VITE_OPENAI_BASE_URL. */
  url: string;
  /** Its log so far. */
  log: () => string;
  stop: () => Promise<void>;
};

const VARIABLES = [
  'OPENAI_API_KEY',
  'OPENAI_BASE_URL',
  'ALLOWED_ORIGINS',
  'ALLOWED_MODELS',
  'RATE_PER_MINUTE',
  'ADDRESS_HEADER',
];

const ARGUMENTS = [
  'run',
  '--no-prompt',
  '--no-remote',
  '--no-npm',
  '--allow-net=127.0.0.1',
  `--allow-env=${VARIABLES.join(',')}`,
  'index.ts',
];

/**
 * Starts the function in Deno with permission to read its variables and to connect to 127.0.0.1
 * only. Rejects with its log when it exits before it listens.
 */
export async function startChatFunction(variables: Record<string, string>): Promise<ChatFunction> {
  const deno = runDeno(ARGUMENTS, { DENO_SERVE_ADDRESS: 'tcp:127.0.0.1:0', ...variables });
  const origin = await new Promise<string>((resolve, reject) => {
    deno.onLog((log) => {
      const [listening] = /http:\/\/127\.0\.0\.1:\d+(?=\/)/u.exec(log) ?? [];
      if (listening !== undefined) resolve(listening);
    });
    void deno.ended.then(() => reject(new Error(deno.log())), reject);
  });
  return {
    url: `${origin}/functions/v1/chat`,
    log: deno.log,
    async stop() {
      deno.kill();
      await deno.ended;
    },
  };
}
