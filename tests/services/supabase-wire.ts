import type { Answer, RecordedRequest } from './service.ts';

/** The public key that the test project asks for. */
export const SUPABASE_KEY = 'sb_publishable_fernweh-tests-only';

/** What of a request's head matters to the project. */
export function keysOf({ apikey, authorization }: RecordedRequest['headers']) {
  return {
    ...(typeof apikey === 'string' ? { apikey } : {}),
    ...(authorization === undefined ? {} : { authorization }),
  };
}

export async function answerOf(reply: Response): Promise<Answer> {
  const type = reply.headers.get('content-type') ?? 'application/json';
  return { status: reply.status, type, body: await reply.text() };
}
