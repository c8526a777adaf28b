import { readChatRequest } from './chat-request.ts';
import type { ChatRequest } from './chat-request.ts';
import type { ChatConfig } from './config.ts';
import { createKeyFilter } from './key-filter.ts';
import { createRateLimit } from './rate-limit.ts';
import { Refusal } from './refusal.ts';
import { relay } from './relay.ts';

export type World = {
  fetch: (url: string, init: RequestInit) => Promise<Response>;
  /** Milliseconds of any steady clock. */
  now: () => number;
};

const PREFLIGHT_HEADERS = {
  'access-control-allow-methods': 'POST',
  'access-control-allow-headers': '*, authorization',
  'access-control-max-age': '7200',
};

/**
 * Proxies POST …/chat/completions to the AI service with the secret key, for allowed origins and
 * within limits. Web standards only: runs on Deno, Workers and Node. `connection` is the remote
 * address of the connection.
 */
export function createChatHandler(config: ChatConfig, { fetch, now }: World) {
  const take = createRateLimit(config.ratePerMinute, now);
  const withoutKey = createKeyFilter(config.apiKey);

  return async function handle(request: Request, connection: string): Promise<Response> {
    const response = await answer(request, connection).catch(refuse);
    const origin = request.headers.get('origin') ?? '';
    if (config.origins.includes(origin)) {
      response.headers.set('access-control-allow-origin', origin);
      response.headers.set('access-control-expose-headers', 'retry-after');
    }
    response.headers.set('vary', 'origin');
    return response;
  };

  async function answer(request: Request, connection: string): Promise<Response> {
    const { method, url, headers } = request;
    if (!config.origins.includes(headers.get('origin') ?? '')) {
      throw new Refusal(403, 'origin_not_allowed', 'This proxy does not serve this origin');
    }
    if (!new URL(url).pathname.endsWith('/chat/completions')) {
      throw new Refusal(404, 'not_found', 'This proxy answers …/chat/completions only');
    }
    if (method === 'OPTIONS') {
      return new Response(null, { status: 204, headers: PREFLIGHT_HEADERS });
    }
    if (method !== 'POST') {
      throw new Refusal(405, 'method_not_allowed', 'Use POST', { allow: 'POST, OPTIONS' });
    }
    const wait = take(addressIn(headers, config.addressHeader) ?? connection);
    if (wait > 0) {
      const again = { 'retry-after': String(wait) };
      throw new Refusal(429, 'rate_limit_exceeded', `Too many requests: wait ${wait} s`, again);
    }
    return ask(await readChatRequest(request, config), request.signal);
  }

  async function ask(chat: ChatRequest, caller: AbortSignal): Promise<Response> {
    const limit = AbortSignal.timeout(config.timeLimitMs);
    try {
      const reply = await fetch(`${config.baseUrl}/chat/completions`, {
        method: 'POST',
        headers: { authorization: `Bearer ${config.apiKey}`, 'content-type': 'application/json' },
        body: JSON.stringify(chat),
        redirect: 'manual',
        signal: AbortSignal.any([caller, limit]),
      });
      return await relay(reply, withoutKey);
    } catch (error) {
      if (error instanceof Refusal) throw error;
      if (caller.aborted) throw new Refusal(499, 'caller_gone', 'The caller has gone');
      if (limit.aborted) throw new Refusal(504, 'upstream_timeout', 'The AI service took too long');
      throw new Refusal(502, 'upstream_unreachable', 'The AI service could not be reached');
    }
  }
}

/** The last entry of a list is the host's; earlier ones may be forged by the caller. */
function addressIn(headers: Headers, name: string): string | undefined {
  const value = name === '' ? null : headers.get(name);
  return value?.split(',').at(-1)?.trim();
}

/** The handler of last resort: its log names the kind of error, whose message may hold anything. */
function refuse(reason: unknown): Response {
  if (reason instanceof Refusal) return reason.toResponse();
  console.error('A request failed:', reason instanceof Error ? reason.name : typeof reason);
  return new Refusal(500, 'proxy_failed', 'The proxy failed').toResponse();
}
