import { mkdtemp, rm } from 'node:fs/promises';
import type { Server } from 'node:http';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { createSite } from '#server/site.mjs';

let folder = '';
let server: Server;
let planner = '';

beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'site-'));
  server = createSite(folder);
  await new Promise<void>((resolve) => {
    server.listen(0, '127.0.0.1', resolve);
  });
  const address = server.address();
  const port = address !== null && typeof address === 'object' ? address.port : 0;
  planner = `http://127.0.0.1:${port}/planner`;
});

afterAll(async () => {
  server.close();
  await rm(folder, { recursive: true });
});

test('without a worker, a shared text goes into the address of the planner', async () => {
  const form = new FormData();
  form.set('title', 'Hallstatt & lake');
  form.set('text', 'x'.repeat(9000));
  const { status, address } = await post(form);
  expect(status).toBe(303);
  expect(address.pathname).toBe('/planner');
  expect(address.searchParams.get('title')).toBe('Hallstatt & lake');
  expect(address.searchParams.get('text')).toHaveLength(2000);
});

test.each([
  ['a file', new Blob(['<gpx/>'])],
  ['a file that is too large to look at', new Blob(['x'.repeat(2_000_000)])],
])('without a worker, %s is asked for on the page that opens it', async (_, blob) => {
  const form = new FormData();
  form.set('files', blob, 'a.gpx');
  const { status, address } = await post(form);
  expect([status, `${address.pathname}${address.search}`]).toEqual([
    303,
    '/trips/backup?shared=true',
  ]);
});

test.each(['', 'not a form', '--a\r\n'])(
  'a body that is no form, %j, leads to the planner',
  async (body) => {
    const { status, address } = await post(body);
    expect([status, address.pathname]).toEqual([303, '/planner']);
  },
);

async function post(body: FormData | string) {
  const { status, headers } = await fetch(planner, { method: 'POST', body, redirect: 'manual' });
  return { status, address: new URL(headers.get('location') ?? '', planner) };
}
