import * as v from 'valibot';
import { TravelError } from '#src/domain/errors.ts';
import { withoutKeys } from '#src/domain/without-keys.ts';
import { once } from '#src/timing/once.ts';
import { eitherSignal, throwIfAborted, untilAborted } from '#src/timing/abort.ts';
import { serviceFailure } from './service-failure.ts';

export type ChatOptions = {
  /** Empty when a proxy at `baseUrl` holds the key: then none is sent. */
  apiKey: string;
  /** Up to and without `/chat/completions`, e.g. https://api.openai.com/v1. */
  baseUrl: string;
  /** E.g. gpt-3.5-turbo. */
  model: string;
  /** Asked instead where the service does not know `model`; null for none. */
  fallbackModel?: string | null;
  /** Keys of the other services, which are hidden in every text like this one's. */
  otherKeys?: readonly string[];
};

export type Chat = {
  /** One request; the text of its reply, never blank, cut off after `maxTokens` tokens. */
  ask: (prompt: string, maxTokens: number, signal?: AbortSignal) => Promise<string>;
  /** The model that is asked. */
  model: () => string;
};

/** Specification, section 9. */
const TEMPERATURE = 0.7;

const completionSchema = v.object({
  choices: v.looseTuple([v.object({ message: v.object({ content: v.string() }) })]),
});

/**
 * Chat completions of an OpenAI-compatible service; loads its SDK with the first request. Once the
 * service does not know the model, its fallback is asked from then on.
 */
export function createChat(options: ChatOptions, limitMs: number): Chat {
  const { apiKey, fallbackModel = null, otherKeys = [] } = options;
  const keys = [apiKey, ...otherKeys];
  const load = once(() => loadClient(options, limitMs));
  let current = options.model;

  async function request(model: string, content: string, maxTokens: number, signal: AbortSignal) {
    const client = await load();
    const body = {
      model,
      temperature: TEMPERATURE,
      messages: [{ role: 'user' as const, content }],
      max_tokens: maxTokens,
    };
    return contentOf(await client.chat.completions.create(body, { signal }));
  }

  async function askModel(model: string, ...[prompt, maxTokens, signal]: Parameters<Chat['ask']>) {
    throwIfAborted(signal);
    const limit = AbortSignal.timeout(limitMs);
    const ended = eitherSignal(signal, limit);
    try {
      const content = await untilAborted(request(model, prompt, maxTokens, ended), ended);
      return withoutKeys(content, keys);
    } catch (error) {
      throwIfAborted(signal);
      if (limit.aborted) throw new TravelError('recommender-timeout');
      if (error instanceof TravelError) throw error;
      const name = model === fallbackModel ? 'VITE_OPENAI_FALLBACK_MODEL' : 'VITE_OPENAI_MODEL';
      throw serviceFailure(error, { keys, setting: `${name}: ${model}` });
    }
  }

  return {
    model: () => current,
    async ask(...args) {
      const asked = current;
      try {
        return await askModel(asked, ...args);
      } catch (error) {
        const isUnknown = error instanceof TravelError && error.code === 'model-not-found';
        if (!isUnknown || fallbackModel === null || asked === fallbackModel) throw error;
        current = fallbackModel;
        return askModel(fallbackModel, ...args);
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
