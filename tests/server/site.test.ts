import { mkdtemp, rm, writeFile, mkdir } from 'node:fs/promises';
import { request } from 'node:http';
import type { IncomingMessage, Server } from 'node:http';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { brotliCompressSync, brotliDecompressSync } from 'node:zlib';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { createSite } from '#server/site.mjs';

const PAGE = '<!doctype html><title>Fernweh</title>';
const GERMAN_PAGE = '<!doctype html><html lang="de"><title>Fernweh</title>';
let folder = '';
let server: Server;

beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'site-'));
  await mkdir(join(folder, 'assets'));
  for (const page of ['planner', 'trips', 'en/about', 'de/about']) {
    await mkdir(join(folder, page), { recursive: true });
    await writeFile(join(folder, page, 'index.html'), page.startsWith('de') ? GERMAN_PAGE : PAGE);
  }
  await writeFile(join(folder, 'en/index.html'), PAGE);
  await writeFile(join(folder, 'en/index.html.br'), brotliCompressSync(PAGE));
  await writeFile(join(folder, 'en/404.html'), '<h1>Not here</h1>');
  await writeFile(join(folder, 'de/404.html'), '<h1>Nicht hier</h1>');
  await writeFile(join(folder, 'assets/a.js'), 'export {};');
  await writeFile(join(folder, 'assets/a.worker-1.js'), 'export {};');
  await writeFile(
    join(folder, '_headers'),
    "/*\n  X-Frame-Options: DENY\n  Content-Security-Policy: default-src 'none'\n",
  );
  await writeFile(join(folder, '_redirects'), '/trips/:tripId /trips/ 200\n');
  server = createSite(folder);
  await new Promise<void>((resolve) => {
    server.listen(0, '127.0.0.1', resolve);
  });
});

afterAll(async () => {
  server.close();
  await rm(folder, { recursive: true });
});

test('a deep link gets its page, with the headers of _headers', async () => {
  const { response, body } = await get('/trips/0190-abc?tab=1');
  expect(response.statusCode).toBe(200);
  expect(response.headers['x-frame-options']).toBe('DENY');
  expect(body.toString()).toBe(PAGE);
});

test('a link to a shared trip whose # a mail filter encoded gets the page', async () => {
  const { response, body } = await get('/trips/shared%231.eJyrVk?fbclid=x');
  expect(response.statusCode).toBe(200);
  expect(body.toString()).toBe(PAGE);
});

test('a browser that accepts brotli gets the brotli file', async () => {
  const { response, body } = await get('/', { 'accept-encoding': 'br, gzip' });
  expect(response.headers['content-encoding']).toBe('br');
  expect(brotliDecompressSync(body).toString()).toBe(PAGE);
});

test('every answer has the content security policy', async () => {
  for (const path of ['/', '/planner', '/nowhere', '/assets/a.worker-1.js', '/assets/a.js']) {
    const { response } = await get(path, { accept: 'text/html' });
    expect(response.headers['content-security-policy']).toBe("default-src 'none'");
  }
});

test('a missing asset is an uncached 404, never the page', async () => {
  const { response, body } = await get('/assets/old.js', { accept: '*/*' });
  expect(response.statusCode).toBe(404);
  expect(response.headers['cache-control']).toBe('no-store');
  expect(body.toString()).not.toContain('<');
});

test.each([
  [
    'the remembered choice',
    { cookie: 'a=b; fernweh-language=de', 'accept-language': 'en' },
    GERMAN_PAGE,
  ],
  [
    'else the language of the browser',
    { 'accept-language': 'fr, de-AT;q=0.8, en;q=0.5' },
    GERMAN_PAGE,
  ],
  ['but not one that it refuses', { 'accept-language': 'de;q=0, en ; q=0.1' }, PAGE],
  ['and none with a senseless weight', { 'accept-language': 'de;q=high, en;q=0.1' }, PAGE],
  ['else English', { cookie: 'fernweh-language=xx', 'accept-language': 'fr, es' }, PAGE],
])('a plain address gets the page in the language of %s', async (_, headers, page) => {
  const { response, body } = await get('/about', headers);
  expect(body.toString()).toBe(page);
  expect(response.headers.vary).toContain('Cookie, Accept-Language');
});

test('the language of an address that names one is not negotiated', async () => {
  const { response, body } = await get('/de/about/', { 'accept-language': 'en' });
  expect(body.toString()).toBe(GERMAN_PAGE);
  expect(response.headers.vary ?? '').not.toContain('Cookie');
});

test('an unknown page gets the 404 page of its language, with status 404', async () => {
  const english = await get('/nowhere', { accept: 'text/html' });
  expect(english.response.statusCode).toBe(404);
  expect(english.body.toString()).toContain('Not here');
  const german = await get('/de/planner', { accept: 'text/html' });
  expect(german.response.statusCode).toBe(404);
  expect(german.body.toString()).toContain('Nicht hier');
});

test('an unknown article redirects to the blog', async () => {
  const { response } = await get('/blog/atlantis');
  expect([response.statusCode, response.headers.location]).toEqual([302, '/blog']);
  const german = await get('/de/blog/atlantis');
  expect(german.response.headers.location).toBe('/de/blog');
});

test('no path escapes the folder', async () => {
  const { response } = await get('/..%2f..%2fetc/passwd', { accept: 'text/html' });
  expect(response.statusCode).toBe(404);
});

function get(
  path: string,
  headers: Record<string, string> = {},
): Promise<{ response: IncomingMessage; body: Buffer }> {
  const address = server.address();
  const port = typeof address === 'object' && address !== null ? address.port : 0;
  return new Promise((resolve, reject) => {
    request({ port, host: '127.0.0.1', path, headers }, (response) => {
      const chunks: Buffer[] = [];
      response.on('data', (chunk: Buffer) => chunks.push(chunk));
      response.on('end', () => resolve({ response, body: Buffer.concat(chunks) }));
    })
      .on('error', reject)
      .end();
  });
}
