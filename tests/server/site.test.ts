import { mkdtemp, rm, writeFile, mkdir } from 'node:fs/promises';
import { request } from 'node:http';
import type { IncomingMessage, Server } from 'node:http';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { brotliCompressSync, brotliDecompressSync } from 'node:zlib';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { createSite } from '#server/site.mjs';

const PAGE = '<!doctype html><title>Fernweh</title>';
let folder = '';
let server: Server;

beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'site-'));
  await mkdir(join(folder, 'assets'));
  await writeFile(join(folder, 'index.html'), PAGE);
  await writeFile(join(folder, 'index.html.br'), brotliCompressSync(PAGE));
  await writeFile(join(folder, '404.html'), '<h1>Not here</h1>');
  await writeFile(join(folder, 'assets/a.js'), 'export {};');
  await writeFile(join(folder, '_headers'), '/*\n  X-Frame-Options: DENY\n');
  await writeFile(join(folder, '_redirects'), '/planner /index.html 200\n');
  server = createSite(folder);
  await new Promise<void>((resolve) => {
    server.listen(0, '127.0.0.1', resolve);
  });
});

afterAll(async () => {
  server.close();
  await rm(folder, { recursive: true });
});

test('a deep link gets the page, with the headers of the hosts', async () => {
  const { response, body } = await get('/planner?lat=1&lng=2');
  expect(response.statusCode).toBe(200);
  expect(response.headers['x-frame-options']).toBe('DENY');
  expect(body.toString()).toBe(PAGE);
});

test('a browser that takes brotli gets the brotli file', async () => {
  const { response, body } = await get('/', { 'accept-encoding': 'br, gzip' });
  expect(response.headers['content-encoding']).toBe('br');
  expect(brotliDecompressSync(body).toString()).toBe(PAGE);
});

test('a missing asset is 404 and not stored, never the page', async () => {
  const { response, body } = await get('/assets/old.js', { accept: '*/*' });
  expect(response.statusCode).toBe(404);
  expect(response.headers['cache-control']).toBe('no-store');
  expect(body.toString()).not.toContain('<');
});

test('an unknown page is the designed 404 with status 404', async () => {
  const { response, body } = await get('/nowhere', { accept: 'text/html' });
  expect(response.statusCode).toBe(404);
  expect(body.toString()).toContain('Not here');
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
