import { startService } from '#tests/services/service.ts';

export const ORIGIN = 'https://fernweh.example';
export const KEY = 'sk-only-the-proxy-knows';
export const MODEL = 'gpt-3.5-turbo';

/** The request that Fernweh sends. */
export const CHAT = {
  model: MODEL,
  messages: [{ role: 'user' as const, content: 'Where is it warm in März?' }],
  temperature: 0.7,
  max_tokens: 500,
};

/** An AI service that echoes the prompt, and whose errors contain the key. */
export function startUpstream() {
  return startService({
    answer: ({ body }) => ({ body: JSON.stringify(completionOf(`You asked: ${body}`)) }),
    errorBody: (status) =>
      JSON.stringify({ error: { message: `${status} for ${KEY}`, type: 'x', code: 'upstream' } }),
  });
}

function completionOf(content: string) {
  return {
    id: 'chatcmpl-1',
    object: 'chat.completion',
    created: 0,
    model: MODEL,
    choices: [{ index: 0, message: { role: 'assistant', content }, finish_reason: 'stop' }],
  };
}
