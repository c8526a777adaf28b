import * as v from 'valibot';
import { writeAnalysis } from './openai-analysis.ts';
import { writeSections } from './openai-sections.ts';
import { startService } from './service.ts';
import type { Answer, RecordedRequest, Service } from './service.ts';

export type OpenAiService = Service & {
  /** Queues contents for the next answers, one each; then it generates its own again. */
  say: (...contents: (string | null)[]) => void;
};

export type OpenAiServiceOptions = {
  port?: number;
  /** Models that the service no longer has; it has every other whose name begins with gpt-. */
  gone?: readonly string[];
};

const requestSchema = v.object({
  model: v.string(),
  messages: v.tuple([v.object({ role: v.literal('user'), content: v.string() })]),
  max_tokens: v.number(),
});

const ERRORS: Record<number, { type: string; code: string | null; message: string }> = {
  401: {
    type: 'invalid_request_error',
    code: 'invalid_api_key',
    message: 'Incorrect API key provided.',
  },
  403: {
    type: 'invalid_request_error',
    code: 'unsupported_country_region_territory',
    message: 'Country, region, or territory not supported',
  },
  404: {
    type: 'invalid_request_error',
    code: 'model_not_found',
    message: 'The model does not exist or you do not have access to it.',
  },
  422: { type: 'invalid_request_error', code: null, message: 'Unprocessable request' },
  429: {
    type: 'requests',
    code: 'rate_limit_exceeded',
    message: 'Rate limit reached for requests.',
  },
  500: {
    type: 'server_error',
    code: null,
    message: 'The server had an error while processing your request. Sorry about that!',
  },
  503: {
    type: 'server_error',
    code: null,
    message: 'The engine is currently overloaded, please try again later',
  },
};

/**
 * Chat completions as OpenAI or a key-holding proxy answers them, with or without a key. The contents
 * are generated from the prompt: names and ids that occur in it, in the requested language.
 */
export async function startOpenAiService({
  gone = [],
  ...options
}: OpenAiServiceOptions = {}): Promise<OpenAiService> {
  const scripted: (string | null)[] = [];
  const service = await startService({
    ...options,
    errorBody,
    answer: (request) => answer(request, scripted, gone),
  });
  return { ...service, say: (...contents) => void scripted.push(...contents) };
}

/** The body of an answer with this content, as the service sends it. */
export function completionOf(content: unknown, model = 'gpt-3.5-turbo'): string {
  return JSON.stringify({
    id: 'chatcmpl-9fernweh',
    object: 'chat.completion',
    created: 1_800_000_000,
    model,
    choices: [
      {
        index: 0,
        message: { role: 'assistant', content, refusal: null },
        logprobs: null,
        finish_reason: 'stop',
      },
    ],
    usage: { prompt_tokens: 0, completion_tokens: 0, total_tokens: 0 },
  });
}

function answer(
  { method, path, body }: RecordedRequest,
  scripted: (string | null)[],
  gone: readonly string[],
): Answer {
  if (!path.endsWith('/chat/completions')) return failed(404, `Invalid URL (${method} ${path})`);
  if (method !== 'POST') return failed(405, `Not allowed to ${method} on ${path}.`);
  const request = v.safeParse(requestSchema, JSON.parse(body));
  if (!request.success) return failed(400, 'We could not parse the body of your request.');
  const { model, messages } = request.output;
  if (!model.startsWith('gpt-') || gone.includes(model)) {
    return failed(404, `The model \`${model}\` does not exist or you do not have access to it.`);
  }
  const content = scripted.length > 0 ? scripted.shift() : write(messages[0].content);
  return { body: completionOf(content, model) };
}

function write(message: string): string {
  return message.includes('\nProducts, ') ? writeSections(message) : writeAnalysis(message);
}

function failed(status: number, message: string): Answer {
  const { type, code } = ERRORS[status] ?? { type: 'invalid_request_error', code: null };
  return { status, body: JSON.stringify({ error: { message, type, param: null, code } }) };
}

function errorBody(status: number): string {
  const known = ERRORS[status] ?? { type: 'server_error', code: null, message: `Error ${status}` };
  return JSON.stringify({ error: { ...known, param: null } });
}
