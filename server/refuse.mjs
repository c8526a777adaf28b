import { STATUS_CODES } from 'node:http';
import { errorPage } from './error-page.mjs';

/** How long a refused client may go on sending, so that it reads the answer instead of a reset. */
const LINGER_MS = 2000;

/**
 * @param {import('node:http').ServerResponse} response
 * @param {number} status
 * @param {Record<string, string>} headers
 */
export function refuse(response, status, headers = {}) {
  const page = errorPage(status);
  return response.writeHead(status, { ...page.headers, ...headers }).end(page.body);
}

/**
 * Answers what is not HTTP, or has too long headers: Node has no request for it, so the page is
 * written to the connection, after the answers to earlier requests.
 * @param {import('node:http').Server} server
 */
export function refuseUnreadable(server) {
  /** @type {WeakMap<import('node:stream').Duplex, import('node:http').ServerResponse>} */
  const lastAnswers = new WeakMap();
  const refused = new WeakSet();
  server.on('request', ({ socket }, response) => lastAnswers.set(socket, response));
  server.on('clientError', (error, socket) => {
    const last = lastAnswers.get(socket);
    if (refused.has(socket)) return;
    refused.add(socket);
    if (last?.closed === false) last.once('close', () => close(socket, ''));
    else close(socket, rawPage(isTooLong(error) ? 431 : 400));
  });
}

/**
 * @param {import('node:stream').Duplex} socket
 * @param {string} text
 */
function close(socket, text) {
  if (socket.writable) socket.end(text);
  setTimeout(() => socket.destroy(), LINGER_MS).unref();
}

/** @param {Error} error */
function isTooLong(error) {
  return 'code' in error && error.code === 'HPE_HEADER_OVERFLOW';
}

/** @param {number} status */
function rawPage(status) {
  const { headers, body } = errorPage(status);
  const lines = Object.entries(headers).map(([name, value]) => `${name}: ${value}\r\n`);
  return `HTTP/1.1 ${status} ${STATUS_CODES[status]}\r\n${lines.join('')}connection: close\r\n\r\n${body}`;
}
