import OpenAI from 'openai';
import { afterAll, beforeAll, expect, test } from 'vitest';
import type { Service } from '#tests/services/service.ts';
import { CHAT, KEY, ORIGIN, startUpstream } from './chat-upstream.ts';
import { runDeno } from './run-deno.ts';
import { startChatFunction } from './start-chat-function.ts';
import type { ChatFunction } from './start-chat-function.ts';

let upstream: Service;
let chat: ChatFunction;

beforeAll(async () => {
  upstream = await startUpstream();
  chat = await startChatFunction({
    OPENAI_API_KEY: KEY,
    OPENAI_BASE_URL: upstream.url,
    ALLOWED_ORIGINS: ORIGIN,
    RATE_PER_MINUTE: '2',
    ADDRESS_HEADER: 'x-forwarded-for',
  });
}, 20_000);

afterAll(async () => {
  await chat.stop();
  await upstream.stop();
});

/** OpenAI's own SDK as a page would use it, here with the headers that a browser and a host add. */
function sdk(from: string, origin = ORIGIN) {
  const defaultHeaders = { origin, 'x-forwarded-for': from };
  return new OpenAI({ apiKey: 'none', baseURL: chat.url, maxRetries: 0, defaultHeaders });
}

test('both steps of a trip work through the SDK, with the proxy’s key', async () => {
  const { completions } = sdk('192.0.2.1').chat;
  const steps = [CHAT, { ...CHAT, max_tokens: 1500 }];
  for (const step of steps) {
    const reply = await completions.create(step);
    expect(reply.choices[0]?.message.content).toBe(`You asked: ${JSON.stringify(step)}`);
  }
  expect(upstream.requests.map(({ body }) => body)).toEqual(
    steps.map((step) => JSON.stringify(step)),
  );
  expect(upstream.requests.map(({ headers }) => headers.authorization)).toEqual([
    `Bearer ${KEY}`,
    `Bearer ${KEY}`,
  ]);
  expect(JSON.stringify(upstream.requests)).not.toMatch(/stainless|192\.0\.2\.1|Bearer none/u);
});

test('the SDK shows why a request was refused', async () => {
  const refused = sdk('192.0.2.2').chat.completions.create({ ...CHAT, model: 'gpt-5-pro' });
  await expect(refused).rejects.toMatchObject({
    status: 404,
    code: 'model_not_found',
    message: '404 This proxy does not offer the model asked for',
  });
  const stranger = sdk('192.0.2.2', 'https://evil.example').chat.completions.create(CHAT);
  await expect(stranger).rejects.toMatchObject({ status: 403, code: 'origin_not_allowed' });
});

test('the SDK gets the status of a busy service or refused key, not its message', async () => {
  const { completions } = sdk('192.0.2.3').chat;
  upstream.fail({ kind: 'answer', status: 429 }, { kind: 'answer', status: 401 });
  await expect(completions.create(CHAT)).rejects.toMatchObject({
    message: '429 The AI service answered 429',
  });
  await expect(completions.create(CHAT)).rejects.toMatchObject({
    message: '502 The AI service refused the proxy',
  });
});

test('a browser’s preflight is answered', async () => {
  const headers = {
    origin: ORIGIN,
    'access-control-request-method': 'POST',
    'access-control-request-headers': 'authorization,content-type,x-stainless-lang',
  };
  const reply = await fetch(`${chat.url}/chat/completions`, { method: 'OPTIONS', headers });
  expect(reply.status).toBe(204);
  expect(reply.headers.get('access-control-allow-origin')).toBe(ORIGIN);
  expect(reply.headers.get('access-control-allow-headers')).toBe('*, authorization');
});

test('an address that asks too often is refused, others are not', async () => {
  const { completions } = sdk('192.0.2.4').chat;
  await completions.create(CHAT);
  await completions.create(CHAT);
  await expect(completions.create(CHAT)).rejects.toThrow(/^429 Too many requests: wait \d+ s$/u);
  await expect(sdk('192.0.2.5').chat.completions.create(CHAT)).resolves.toBeDefined();
});

test('the request to the AI service is aborted with the page’s', async () => {
  const before = upstream.requests.length;
  upstream.fail({ kind: 'silence' });
  const page = new AbortController();
  const request = sdk('192.0.2.6').chat.completions.create(CHAT, { signal: page.signal });
  await Promise.all([
    expect(request).rejects.toThrow('Request was aborted.'),
    upstream.arrived(before + 1).then(() => page.abort()),
  ]);
  await upstream.hungUp(1);
});

test('its log has neither the key nor a prompt', () => {
  expect(chat.log()).toContain('The AI service answered 401');
  expect(chat.log()).not.toContain(KEY);
  expect(chat.log()).not.toContain('warm');
});

test('without its variables it does not start and names what is missing', async () => {
  await expect(startChatFunction({ OPENAI_API_KEY: KEY })).rejects.toThrow(
    'The chat proxy cannot start: ALLOWED_ORIGINS must be origins',
  );
});

test('it passes Deno’s own type check, without downloads', async () => {
  const check = runDeno(['check', '--no-remote', '--no-npm', 'index.ts']);
  const code = await check.ended;
  expect([code, check.log().replace('Check index.ts\n', '')]).toEqual([0, '']);
});
