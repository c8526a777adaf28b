import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises';
import type { Server } from 'node:http';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { brotliCompressSync, gzipSync } from 'node:zlib';
import { afterAll, afterEach, beforeAll, expect, test, vi } from 'vitest';
import { createSite } from '#server/site.mjs';
import { exchange, portOf, rawRequest } from './raw-request.ts';

const PAGE = '<!doctype html><title>Fernweh</title>';
const SCRIPT = 'export const digits = "0123456789";';
let folder = '';
let server: Server;

beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'site-'));
  await mkdir(join(folder, 'en'));
  await mkdir(join(folder, 'assets'));
  await writeFile(join(folder, 'en/index.html'), PAGE);
  await writeFile(join(folder, '_headers'), '/assets/*\n  Cache-Control: immutable\n');
  await writeFile(join(folder, 'assets/a.js'), SCRIPT);
  await writeFile(join(folder, 'assets/a.js.br'), brotliCompressSync(SCRIPT));
  await writeFile(join(folder, 'assets/a.js.gz'), gzipSync(SCRIPT));
  server = createSite(folder);
  await new Promise<void>((resolve) => {
    server.listen(0, '127.0.0.1', resolve);
  });
});

afterEach(async () => {
  vi.restoreAllMocks();
  const { body } = await ask('GET / HTTP/1.1');
  if (body !== PAGE) throw new Error('The server no longer answers');
});

afterAll(async () => {
  server.close();
  server.closeAllConnections();
  await rm(folder, { recursive: true });
});

test.each(['//', '/\\', '//[', 'http://[/', '//evil.example/', 'ftp://x/', '/%', '/%ff', '/%00'])(
  'the unreadable address %s gets a page with status 400',
  async (address) => {
    const { status, headers, body } = await ask(`GET ${address} HTTP/1.1`);
    expect(status).toBe(400);
    expect(headers).toContain('content-type: text/html; charset=utf-8');
    expect(body).toContain('lang="de"');
  },
);

test.each(['no request at all', 'GET / HTTP/9.9', 'G@T / HTTP/1.1', 'GET /ä b HTTP/1.1'])(
  'what is not HTTP (%s) gets a page with status 400',
  async (line) => {
    expect(await ask(line)).toMatchObject({ status: 400 });
  },
);

test('an address with the name of a server is read as its path', async () => {
  expect(await ask('GET http://fernweh.example/ HTTP/1.1')).toMatchObject({ body: PAGE });
});

test.each(['POST', 'PUT', 'DELETE', 'OPTIONS', 'PATCH', 'TRACE'])(
  '%s is refused with the methods that are allowed',
  async (method) => {
    const { status, headers } = await ask(`${method} / HTTP/1.1`, 'Content-Length: 0');
    expect(status).toBe(405);
    expect(headers).toContain('allow: GET, HEAD');
  },
);

test('HEAD gets the headers of GET and nothing else', async () => {
  const head = await ask('HEAD /assets/a.js HTTP/1.1');
  expect(head).toMatchObject({ status: 200, body: '' });
  expect(head.headers).toContain(`content-length: ${SCRIPT.length}`);
});

test.each([
  ['bytes=9-2', 416, ''],
  ['bytes=', 416, ''],
  ['bytes=a-b', 416, ''],
  ['lines=1-2', 200, SCRIPT],
  ['bytes=0-1, 4-5', 200, SCRIPT],
  ['bytes=0-0', 206, SCRIPT.slice(0, 1)],
  ['bytes=7-11', 206, SCRIPT.slice(7, 12)],
  ['bytes=-3', 206, SCRIPT.slice(-3)],
  ['bytes=5-', 206, SCRIPT.slice(5)],
  ['bytes=5-99999', 206, SCRIPT.slice(5)],
  ['bytes=99999-', 416, ''],
])('the range %s gets status %i', async (range, status, body) => {
  expect(await ask('GET /assets/a.js HTTP/1.1', `Range: ${range}`)).toMatchObject({ status, body });
});

test('a range outside of the file names its size and is not stored', async () => {
  const { headers } = await ask('GET /assets/a.js HTTP/1.1', 'Range: bytes=99999-');
  expect(headers).toContain(`content-range: bytes */${SCRIPT.length}`);
  expect(headers).toContain('cache-control: no-store');
});

test.each([
  ['br, gzip', 'br'],
  ['gzip, br', 'br'],
  ['br;q=0, gzip', 'gzip'],
  ['gzip, deflate, br, zstd', 'br'],
  ['*', 'br'],
  ['br;q=0, *', 'gzip'],
  ['br;q=0, gzip; q=0.000', null],
  ['*;q=0', null],
  ['brotli, x-gzip-like', null],
  ['identity', null],
])('Accept-Encoding %s gets %s', async (accepted, coding) => {
  const { headers } = await ask('GET /assets/a.js HTTP/1.1', `Accept-Encoding: ${accepted}`);
  expect(/content-encoding: (\w+)/u.exec(headers)?.[1] ?? null).toBe(coding);
  expect(headers).toContain('content-type: text/javascript; charset=utf-8');
  expect(headers).toContain('vary: Accept-Encoding');
});

test('a file that the browser has is not sent again, however it asks', async () => {
  const { headers } = await ask('GET /assets/a.js HTTP/1.1');
  const [, tag = ''] = /etag: (.+)/u.exec(headers) ?? [];
  const strong = tag.replace('W/', '');
  const conditions = [tag, strong, `"x", ${tag}`, `W/"x",${strong} , "y"`, '*'];
  for (const condition of conditions) {
    const again = await ask('GET /assets/a.js HTTP/1.1', `If-None-Match: ${condition}`);
    expect(again).toMatchObject({ status: 304, body: '' });
    expect(again.headers).toContain('cache-control: immutable');
  }
  for (const condition of ['"x"', '"x", W/"y"', strong.slice(1, -1)]) {
    const again = await ask('GET /assets/a.js HTTP/1.1', `If-None-Match: ${condition}`);
    expect(again).toMatchObject({ status: 200, body: SCRIPT });
  }
});

test('a file that is deleted while the server runs is missing, and back when it is back', async () => {
  await writeFile(join(folder, 'assets/b.js'), 'b');
  expect(await ask('GET /assets/b.js HTTP/1.1')).toMatchObject({ status: 200, body: 'b' });
  await rm(join(folder, 'assets/b.js'));
  expect(await ask('GET /assets/b.js HTTP/1.1')).toMatchObject({ status: 404 });
});

test('what fails within the server is a page with status 500, and logged', async () => {
  const log = vi.spyOn(console, 'error').mockImplementation(() => undefined);
  await mkdir(join(folder, 'en/404.html')); // a folder cannot be read as a page
  const { status, headers, body } = await ask('GET /nowhere HTTP/1.1', 'Accept: text/html');
  expect(status).toBe(500);
  expect(headers).toContain('cache-control: no-store');
  expect(body).toContain('lang="de"');
  expect(log).toHaveBeenCalledOnce();
  await rm(join(folder, 'en/404.html'), { recursive: true });
});

test.each([
  [17_000, 414],
  [60_000, 414],
  [100_000, 431],
  [2_000_000, 431],
])('an address of %i characters gets a page with status %i', async (length, status) => {
  const answer = await ask(`GET /planner?text=${'a'.repeat(length)} HTTP/1.1`);
  expect(answer.status).toBe(status);
  expect(answer.body).toContain('too long');
  expect(answer.body).toContain('zu lang');
});

test('what is not HTTP does not mix with the answer to the request before it', async () => {
  const request = 'GET /assets/a.js HTTP/1.1\r\nHost: localhost\r\n\r\n';
  const whole = await exchange(portOf(server), `${request}not HTTP\r\n\r\n`);
  expect(whole).toMatch(/^HTTP\/1\.1 200 OK/u);
  expect(whole.endsWith(SCRIPT)).toBe(true);
});

async function ask(line: string, ...headers: string[]) {
  const text = await exchange(portOf(server), rawRequest(line, ...headers));
  const end = text.indexOf('\r\n\r\n');
  const [, status = ''] = /^HTTP\/1\.1 (\d{3})/u.exec(text) ?? [];
  const headerLines = text.slice(0, end).replaceAll(/^[\w-]+:/gmu, (name) => name.toLowerCase());
  const body = text.slice(end + 4);
  return {
    status: Number(status),
    headers: headerLines.replaceAll('\r', ''),
    body: /transfer-encoding: chunked/u.test(headerLines) ? unchunked(body) : body,
  };
}

function unchunked(body: string): string {
  return body.replaceAll(/(?:^|\r\n)[\da-f]+\r\n/gu, '').replace(/\r\n$/u, '');
}
