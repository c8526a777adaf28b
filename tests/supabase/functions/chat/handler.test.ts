import { createServer } from 'node:http';
import * as v from 'valibot';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { createChatHandler } from '#supabase/functions/chat/handler.ts';
import type { ChatConfig } from '#supabase/functions/chat/config.ts';
import type { Service } from '#tests/services/service.ts';
import { CHAT, KEY, MODEL, ORIGIN, startUpstream } from './chat-upstream.ts';

const PATH = 'https://proxy.example/functions/v1/chat/chat/completions';
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
  const config = {
    apiKey: KEY,
    baseUrl: upstream.url,
    origins: [ORIGIN, 'http://localhost:4173'],
    models: [MODEL, 'gpt-4.1-mini'],
    ratePerMinute: 600,
    addressHeader: '',
    timeLimitMs: 10_000,
    ...changes,
  };
  return createChatHandler(config, { fetch, now: () => nowMs });
}

type Init = RequestInit & { duplex?: 'half' };

function post(body: unknown, headers: Record<string, string> = {}, init: Init = {}) {
  const text = typeof body === 'string' ? body : JSON.stringify(body);
  const all = { origin: ORIGIN, 'content-type': 'application/json', ...headers };
  return new Request(PATH, { method: 'POST', body: text, headers: all, ...init });
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

async function errorOf(response: Response): Promise<unknown> {
  const body: unknown = await response.json();
  return body;
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
    ['content-type', 'application/json; charset=utf-8'],
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

test.each([401, 403])('a refused key (%i) is hidden from the caller', async (status) => {
  const log = vi.spyOn(console, 'error').mockImplementation(() => undefined);
  upstream.fail({ kind: 'answer', status });
  const response = await createProxy()(post(CHAT), '192.0.2.1');
  expect(response.status).toBe(502);
  expect(await errorOf(response)).toEqual({
    error: {
      message: 'The AI service refused the proxy',
      type: 'server_error',
      code: 'upstream_failed',
    },
  });
  expect(log.mock.calls).toEqual([[`The AI service answered ${status}`]]);
});

test('a redirect is not followed', async () => {
  const log = vi.spyOn(console, 'error').mockImplementation(() => undefined);
  const moved = createServer((_request, response) => {
    response.writeHead(307, { location: `${upstream.url}/chat/completions` }).end();
  });
  await new Promise<void>((resolve) => {
    moved.listen(0, '127.0.0.1', resolve);
  });
  const { port } = v.parse(v.object({ port: v.number() }), moved.address());
  const proxy = createProxy({ baseUrl: `http://127.0.0.1:${port}` });
  expect((await proxy(post(CHAT), '192.0.2.1')).status).toBe(502);
  expect(upstream.requests).toEqual([]);
  expect(log).toHaveBeenCalledOnce();
  moved.closeAllConnections();
  moved.close();
});

test.each([429, 500, 503])('%i is passed on with the proxy’s own message', async (status) => {
  const log = vi.spyOn(console, 'error').mockImplementation(() => undefined);
  upstream.fail({ kind: 'answer', status });
  const response = await createProxy()(post(CHAT), '192.0.2.1');
  expect(response.status).toBe(status);
  const text = await response.text();
  expect(text).toContain(`The AI service answered ${status}`);
  expect(text).not.toContain(KEY);
  expect(log.mock.calls).toEqual([[`The AI service answered ${status}`]]);
});

test.each([400, 404, 422])(
  '%i is about the request and is passed on completely',
  async (status) => {
    const body = JSON.stringify({ error: { message: 'Unknown model', code: 'model_not_found' } });
    upstream.fail({ kind: 'answer', status, body });
    const response = await createProxy()(post(CHAT), '192.0.2.1');
    expect([response.status, await response.text()]).toEqual([status, body]);
  },
);

test('a response that is not JSON is passed on unchanged', async () => {
  upstream.fail({ kind: 'answer', status: 200, type: 'text/html', body: '<h1>Hello</h1>' });
  const response = await createProxy()(post(CHAT), '192.0.2.1');
  expect([response.status, response.headers.get('content-type')]).toEqual([200, 'text/html']);
});

test.each(['silence', 'stall'] as const)('%s of the AI service ends at the limit', async (kind) => {
  upstream.fail({ kind });
  const response = await createProxy({ timeLimitMs: 50 })(post(CHAT), '192.0.2.1');
  expect(response.status).toBe(504);
  expect(await errorOf(response)).toMatchObject({ error: { code: 'upstream_timeout' } });
  await upstream.hungUp(1);
});

test.each(['drop', 'half'] as const)('a connection lost (%s) is a bad gateway', async (kind) => {
  upstream.fail({ kind });
  const response = await createProxy()(post(CHAT), '192.0.2.1');
  expect(response.status).toBe(502);
  expect(await errorOf(response)).toMatchObject({ error: { code: 'upstream_unreachable' } });
});

test('the request to the AI service is aborted with the caller’s', async () => {
  upstream.fail({ kind: 'silence' });
  const caller = new AbortController();
  const response = createProxy()(post(CHAT, {}, { signal: caller.signal }), '192.0.2.1');
  await upstream.arrived(1);
  caller.abort();
  await upstream.hungUp(1);
  expect((await response).status).toBe(499);
});
