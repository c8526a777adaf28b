import { EventEmitter, once } from 'node:events';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';

export type HaltedPage = { url: string; sendTheRest: () => void; stop: () => void };

/** Serves the page at an address, and nothing else; the response pauses before `mark` until `sendTheRest`. */
export async function serveInParts(
  address: string,
  mark: string,
  { last = false } = {},
): Promise<HaltedPage> {
  const html = await fetch(address).then((reply) => reply.text());
  const end = last ? html.lastIndexOf(mark) : html.indexOf(mark);
  if (end < 0) throw new Error(`${address} has no ${mark}`);
  const gate = new EventEmitter();
  const server = createServer((request, response) => {
    if (request.url !== '/') {
      response.writeHead(404).end();
      return;
    }
    response.setHeader('content-type', 'text/html');
    response.write(html.slice(0, end));
    gate.once('open', () => response.end(html.slice(end)));
  }).listen(0, '127.0.0.1');
  await once(server, 'listening');
  return {
    url: `http://127.0.0.1:${portOf(server.address())}/`,
    sendTheRest: () => void gate.emit('open'),
    stop: () => void server.close(),
  };
}

function portOf(address: AddressInfo | string | null): number {
  if (address === null || typeof address === 'string') throw new Error('no port');
  return address.port;
}
