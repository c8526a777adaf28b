import { createServer } from 'node:http';
import type { ServerResponse } from 'node:http';
import { connect } from 'node:net';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { portOf } from '#tests/server/raw-request.ts';
import { CHAT, KEY, ORIGIN } from '#tests/supabase/functions/chat/chat-upstream.ts';
import { startChatFunction } from '#tests/supabase/functions/chat/start-chat-function.ts';
import type { ChatFunction } from '#tests/supabase/functions/chat/start-chat-function.ts';
import { tryAll } from '../trials.ts';
import type { Trial } from '../trials.ts';

type Upstream = (response: ServerResponse) => void;

/** No answer: Deno closes the connection itself. */
const CLOSED = 0;
const PATH = '/functions/v1/chat/chat/completions';
const GOOD = JSON.stringify({ choices: [{ message: { content: 'Warm.' } }] });
const ESCAPED = KEY.replaceAll(/./gu, (letter) => `\\u00${letter.charCodeAt(0).toString(16)}`);

const good: Upstream = (response) => void response.end(GOOD);
let behave = good;
const upstream = createServer((incoming, response) => {
  incoming.resume().once('end', () => behave(response));
});
let chat: ChatFunction;
let port = 0;

beforeAll(async () => {
  await new Promise<void>((resolve) => {
    upstream.listen(0, '127.0.0.1', resolve);
  });
  chat = await startChatFunction({
    OPENAI_API_KEY: KEY,
    OPENAI_BASE_URL: `http://127.0.0.1:${portOf(upstream)}`,
    ALLOWED_ORIGINS: ORIGIN,
    RATE_PER_MINUTE: '600',
  });
  port = Number(new URL(chat.url).port);
});
afterAll(async () => {
  await chat.stop();
  upstream.closeAllConnections();
  upstream.close();
});

test('the proxy holds against callers and against what the AI service says', async () => {
  expect.hasAssertions();
  await tryAll('proxy requests', [...callerTrials(), ...upstreamTrials()]);
});

function trial(name: string, statuses: readonly number[], ask: () => Promise<string>): Trial {
  return {
    name,
    async run() {
      const text = await ask();
      const status = Number(/^HTTP\/1\.1 (\d+)/u.exec(text)?.[1] ?? CLOSED);
      behave = good;
      if (!statuses.includes(status)) throw new Error(`answered ${text.slice(0, 300)}`);
      if (showsKey(text) || showsKey(chat.log())) throw new Error(`told the key: ${text}`);
      const after = await exchange(request(JSON.stringify(CHAT)));
      if (!after.startsWith('HTTP/1.1 200')) throw new Error(`afterwards: ${after.slice(0, 300)}`);
    },
  };
}

function showsKey(text: string): boolean {
  const plain = text.replaceAll(/\\u00([\da-f]{2})/gu, (_, code: string) =>
    String.fromCharCode(Number.parseInt(code, 16)),
  );
  return plain.includes(KEY.slice(0, 10)) || plain.includes(KEY.slice(-10));
}

function request(body: string, changes: Record<string, string> = {}, line = `POST ${PATH}`) {
  const headers = {
    host: 'localhost',
    connection: 'close',
    origin: ORIGIN,
    'content-type': 'application/json',
    'content-length': String(Buffer.byteLength(body)),
    ...changes,
  };
  const lines = Object.entries(headers).flatMap(([name, value]) =>
    value === '' ? [] : [`${name}: ${value}`],
  );
  return [`${line} HTTP/1.1`, ...lines, '', body].join('\r\n');
}

/** Resolves to the first whole answer: Deno keeps a connection while its request is incomplete. */
function exchange(bytes: string): Promise<string> {
  return new Promise((resolve, reject) => {
    let text = '';
    const socket = connect({ port, host: '127.0.0.1' })
      .setEncoding('latin1')
      .on('data', (part: string) => {
        text += part;
        const [head = ''] = text.split('\r\n\r\n', 1);
        const length = Number(/^content-length: (\d+)/imu.exec(head)?.[1] ?? Infinity);
        if (text.length < head.length + 4 + length) return;
        resolve(text);
        socket.destroy();
      })
      .on('end', () => resolve(text))
      .on('error', reject);
    socket.setTimeout(30_000, () => socket.destroy(new Error('no answer in 30 s')));
    socket.write(bytes);
  });
}

function callerTrials(): Trial[] {
  const chatText = JSON.stringify(CHAT);
  const bodies: readonly [name: string, body: string, status: number][] = [
    ['no body', '', 400],
    ['not JSON', '{"model":', 400],
    ['null', 'null', 400],
    ['a list', '[1]', 400],
    ['a text', '"x"', 400],
    ['a deep list', '['.repeat(30_000), 400],
    ['two messages', JSON.stringify({ ...CHAT, messages: [CHAT, CHAT] }), 400],
    ['no messages', JSON.stringify({ ...CHAT, messages: [] }), 400],
    ['a role', JSON.stringify({ ...CHAT, messages: [{ role: 'system', content: 'x' }] }), 400],
    ['a dear model', JSON.stringify({ ...CHAT, model: 'gpt-5-pro' }), 404],
    ['a long reply', JSON.stringify({ ...CHAT, max_tokens: 100_000 }), 400],
    ['a text as a number', JSON.stringify({ ...CHAT, temperature: '0.7' }), 400],
    ['the prototype', `{"__proto__":{"a":1},${chatText.slice(1)}`, 200],
    ['70 kB', chatText + ' '.repeat(70_000), 413],
    ['5 MB', chatText + ' '.repeat(5_000_000), 413],
  ];
  const headers: readonly [name: string, changes: Record<string, string>, status: number][] = [
    ['no origin', { origin: '' }, 403],
    ['another origin', { origin: 'https://evil.example' }, 403],
    ['a longer origin', { origin: `${ORIGIN}.evil.example` }, 403],
    ['two origins', { origin: `${ORIGIN}, https://evil.example` }, 403],
    ['null as origin', { origin: 'null' }, 403],
    ['http as origin', { origin: ORIGIN.replace('https', 'http') }, 403],
    ['a key of its own', { authorization: 'Bearer sk-from-the-caller' }, 200],
    ['a forged address', { 'x-forwarded-for': '1.2.3.4' }, 200],
  ];
  const lines: readonly [line: string, status: number][] = [
    [`GET ${PATH}`, 405],
    [`DELETE ${PATH}`, 405],
    ['POST /functions/v1/chat/models', 404],
    ['POST /functions/v1/chat/../../../etc/passwd', 404],
    [`POST ${PATH}/../../files`, 404],
  ];
  const chunked = { 'content-length': '', 'transfer-encoding': 'chunked' };
  const half = { 'content-length': '500' };
  return [
    ...bodies.map(([name, body, status]) => trial(name, [status], () => exchange(request(body)))),
    ...headers.map(([name, changes, status]) =>
      trial(name, [status], () => exchange(request(chatText, changes))),
    ),
    ...lines.map(([line, status]) =>
      trial(line, [status], () => exchange(request(chatText, {}, line))),
    ),
    trial('a body that stops', [408], () => exchange(request('{"model":', half))),
    trial('a chunked body that stops', [408], () => exchange(request('5\r\n{"mod', chunked))),
    trial('a broken chunk', [CLOSED, 400, 500], () => exchange(request('ZZ\r\n{"mod', chunked))),
  ];
}

function doing(name: string, statuses: readonly number[], upstreamDoes: Upstream): Trial {
  return trial(name, statuses, () => {
    behave = upstreamDoes;
    return exchange(request(JSON.stringify(CHAT)));
  });
}

function saying(status: number, body: string, headers: Record<string, string> = {}): Trial {
  return doing(`${status}: ${body.slice(0, 60)}`, statusesFor(status), (response) => {
    response.writeHead(status, headers).end(body);
  });
}

function upstreamTrials(): Trial[] {
  const spoken = [
    KEY,
    ESCAPED,
    KEY.slice(0, 14),
    KEY.slice(-12),
    `Bearer ${KEY}`,
    'sk-abc***wxyz1',
  ];
  return [
    ...[200, 400, 401, 403, 404, 422, 429, 500, 503].flatMap((status) =>
      spoken.map((said) => saying(status, `{"${said}":[{"error":"Key ${said}?"}]}`)),
    ),
    ...[200, 400, 500].flatMap((status) => [
      saying(status, `<h1>${KEY}</h1>`),
      saying(status, `{"broken":"${ESCAPED}`),
      saying(status, ''),
    ]),
    saying(429, '{}', { 'retry-after': '17', 'set-cookie': `key=${KEY}` }),
    saying(503, '{}', { 'retry-after': KEY }),
    saying(307, KEY, { location: `http://127.0.0.1:9/${KEY}` }),
    doing('5 MB', [502], (response) => void response.end(`"${'x'.repeat(5_000_000)}"`)),
    doing('no end', [502], (response) => {
      const timer = setInterval(() => response.write('x'.repeat(50_000)), 5);
      response.once('close', () => clearInterval(timer));
    }),
    doing('a deep list', [200, 500, 502], (response) => {
      response.end('['.repeat(50_000) + ']'.repeat(50_000));
    }),
    doing('no answer', [502], (response) => response.destroy()),
    doing('half an answer', [502], (response) => {
      response.writeHead(200, { 'content-length': 1000 }).write('{"a":', () => response.destroy());
    }),
    doing('no HTTP', [502], (response) => void response.socket?.end('nonsense\r\n\r\n')),
  ];
}

/** Answers about the proxy's own key or address, and what is not JSON, are bad gateways. */
function statusesFor(status: number): number[] {
  if (status === 200) return [200, 502];
  return status === 401 || status === 403 || status < 400 ? [502] : [status];
}
