import { readdirSync } from 'node:fs';
import { connect } from 'node:net';
import { join } from 'node:path';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { exchange, rawRequest } from '#tests/server/raw-request.ts';
import { startServedSite } from './served-site.ts';
import type { ServedSite } from './served-site.ts';
import { tryAll } from '../trials.ts';
import type { Trial } from '../trials.ts';

const PACK = join(import.meta.dirname, '../../../dist/data');
const ASSET = '/service-worker.js';
const LANGUAGES = ['GET /about HTTP/1.1', 'GET /en/about HTTP/1.1'] as const;

let site: ServedSite;

beforeAll(async () => {
  site = await startServedSite();
});
afterAll(() => site.stop());

/** The first line of a request, its headers, and the statuses that are right; null for no answer. */
type Case = readonly [line: string, headers: readonly string[], statuses: readonly number[]];

const get = (path: string, ...statuses: number[]): Case => [`GET ${path} HTTP/1.1`, [], statuses];
const asset = (header: string, ...statuses: number[]): Case => [
  `GET ${ASSET} HTTP/1.1`,
  [header],
  statuses,
];

const LINES: readonly Case[] = [
  ['', [], [400]],
  ['GET', [], [400]],
  ['GET /', [], [200, 400]],
  ['GET  / HTTP/1.1', [], [200, 400]],
  ['get / HTTP/1.1', [], [400]],
  ['GET / HTTP/1.0', [], [200]],
  ['GET / HTTP/0.9', [], [200, 400, 505]],
  ['GET / HTTP/2.0', [], [200, 400, 505]],
  ['GET / HTTP/1.1 extra', [], [400]],
  ['GET / FTP/1.1', [], [400]],
  ['\u0000\u0001\u0002', [], [400]],
  ['PRI * HTTP/2.0', [], [400, 405]],
  ['\u0016\u0003\u0001\u0002', [], [400]],
  ['GET * HTTP/1.1', [], [400]],
];

const ADDRESSES: readonly Case[] = [
  ...['//', '/\\', '//[', 'http://[/', 'http://', '//evil.example/', '/%', '/%zz', '/%ff'].map(
    (path) => get(path, 400),
  ),
  get('/%00', 400),
  get('ftp://x/', 400),
  get('javascript:alert(1)', 400),
  get('http://evil.example/', 200),
  get('http://evil.example/../../etc/passwd', 404),
  ...[
    '/../../../../etc/passwd',
    '/..%2f..%2f..%2fetc%2fpasswd',
    '/%2e%2e/%2e%2e/etc/passwd',
    '/..%5c..%5cetc%5cpasswd',
    '/assets/..%2f..%2fpackage.json',
    '/assets/../../package.json',
    '/.build-inputs',
    '/_headers',
    '/%5fheaders',
    '/.git/config',
    '/assets/',
    '/assets',
    '/en/index.html/x',
    `/${'a/'.repeat(500)}`,
    `/${'a'.repeat(5000)}`,
  ].map((path) => get(path, 404)),
  get('/;/', 404),
  get('/?', 200),
  get('/?%', 200),
  get('/#x', 200, 400),
  get(`/planner?text=${'a'.repeat(16_000)}`, 200),
  get(`/planner?text=${'a'.repeat(17_000)}`, 414),
  get(`/planner?text=${'a'.repeat(70_000)}`, 431),
  get(`/planner?text=${'a'.repeat(1_000_000)}`, 431),
  get('/blog/no-such-article', 302),
  get('/trips/x', 200),
];

const HEADERS: readonly Case[] = [
  [LANGUAGES[0], ['no colon'], [400]],
  [LANGUAGES[0], [': no name'], [400]],
  [LANGUAGES[0], ['X: a\u0000b'], [400]],
  [LANGUAGES[0], [' folded: line'], [200, 400]],
  [LANGUAGES[0], ['Content-Length: -1'], [400]],
  [LANGUAGES[0], ['Content-Length: 1', 'Content-Length: 2'], [400]],
  [LANGUAGES[0], ['Content-Length: 4', 'Transfer-Encoding: chunked'], [400]],
  [LANGUAGES[0], ['Transfer-Encoding: x'], [200, 400, 501]],
  [LANGUAGES[0], ['Expect: nonsense'], [417]],
  [LANGUAGES[0], ['Upgrade: websocket'], [200]],
  [LANGUAGES[0], [`Cookie: ${'a=b; '.repeat(20_000)}`], [431]],
  [LANGUAGES[0], [`Cookie: fernweh-language=${'d'.repeat(9000)}`], [200]],
  [LANGUAGES[0], Array.from({ length: 1500 }, (_, at) => `X-${at}: y`), [200, 431]],
  [LANGUAGES[0], [`Accept-Language: ${'de;q=0.1,'.repeat(5000)}`], [200]],
  [LANGUAGES[0], ['Accept-Language: ;;;,,,=q'], [200]],
  [LANGUAGES[1], ['Cookie: fernweh-language=de'], [200]],
];

const RANGES: readonly Case[] = [
  asset('Range: bytes=9-2', 416),
  asset('Range: bytes=-0', 416),
  asset('Range: bytes=', 416),
  asset('Range: bytes=x', 416),
  asset('Range: bytes=999999999-', 416),
  asset('Range: bytes=0-0', 206),
  asset('Range: bytes=-5', 206),
  asset('Range: bytes=5-', 206),
  asset('Range: bytes=0-99999999999999999999999', 206),
  asset(`Range: bytes=${'0-0,'.repeat(5000)}0-0`, 200, 206),
  asset('Range: bytes=1e3-2e3', 200, 206, 416),
  asset('Range: pages=1-2', 200),
];

const CODINGS: readonly Case[] = [
  ['br', 200],
  ['br;q=0', 200],
  ['*;q=0', 200],
  ['identity;q=0', 200],
  [';', 200],
  ['br;q=NaN, gzip;q=-1', 200],
  ['gzip;q=1.5, *;q=0.001', 200],
  ['a,'.repeat(15_000), 200],
].map(([accepted, status]) => asset(`Accept-Encoding: ${accepted}`, Number(status)));

const METHODS: readonly Case[] = [
  ...['POST', 'PUT', 'PATCH', 'DELETE', 'OPTIONS', 'TRACE', 'PROPFIND'].map((method): Case => [
    `${method} / HTTP/1.1`,
    ['Content-Length: 0'],
    [405],
  ]),
  ['OPTIONS * HTTP/1.1', [], [405]],
  ['BREW / HTTP/1.1', [], [400]],
  ['HEAD / HTTP/1.1', [], [200]],
];

const CONDITIONS: readonly Case[] = [
  asset('If-None-Match: *', 304),
  asset('If-None-Match: "x", W/"y"', 200),
  asset('If-None-Match: """,,,', 200),
  asset('If-Match: "x"', 412),
  asset('If-Match: *', 200),
  asset('If-Modified-Since: Fri, 31 Dec 2100 23:59:59 GMT', 304),
  asset('If-Modified-Since: yesterday', 200),
  asset('If-Unmodified-Since: Thu, 01 Jan 1970 00:00:00 GMT', 412),
  asset('If-Range: "x"', 200),
];

const CASES = { LINES, ADDRESSES, HEADERS, RANGES, CODINGS, METHODS, CONDITIONS };

test('no raw request ends the server or gets what it should not', async () => {
  expect.hasAssertions();
  const answered = Object.entries(CASES).flatMap(([group, cases]) =>
    cases.map((one): Trial => trialOf(group, one)),
  );
  await tryAll('raw requests', [...answered, ...connectionTrials()]);
});

function trialOf(group: string, [line, headers, statuses]: Case): Trial {
  return {
    name: `${group} ${JSON.stringify([line, ...headers]).slice(0, 100)}`,
    async run() {
      const text = await exchange(site.port, rawRequest(line, ...headers));
      const status = Number(text.slice('HTTP/1.1 '.length).slice(0, 3));
      if (!statuses.includes(status)) throw new Error(`answered ${text.slice(0, 100)}`);
      if (/root:x:|"private": true|^\/\*$/mu.test(bodyOf(text))) throw new Error('told a file');
      await site.stillServes();
    },
  };
}

function bodyOf(text: string): string {
  return text.slice(text.indexOf('\r\n\r\n'));
}

/** Faults of clients on a connection. */
function connectionTrials(): Trial[] {
  const pack = `/data/${largestFile()}`;
  const request = `GET ${pack} HTTP/1.1\r\nHost: localhost\r\n\r\n`;
  return [
    connectionTrial('connects and leaves', () => leave('')),
    connectionTrial('half of a request line', () => leave('GET /ab')),
    connectionTrial('half of the headers', () => leave('GET / HTTP/1.1\r\nHost: x\r\nX-')),
    connectionTrial('a body that never comes', () =>
      leave('POST / HTTP/1.1\r\nHost: x\r\nContent-Length: 9\r\n\r\n'),
    ),
    connectionTrial('a broken chunk', () =>
      leave('POST / HTTP/1.1\r\nHost: x\r\nTransfer-Encoding: chunked\r\n\r\nZZ\r\n'),
    ),
    connectionTrial('30 aborted downloads', async () => {
      await Promise.all(Array.from({ length: 30 }, () => leave(request, 'data')));
    }),
    connectionTrial('30 downloads that nobody reads', async () => {
      await Promise.all(Array.from({ length: 30 }, () => leave(request.repeat(5), 'data')));
    }),
    connectionTrial('100 connections that say nothing', async () => {
      await Promise.all(Array.from({ length: 100 }, () => leave('')));
    }),
    connectionTrial('20 pipelined requests', async () => {
      const one = 'GET /robots.txt HTTP/1.1\r\nHost: localhost\r\n\r\n';
      const text = await exchange(
        site.port,
        one.repeat(19) + rawRequest('GET /robots.txt HTTP/1.1'),
      );
      const answers = text.match(/HTTP\/1\.1 200/gu)?.length;
      if (answers !== 20) throw new Error(`${answers} answers`);
    }),
    connectionTrial('a pipelined request behind an unreadable one', async () => {
      const text = await exchange(
        site.port,
        `GET // HTTP/1.1\r\nHost: x\r\n\r\n${rawRequest('GET / HTTP/1.1')}`,
      );
      if (!/^HTTP\/1\.1 400[^]*HTTP\/1\.1 200/u.test(text)) throw new Error(text.slice(0, 100));
    }),
  ];
}

function connectionTrial(name: string, run: () => Promise<void>): Trial {
  return {
    name,
    async run() {
      await run();
      await site.stillServes();
    },
  };
}

/** Writes, and closes the connection without a word at once or when the first bytes have come. */
function leave(bytes: string, when: 'connect' | 'data' = 'connect'): Promise<void> {
  return new Promise((resolve, reject) => {
    const socket = connect({ port: site.port, host: '127.0.0.1' });
    socket.on('error', reject);
    socket.on('close', () => resolve());
    socket.once('connect', () => {
      socket.write(bytes, () => {
        if (when === 'connect') socket.resetAndDestroy();
      });
    });
    if (when === 'data') socket.once('data', () => socket.resetAndDestroy());
  });
}

function largestFile(): string {
  const [file = ''] = readdirSync(PACK, { recursive: true, encoding: 'utf8' })
    .filter((name) => name.endsWith('.bin'))
    .toSorted();
  return file;
}
