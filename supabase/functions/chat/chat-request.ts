import type { ChatConfig } from './config.ts';
import { readText } from './read-text.ts';
import { Refusal } from './refusal.ts';

/** Everything that is ever passed on to the AI service. */
export type ChatRequest = {
  model: string;
  messages: [{ role: 'user'; content: string }];
  temperature: number;
  max_tokens: number;
};

const MAX_BODY_BYTES = 64 * 1024;
const MAX_TOKENS = 1500;

/** Reads, validates and rebuilds the body; other properties (n, stream, tools …) are dropped. */
export async function readChatRequest(
  request: Request,
  { models, bodyLimitMs }: Pick<ChatConfig, 'models' | 'bodyLimitMs'>,
): Promise<ChatRequest> {
  const body = parseObject(await readBody(request, bodyLimitMs));
  const [message, ...others] = listIn(body, 'messages');
  const content = isRecord(message) && message['role'] === 'user' ? message['content'] : undefined;
  const { model, temperature, max_tokens: maxTokens } = body;

  if (typeof content !== 'string' || content.trim() === '' || others.length > 0) {
    throw invalid('messages must be one user message of text');
  }
  if (!isNumber(temperature, 0, 2)) throw invalid('temperature must be a number from 0 to 2');
  if (!isNumber(maxTokens, 1, MAX_TOKENS) || !Number.isInteger(maxTokens)) {
    throw invalid(`max_tokens must be a whole number from 1 to ${MAX_TOKENS}`);
  }
  if (typeof model !== 'string' || !models.includes(model)) {
    throw new Refusal(404, 'model_not_found', 'This proxy does not offer the model asked for');
  }
  return { model, messages: [{ role: 'user', content }], temperature, max_tokens: maxTokens };
}

/** A caller who sends slowly holds the function for `limitMs` at most. */
async function readBody(request: Request, limitMs: number): Promise<string> {
  const limit = AbortSignal.timeout(limitMs);
  const body = request.body?.pipeThrough(new TransformStream(), { signal: limit }) ?? null;
  const text = await readText(body, MAX_BODY_BYTES).catch((error: unknown) => {
    if (limit.aborted) throw new Refusal(408, 'body_timeout', 'The body took too long');
    throw error;
  });
  if (text !== null) return text;
  throw new Refusal(413, 'body_too_large', `The body may have ${MAX_BODY_BYTES} bytes`);
}

function parseObject(text: string): Record<string, unknown> {
  try {
    const body: unknown = JSON.parse(text);
    return isRecord(body) ? body : {};
  } catch {
    throw invalid('The body must be JSON');
  }
}

function listIn(body: Record<string, unknown>, name: string): unknown[] {
  const value = body[name];
  return Array.isArray(value) ? value : [];
}

function isRecord(value: unknown): value is Record<string, unknown> {
  return typeof value === 'object' && value !== null;
}

function isNumber(value: unknown, least: number, most: number): value is number {
  return typeof value === 'number' && value >= least && value <= most;
}

function invalid(message: string): Refusal {
  return new Refusal(400, 'invalid_body', message);
}
