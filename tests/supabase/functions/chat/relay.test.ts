import { createServer } from 'node:http';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import type { ChatConfig } from '#supabase/functions/chat/config.ts';
import { portOf } from '#tests/server/raw-request.ts';
import type { Service } from '#tests/services/service.ts';
import { createChatProxy, errorOf, post } from './chat-proxy.ts';
import { CHAT, KEY, startUpstream } from './chat-upstream.ts';

let upstream: Service;

beforeEach(async () => {
  upstream = await startUpstream();
});

afterEach(async () => {
  vi.restoreAllMocks();
  await upstream.stop();
});

function createProxy(changes: Partial<ChatConfig> = {}) {
  return createChatProxy(upstream.url, changes);
}

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
  const proxy = createProxy({ baseUrl: `http://127.0.0.1:${portOf(moved)}` });
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

test('a response that is not JSON is not passed on', async () => {
  vi.spyOn(console, 'error').mockImplementation(() => undefined);
  upstream.fail(
    { kind: 'answer', status: 200, type: 'text/html', body: `<h1>${KEY}</h1>` },
    { kind: 'answer', status: 400, type: 'text/html', body: `<h1>${KEY}</h1>` },
  );
  const proxy = createProxy();
  const page = await proxy(post(CHAT), '192.0.2.1');
  expect(page.status).toBe(502);
  expect(await errorOf(page)).toMatchObject({ error: { code: 'upstream_unreadable' } });
  const error = await proxy(post(CHAT), '192.0.2.1');
  expect(error.status).toBe(400);
  expect(await error.text()).not.toContain(KEY);
});

test('a response that is too large is cut off', async () => {
  vi.spyOn(console, 'error').mockImplementation(() => undefined);
  const body = JSON.stringify({ choices: 'x'.repeat(300_000) });
  upstream.fail({ kind: 'answer', status: 200, body });
  const response = await createProxy()(post(CHAT), '192.0.2.1');
  expect(response.status).toBe(502);
  expect(await errorOf(response)).toMatchObject({ error: { code: 'upstream_too_large' } });
});

const ESCAPED_KEY = KEY.replaceAll(/./gu, (letter) => `\\u00${letter.charCodeAt(0).toString(16)}`);

test.each([
  ['whole', KEY],
  ['escaped', ESCAPED_KEY],
  ['cut off', KEY.slice(0, 12)],
  ['its end', KEY.slice(-9)],
  ['another one', 'sk-proj-abcDEF123_456'],
  ['shortened', 'sk-abcd*********wxyz'],
])('a key in what the AI service says (%s) is hidden', async (_, said) => {
  const proxy = createProxy();
  for (const status of [200, 400, 404, 422]) {
    const body = `{"error":{"message":"No: ${said}!","${said}":["a ${said}"]},"n":1}`;
    upstream.fail({ kind: 'answer', status, body });
    const response = await proxy(post(CHAT), '192.0.2.1');
    expect([response.status, await errorOf(response)]).toEqual([
      status,
      { error: { message: 'No: [key]!', '[key]': ['a [key]'] }, n: 1 },
    ]);
  }
});

test('ordinary words are passed on as they are', async () => {
  const words = 'Task-force, only the best, a disk-drive and the Bearer of news';
  upstream.fail({ kind: 'answer', status: 200, body: JSON.stringify({ words }) });
  const response = await createProxy()(post(CHAT), '192.0.2.1');
  expect(await errorOf(response)).toEqual({ words });
});

test.each([
  ['17', '17'],
  ['Wed, 21 Oct 2026 07:28:00 GMT', 'Wed, 21 Oct 2026 07:28:00 GMT'],
  [`soon, ${KEY}`, null],
])('the time to wait (%s) is passed on, and a page may read it', async (sent, passedOn) => {
  vi.spyOn(console, 'error').mockImplementation(() => undefined);
  const busy = createServer((_request, response) => {
    response.writeHead(429, { 'retry-after': sent }).end('{}');
  });
  await new Promise<void>((resolve) => {
    busy.listen(0, '127.0.0.1', resolve);
  });
  const response = await createProxy({ baseUrl: `http://127.0.0.1:${portOf(busy)}` })(
    post(CHAT),
    'x',
  );
  expect([response.status, response.headers.get('retry-after')]).toEqual([429, passedOn]);
  expect(response.headers.get('access-control-expose-headers')).toBe('retry-after');
  busy.closeAllConnections();
  busy.close();
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
