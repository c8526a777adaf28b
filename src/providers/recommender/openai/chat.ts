import * as v from 'valibot';
import { TravelError } from '#src/domain/errors.ts';
import { once } from '#src/timing/once.ts';
import { throwIfAborted, untilAborted } from '#src/timing/abort.ts';
import { serviceFailure } from './service-failure.ts';
import { withoutKeys } from './without-keys.ts';
import type { ChatOptions } from './chat-options.ts';

export type Chat = {
  /** One request; the text of its answer, never blank, cut off after `maxTokens` tokens. */
  ask: (message: string, maxTokens: number, signal?: AbortSignal) => Promise<string>;
};

/** Specification, section 9. */
const TEMPERATURE = 0.7;

const completionSchema = v.object({
  choices: v.looseTuple([v.object({ message: v.object({ content: v.string() }) })]),
});

/** Chat completions of an OpenAI-compatible service; its SDK is fetched with the first question. */
export function createChat(options: ChatOptions, limitMs: number): Chat {
  const load = once(() => loadClient(options, limitMs));
  const request = async (content: string, maxTokens: number, signal: AbortSignal) => {
    const client = await load();
    const body = {
      model: options.model,
      temperature: TEMPERATURE,
      messages: [{ role: 'user' as const, content }],
      max_tokens: maxTokens,
    };
    return contentOf(await client.chat.completions.create(body, { signal }));
  };
  return {
    async ask(message, maxTokens, signal) {
      throwIfAborted(signal);
      const limit = AbortSignal.timeout(limitMs);
      const ended = signal === undefined ? limit : AbortSignal.any([signal, limit]);
      try {
        const content = await untilAborted(request(message, maxTokens, ended), ended);
        return withoutKeys(content, options.apiKey);
      } catch (error) {
        throwIfAborted(signal);
        if (limit.aborted) throw new TravelError('recommender-timeout');
        throw error instanceof TravelError ? error : serviceFailure(error, options);
      }
    },
  };
}

/**
 * The SDK neither retries (that is askTwice's) nor logs. Its time limit ends with the head of an
 * answer, so `ask` keeps one for the whole answer, and the SDK's must not come first.
 */
async function loadClient({ apiKey, baseUrl }: ChatOptions, limitMs: number) {
  const { OpenAI } = await import('openai');
  const shared = {
    baseURL: baseUrl,
    dangerouslyAllowBrowser: true,
    maxRetries: 0,
    timeout: 2 * limitMs,
    logLevel: 'off' as const,
  };
  return apiKey === ''
    ? new OpenAI({ ...shared, apiKey: 'none', defaultHeaders: { Authorization: null } })
    : new OpenAI({ ...shared, apiKey });
}

/** An HTML page in place of an answer has no choices either. */
function contentOf(completion: unknown): string {
  const parsed = v.safeParse(completionSchema, completion);
  const content = parsed.success ? parsed.output.choices[0].message.content.trim() : '';
  if (content === '') throw new TravelError('no-content');
  return content;
}
