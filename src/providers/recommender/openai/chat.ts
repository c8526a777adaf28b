import * as v from 'valibot';
import { TravelError } from '#src/domain/errors.ts';
import { once } from '#src/timing/once.ts';
import { throwIfAborted, untilAborted } from '#src/timing/abort.ts';
import { serviceFailure } from './service-failure.ts';
import { redactKeys } from './redact-keys.ts';

export type ChatOptions = {
  /** Empty when a proxy at `baseUrl` holds the key: then none is sent. */
  apiKey: string;
  /** Up to and without `/chat/completions`, e.g. https://api.openai.com/v1. */
  baseUrl: string;
  /** E.g. gpt-3.5-turbo. */
  model: string;
};

export type Chat = {
  /** One request; the text of its reply, never blank, cut off after `maxTokens` tokens. */
  ask: (prompt: string, maxTokens: number, signal?: AbortSignal) => Promise<string>;
};

/** Specification, section 9. */
const TEMPERATURE = 0.7;

const completionSchema = v.object({
  choices: v.looseTuple([v.object({ message: v.object({ content: v.string() }) })]),
});

/** Chat completions of an OpenAI-compatible service; loads its SDK with the first request. */
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
    async ask(prompt, maxTokens, signal) {
      throwIfAborted(signal);
      const limit = AbortSignal.timeout(limitMs);
      const ended = signal === undefined ? limit : AbortSignal.any([signal, limit]);
      try {
        const content = await untilAborted(request(prompt, maxTokens, ended), ended);
        return redactKeys(content, options.apiKey);
      } catch (error) {
        throwIfAborted(signal);
        if (limit.aborted) throw new TravelError('recommender-timeout');
        throw error instanceof TravelError ? error : serviceFailure(error, options);
      }
    },
  };
}

/**
 * The SDK neither retries (askWithRetry does) nor logs. Its timeout covers the response's headers
 * only, so `ask` has one for the whole response, and the SDK's must be longer.
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

/** Throws 'no-content' for anything else, such as an HTML page. */
function contentOf(completion: unknown): string {
  const parsed = v.safeParse(completionSchema, completion);
  const content = parsed.success ? parsed.output.choices[0].message.content.trim() : '';
  if (content === '') throw new TravelError('no-content');
  return content;
}
