import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import type { ChatConfig } from '#supabase/functions/chat/config.ts';
import type { Service } from '#tests/services/service.ts';
import { createChatProxy, errorOf, PATH, post } from './chat-proxy.ts';
import { CHAT, KEY, ORIGIN, startUpstream } from './chat-upstream.ts';

const BODY_LIMIT = 65_536;

let upstream: Service;
let nowMs = 0;

beforeEach(async () => {
  nowMs = 0;
  upstream = await startUpstream();
});

afterEach(async () => {
  vi.restoreAllMocks();
  await upstream.stop();
});

function createProxy(changes: Partial<ChatConfig> = {}) {
  return createChatProxy(upstream.url, changes, () => nowMs);
}

function streamed(body: ReadableStream) {
  return post('', {}, { body, duplex: 'half' });
}

function preflight() {
  const headers = { origin: 'http://localhost:4173', 'access-control-request-method': 'POST' };
  return new Request(PATH, { method: 'OPTIONS', headers });
}

function forwardedFor(list: string) {
  return post(CHAT, { 'x-forwarded-for': list });
}

/** An endless body, a kilobyte at a time. */
function endlessBody() {
  const kilobyte = new Uint8Array(1024).fill(0x20);
  const cancel = vi.fn();
  const body = new ReadableStream({ pull: (stream) => stream.enqueue(kilobyte), cancel });
  return { body, cancel };
}

/** In bytes: the ä of the question is two. */
function bodyOfLength(length: number): string {
  const json = JSON.stringify(CHAT);
  return json + ' '.repeat(length - Buffer.byteLength(json));
}

test('a response of the AI service is passed on unchanged', async () => {
  const response = await createProxy()(post(CHAT), '192.0.2.1');
  expect(response.status).toBe(200);
  expect(await response.json()).toMatchObject({
    choices: [{ message: { content: `You asked: ${JSON.stringify(CHAT)}` } }],
  });
  expect([...response.headers]).toEqual([
    ['access-control-allow-origin', ORIGIN],
    ['access-control-expose-headers', 'retry-after'],
    ['content-type', 'application/json'],
    ['vary', 'origin'],
  ]);
});

test('only validated values are passed on', async () => {
  const extra = {
    n: 50,
    stream: true,
    tools: [{ type: 'function', function: { name: 'x' } }],
    max_completion_tokens: 90_000,
    logprobs: true,
    store: true,
    user: 'somebody',
    messages: [{ ...CHAT.messages[0], name: 'x' }],
  };
  await createProxy()(post({ ...CHAT, ...extra }), '192.0.2.1');
  expect(upstream.requests.map(({ body }) => body)).toEqual([JSON.stringify(CHAT)]);
});

test('the key is sent to the AI service only', async () => {
  const sent = {
    authorization: 'Bearer from-the-browser',
    cookie: 'session=1',
    'x-forwarded-for': '198.51.100.7',
    'x-stainless-lang': 'js',
  };
  const response = await createProxy()(post(CHAT, sent), '192.0.2.1');
  const [request] = upstream.requests;
  const { authorization, ...headers } = request?.headers ?? {};
  expect(authorization).toBe(`Bearer ${KEY}`);
  expect(request?.path).toBe('/chat/completions');
  expect(JSON.stringify({ ...request, headers })).not.toContain(KEY);
  expect(Object.keys(headers)).not.toContain('cookie');
  expect(JSON.stringify(headers)).not.toMatch(/stainless|198\.51|from-the-browser|fernweh/u);
  expect(JSON.stringify([...response.headers]) + (await response.text())).not.toContain(KEY);
});

test.each(['https://evil.example', 'https://fernweh.example.evil.example', 'null', ''])(
  'a page of another origin (%j) is refused and may not read why',
  async (origin) => {
    const proxy = createProxy();
    for (const method of ['POST', 'OPTIONS']) {
      const body = method === 'POST' ? JSON.stringify(CHAT) : null;
      const request = new Request(PATH, { method, headers: { origin }, body });
      const response = await proxy(request, '192.0.2.1');
      expect(response.status).toBe(403);
      expect([...response.headers.keys()]).toEqual(['content-type', 'vary']);
    }
    expect(upstream.requests).toEqual([]);
  },
);

test('a request without an origin is refused', async () => {
  const request = new Request(PATH, { method: 'POST', body: JSON.stringify(CHAT) });
  expect((await createProxy()(request, '192.0.2.1')).status).toBe(403);
});

test('a preflight allows the headers of the SDK, to its own origin only', async () => {
  const response = await createProxy()(preflight(), '192.0.2.1');
  expect(response.status).toBe(204);
  expect(Object.fromEntries(response.headers)).toEqual({
    'access-control-allow-headers': '*, authorization',
    'access-control-allow-methods': 'POST',
    'access-control-allow-origin': 'http://localhost:4173',
    'access-control-expose-headers': 'retry-after',
    'access-control-max-age': '7200',
    vary: 'origin',
  });
});

test('other methods and paths are refused with a readable error', async () => {
  const headers = { origin: ORIGIN };
  const get = await createProxy()(new Request(PATH, { headers }), '192.0.2.1');
  expect([get.status, get.headers.get('allow')]).toEqual([405, 'POST, OPTIONS']);
  expect(get.headers.get('access-control-allow-origin')).toBe(ORIGIN);
  const models = await createProxy()(
    new Request('https://proxy.example/v1/models', { headers }),
    '192.0.2.1',
  );
  expect(models.status).toBe(404);
  expect(await errorOf(models)).toEqual({
    error: {
      message: 'This proxy answers …/chat/completions only',
      type: 'invalid_request_error',
      code: 'not_found',
    },
  });
});

test('a body of 64 kB passes and one byte more does not, whatever content-length says', async () => {
  const proxy = createProxy();
  const sizes = [
    { length: BODY_LIMIT, status: 200 },
    { length: BODY_LIMIT + 1, status: 413 },
  ];
  for (const { length, status } of sizes) {
    const body = bodyOfLength(length);
    const lying = await proxy(post(body, { 'content-length': '12' }), '192.0.2.1');
    const honest = await proxy(post(body, { 'content-length': String(length) }), '192.0.2.1');
    expect([lying.status, honest.status]).toEqual([status, status]);
  }
  expect(upstream.requests).toHaveLength(2);
});

test('a body in single bytes is read completely', async () => {
  const bytes = new TextEncoder().encode(JSON.stringify(CHAT));
  const body = new ReadableStream({
    start(stream) {
      for (const byte of bytes) stream.enqueue(Uint8Array.of(byte));
      stream.close();
    },
  });
  expect((await createProxy()(streamed(body), '192.0.2.1')).status).toBe(200);
  expect(upstream.requests.map((request) => request.body)).toEqual([JSON.stringify(CHAT)]);
});

test('an endless body is cut off at the limit', async () => {
  const { body, cancel } = endlessBody();
  const response = await createProxy()(streamed(body), '192.0.2.1');
  expect(response.status).toBe(413);
  expect(await errorOf(response)).toMatchObject({ error: { code: 'body_too_large' } });
  expect(cancel).toHaveBeenCalledOnce();
});

const user = CHAT.messages[0];

test.each([
  ['nothing', ''],
  ['half a JSON', '{"model":'],
  ['a list', [CHAT]],
  ['null', 'null'],
  ['no message', { ...CHAT, messages: [] }],
  ['messages that are no list', { ...CHAT, messages: 'hello' }],
  ['two messages', { ...CHAT, messages: [user, user] }],
  ['a system message', { ...CHAT, messages: [{ ...user, role: 'system' }] }],
  ['a blank message', { ...CHAT, messages: [{ ...user, content: ' \n' }] }],
  ['an image', { ...CHAT, messages: [{ ...user, content: [{ type: 'image_url' }] }] }],
  ['a message of null', { ...CHAT, messages: [null] }],
  ['no max_tokens', { ...CHAT, max_tokens: undefined }],
  ['max_tokens 0', { ...CHAT, max_tokens: 0 }],
  ['max_tokens 1501', { ...CHAT, max_tokens: 1501 }],
  ['max_tokens 1.5', { ...CHAT, max_tokens: 1.5 }],
  ['max_tokens as text', { ...CHAT, max_tokens: '500' }],
  ['no temperature', { ...CHAT, temperature: undefined }],
  ['temperature 2.1', { ...CHAT, temperature: 2.1 }],
  ['temperature -0.1', { ...CHAT, temperature: -0.1 }],
])('%s is a bad request', async (_name, body) => {
  const response = await createProxy()(post(body), '192.0.2.1');
  expect(response.status).toBe(400);
  expect(await errorOf(response)).toMatchObject({
    error: { type: 'invalid_request_error', code: 'invalid_body' },
  });
  expect(upstream.requests).toEqual([]);
});

test('every allowed model and the highest max_tokens pass', async () => {
  const chat = { ...CHAT, model: 'gpt-4.1-mini', max_tokens: 1500, temperature: 0 };
  expect((await createProxy()(post(chat), '192.0.2.1')).status).toBe(200);
  expect(upstream.requests.map(({ body }) => body)).toEqual([JSON.stringify(chat)]);
});

test.each([['gpt-5-pro'], ['gpt-3.5'], ['GPT-3.5-turbo'], [undefined], [['gpt-3.5-turbo']]])(
  'the model %j is not offered, as OpenAI says it',
  async (model) => {
    const response = await createProxy()(post({ ...CHAT, model }), '192.0.2.1');
    expect(response.status).toBe(404);
    expect(await errorOf(response)).toMatchObject({ error: { code: 'model_not_found' } });
    expect(upstream.requests).toEqual([]);
  },
);

test('an address over its limit is refused until time has passed', async () => {
  const proxy = createProxy({ ratePerMinute: 3 });
  const ask = async (address = '192.0.2.1') => {
    const { status, headers } = await proxy(post(CHAT), address);
    return [status, headers.get('retry-after')];
  };
  for (let asked = 0; asked < 3; asked += 1) expect(await ask()).toEqual([200, null]);
  expect(await ask()).toEqual([429, '20']);
  expect(await ask('192.0.2.2')).toEqual([200, null]);
  nowMs = 19_500;
  expect(await ask()).toEqual([429, '1']);
  nowMs = 20_000;
  expect(await ask()).toEqual([200, null]);
  expect(await ask()).toEqual([429, '20']);
  expect(upstream.requests).toHaveLength(5);
});

test('refused bodies count, preflights do not', async () => {
  const proxy = createProxy({ ratePerMinute: 1 });
  expect((await proxy(preflight(), '192.0.2.1')).status).toBe(204);
  expect((await proxy(post('no JSON'), '192.0.2.1')).status).toBe(400);
  expect((await proxy(post(CHAT), '192.0.2.1')).status).toBe(429);
  expect((await proxy(preflight(), '192.0.2.1')).status).toBe(204);
});

test('without a configured header, addresses in headers are ignored', async () => {
  const proxy = createProxy({ ratePerMinute: 1 });
  expect((await proxy(forwardedFor('198.51.100.1'), '192.0.2.1')).status).toBe(200);
  expect((await proxy(forwardedFor('198.51.100.2'), '192.0.2.1')).status).toBe(429);
});

test('the last entry of x-forwarded-for counts, which the host wrote', async () => {
  const proxy = createProxy({ ratePerMinute: 1, addressHeader: 'x-forwarded-for' });
  expect((await proxy(forwardedFor('198.51.100.1'), '10.0.0.1')).status).toBe(200);
  expect((await proxy(forwardedFor('forged, 198.51.100.1'), '10.0.0.1')).status).toBe(429);
  expect((await proxy(forwardedFor('198.51.100.1, 198.51.100.2'), '10.0.0.1')).status).toBe(200);
});

test("requests without the configured header use the connection's address", async () => {
  const proxy = createProxy({ ratePerMinute: 1, addressHeader: 'cf-connecting-ip' });
  expect((await proxy(post(CHAT), '10.0.0.1')).status).toBe(200);
  expect((await proxy(post(CHAT), '10.0.0.1')).status).toBe(429);
});

test('a body that does not come to its end is refused at the limit', async () => {
  const cancel = vi.fn();
  const body = new ReadableStream({
    start: (stream) => stream.enqueue(new TextEncoder().encode('{"model":')),
    cancel,
  });
  const response = await createProxy({ bodyLimitMs: 50 })(streamed(body), '192.0.2.1');
  expect(response.status).toBe(408);
  expect(await errorOf(response)).toMatchObject({ error: { code: 'body_timeout' } });
  expect(cancel).toHaveBeenCalledOnce();
  expect(upstream.requests).toEqual([]);
});

test('what nobody thought of is an error that a page may read, without its message', async () => {
  const log = vi.spyOn(console, 'error').mockImplementation(() => undefined);
  const body = new ReadableStream({ pull: (stream) => stream.error(new TypeError(KEY)) });
  const response = await createProxy()(streamed(body), '192.0.2.1');
  expect(response.status).toBe(500);
  expect(response.headers.get('access-control-allow-origin')).toBe(ORIGIN);
  expect(await response.text()).not.toContain(KEY);
  expect(log.mock.calls).toEqual([['A request failed:', 'TypeError']]);
});
