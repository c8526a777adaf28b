import { createServer } from 'node:http';
import type { RequestListener, Server } from 'node:http';
import { afterEach, expect, test } from 'vitest';
import { createStallingFetch } from '#sw/stalling-fetch.ts';

const SHORT_MS = 400;

const servers: Server[] = [];

afterEach(() => {
  for (const server of servers.splice(0)) {
    server.closeAllConnections();
    server.close();
  }
});

test('a request without a response is aborted', async () => {
  const url = await serve(() => undefined);
  await expect(createStallingFetch(SHORT_MS)(url)).rejects.toThrow('has stalled');
});

test('a response that stalls midway cannot be read', async () => {
  const url = await serve((_, response) => {
    response.writeHead(200, { 'content-length': '9' }).write('half');
  });
  const response = await createStallingFetch(SHORT_MS)(url);
  expect(response.status).toBe(200);
  await expect(response.arrayBuffer()).rejects.toThrow('has stalled');
});

test('a response is passed on as it is, a 404 too', async () => {
  const whole = await serve((_, response) => response.end('all of it'));
  const gone = await serve((_, response) => response.writeHead(404).end('gone'));
  const ask = createStallingFetch();
  const [found, missing] = [await ask(whole), await ask(gone)];
  expect([found.status, await found.text()]).toEqual([200, 'all of it']);
  expect([missing.status, await missing.text()]).toEqual([404, 'gone']);
});

/** A server on this machine; resolves to the address of a file on it. */
async function serve(answer: RequestListener): Promise<string> {
  const server = createServer(answer);
  servers.push(server);
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const address = server.address();
  if (address === null || typeof address === 'string') throw new Error('no port');
  return `http://127.0.0.1:${address.port}/file`;
}
