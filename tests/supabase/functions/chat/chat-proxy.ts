import type { ChatConfig } from '#supabase/functions/chat/config.ts';
import { createChatHandler } from '#supabase/functions/chat/handler.ts';
import { KEY, MODEL, ORIGIN } from './chat-upstream.ts';

export const PATH = 'https://proxy.example/functions/v1/chat/chat/completions';

/** The function's handler, in front of an AI service at `baseUrl`. */
export function createChatProxy(
  baseUrl: string,
  changes: Partial<ChatConfig> = {},
  now: () => number = () => 0,
) {
  const config: ChatConfig = {
    apiKey: KEY,
    baseUrl,
    origins: [ORIGIN, 'http://localhost:4173'],
    models: [MODEL, 'gpt-4.1-mini'],
    ratePerMinute: 600,
    addressHeader: '',
    timeLimitMs: 10_000,
    bodyLimitMs: 10_000,
    ...changes,
  };
  return createChatHandler(config, { fetch, now });
}

type Init = RequestInit & { duplex?: 'half' };

export function post(body: unknown, headers: Record<string, string> = {}, init: Init = {}) {
  const text = typeof body === 'string' ? body : JSON.stringify(body);
  const all = { origin: ORIGIN, 'content-type': 'application/json', ...headers };
  return new Request(PATH, { method: 'POST', body: text, headers: all, ...init });
}

export async function errorOf(response: Response): Promise<unknown> {
  const body: unknown = await response.json();
  return body;
}
