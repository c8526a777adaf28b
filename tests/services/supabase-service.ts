import { catalogueSql } from '#data/database/migrated-database.ts';
import { loadOnce } from '#src/providers/load-once.ts';
import { startService } from './service.ts';
import type { Answer, RecordedRequest, Service } from './service.ts';

/** For hooks: whoever asks a service first waits until its database is made. */
export const DATABASE_MS = 120_000;

/** The public key that the service asks for. */
export const SUPABASE_KEY = 'sb_publishable_fernweh-tests-only';

export type SupabaseServiceOptions = {
  port?: number;
  /** Statements that run after the migrations and the seed. */
  further?: readonly string[];
};

/**
 * A Supabase project on loopback: PostgREST's grammar in front of a real PostgreSQL with our
 * migrations and our seed. The database is made when the first request arrives, in about 5 s.
 */
export function startSupabaseService(options: SupabaseServiceOptions = {}): Promise<Service> {
  const { port = 0, further = [] } = options;
  const project = loadOnce(() => loadProject(further));
  return startService({ port, errorBody, answer: async (request) => (await project())(request) });
}

/**
 * A service of one's own to fail, in front of one whose answers it hands on; ready when that one
 * answers.
 */
export async function startSupabaseFront(url: string): Promise<Service> {
  await fetch(url);
  const answer = async ({ method, path, headers }: RecordedRequest) =>
    answerOf(await fetch(url + path, { method, headers: keysOf(headers) }));
  return startService({ answer, errorBody });
}

async function loadProject(
  further: readonly string[],
): Promise<(request: RecordedRequest) => Promise<Answer>> {
  Object.assign(process.env, { LITE_TELEMETRY: '0', DO_NOT_TRACK: '1' });
  const { App } = await import('@supabase/lite');
  const { createPgliteConnection } = await import('@supabase/lite/pglite');
  const connection = await createPgliteConnection();
  for (const sql of [...(await catalogueSql()), ...further]) await connection.driver.exec(sql);
  const app = new App({
    connection,
    auth: { enabled: false, publishable_key: SUPABASE_KEY },
    options: { server: { admin: false, disableStudio: true } },
  });
  return async ({ method, path, headers }) =>
    answerOf(
      await app.fetch(new Request(`http://127.0.0.1${path}`, { method, headers: keysOf(headers) })),
    );
}

/** What of a request's head matters to the project. */
function keysOf({ apikey, authorization }: RecordedRequest['headers']): Record<string, string> {
  return {
    ...(typeof apikey === 'string' ? { apikey } : {}),
    ...(authorization === undefined ? {} : { authorization }),
  };
}

async function answerOf(reply: Response): Promise<Answer> {
  const type = reply.headers.get('content-type') ?? 'application/json';
  return { status: reply.status, type, body: await reply.text() };
}

function errorBody(status: number): string {
  return JSON.stringify({ code: 'TEST', details: null, hint: null, message: `error ${status}` });
}
