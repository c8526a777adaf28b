import { once } from 'node:events';
import { pipeline } from 'node:stream/promises';
import send from '@fastify/send';
import Negotiator from 'negotiator';

/** Best first; `npm run build` writes such a file beside each text file. */
const CODINGS = ['br', 'gzip'];
const EXTENSIONS = new Map([
  ['br', '.br'],
  ['gzip', '.gz'],
]);
send.mime.define({ 'text/javascript': ['js', 'mjs'] }, true);
const NOT_SATISFIED = new Set([412, 416]);

/**
 * Sends a file, or the part of it that was asked for, precompressed where the browser accepts that.
 * Resolves to false, with nothing sent, if there is no such file.
 * @param {import('node:http').IncomingMessage} request
 * @param {import('node:http').ServerResponse} response
 * @param {string} folder
 * @param {string} path as in an address, percent-encoded
 */
export async function sendFile(request, response, folder, path) {
  const accepted = new Negotiator(request).encodings(CODINGS);
  for (const coding of [...CODINGS.filter((each) => accepted.includes(each)), 'identity']) {
    const file = `${path}${EXTENSIONS.get(coding) ?? ''}`;
    const options = { root: folder, index: false, cacheControl: false, contentType: false };
    const { type, statusCode, headers, stream } = await send(request, file, options);
    if (NOT_SATISFIED.has(statusCode)) {
      const range = headers['Content-Range'];
      const refusal = { 'cache-control': 'no-store', ...(range && { 'content-range': range }) };
      response.writeHead(statusCode, refusal).end();
      return true;
    }
    if (type !== 'file') continue;
    // Rejects for a file that can no longer be opened, before anything is sent.
    await once(stream, 'readable');
    if (statusCode !== 304) response.setHeader('content-type', contentType(path));
    if (coding !== 'identity') response.setHeader('content-encoding', coding);
    response.appendHeader('vary', 'Accept-Encoding').writeHead(statusCode, headers);
    await pipeline(stream, response);
    return true;
  }
  return false;
}

/** @param {string} path */
function contentType(path) {
  const type = send.mime.getType(path) ?? 'application/octet-stream';
  return send.isUtf8MimeType(type) ? `${type}; charset=utf-8` : type;
}
