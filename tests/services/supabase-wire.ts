import type { Answer, RecordedRequest } from './service.ts';

/** The public key that the test project requires. */
export const SUPABASE_KEY = 'sb_publishable_fernweh-tests-only';

/** The request headers that the project reads. */
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
