import { createServer } from 'node:http';
import type { RequestListener, Server } from 'node:http';
import { afterEach, expect, test } from 'vitest';
import { createDataPack } from '#src/providers/data-pack/data-pack.ts';
import { createFetchBytes } from '#src/providers/data-pack/fetch-bytes.ts';

const SHORT_MS = 100;

const servers: Server[] = [];

afterEach(() => {
  for (const server of servers.splice(0)) {
    server.closeAllConnections();
    server.close();
  }
});

test('a server that never responds fails as data-missing', async () => {
  const url = await serve(() => undefined);
  const index = { 'a/b': { url, bytes: 3, sha256: '' } };
  const pack = createDataPack(index, createFetchBytes(SHORT_MS));
  await expect(pack.bytes('a/b')).rejects.toMatchObject({
    code: 'data-missing',
    cause: { message: `${url} has stalled` },
  });
});

test('a download that stalls is aborted', async () => {
  const url = await serve((_, response) => {
    response.writeHead(200, { 'content-length': '9' }).write('half');
  });
  await expect(createFetchBytes(SHORT_MS)(url, 'default')).rejects.toThrow('has stalled');
});

test('a slow download may take longer than the limit', async () => {
  const url = await serve((_, response) => {
    let left = 6;
    const timer = setInterval(() => {
      left -= 1;
      if (left > 0) response.write('x');
      else {
        clearInterval(timer);
        response.end('y');
      }
    }, 200);
  });
  const bytes = await createFetchBytes(1000)(url, 'default');
  expect(new TextDecoder().decode(bytes)).toBe('xxxxxy');
});

test('an HTTP error rejects', async () => {
  const url = await serve((_, response) => response.writeHead(404).end('gone'));
  await expect(createFetchBytes()(url, 'default')).rejects.toThrow('answered 404');
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
