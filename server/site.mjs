import { existsSync, readFileSync } from 'node:fs';
import { createServer } from 'node:http';
import { join } from 'node:path';
import { splitLanguage } from '../src/domain/language/language-rules.mjs';
import { headersFor, parseHeaders, parseRedirects } from './headers.mjs';
import { fileOf, pageFor, readablePath, requestedLanguage } from './pages.mjs';
import { refuse, refuseUnreadable } from './refuse.mjs';
import { sendFile } from './send-file.mjs';
import { answerShare } from './shared.mjs';

const MAX_HEADER_BYTES = 64 * 1024;
const MAX_ADDRESS_LENGTH = 16 * 1024;

/**
 * Serves the production build as a static host does: precompressed files where the browser accepts
 * them, the headers of _headers, the rewrites of _redirects, 404.html for an unknown page and an
 * uncached plain 404 for a missing asset. Unlike most hosts, it negotiates the language of a page
 * whose path names none. No request ends it.
 * @param {string} folder
 */
export function createSite(folder) {
  const rules = parseHeaders(readText(folder, '_headers'));
  const redirects = parseRedirects(readText(folder, '_redirects'));
  const server = createServer({ maxHeaderSize: MAX_HEADER_BYTES }, (request, response) => {
    answer(request, response).catch((error) => {
      // A download that was cut off, by the browser or by its file, cannot be answered again.
      if (response.headersSent || response.destroyed) {
        response.destroy();
        return;
      }
      console.error('A request failed', error);
      refuse(response, 500);
    });
  });
  refuseUnreadable(server);
  return server;

  /**
   * @param {import('node:http').IncomingMessage} request
   * @param {import('node:http').ServerResponse} response
   */
  async function answer(request, response) {
    const { method = '', url = '', headers } = request;
    if (method === 'POST' && url === '/planner') return answerShare(request, response);
    if (method !== 'GET' && method !== 'HEAD') {
      return refuse(response, 405, { allow: 'GET, HEAD' });
    }
    if (url.length > MAX_ADDRESS_LENGTH) return refuse(response, 414);
    const path = readablePath(url);
    if (path === null) return refuse(response, 400);

    for (const [name, value] of Object.entries(headersFor(rules, path))) {
      response.setHeader(name, value);
    }
    const language = requestedLanguage(request);
    const page = pageFor(folder, path, language);
    if (page !== null && 'redirect' in page) {
      return response.writeHead(302, { location: page.redirect }).end();
    }
    if (page?.negotiated === true) response.appendHeader('vary', 'Cookie, Accept-Language');
    const rewrite = redirects.find(({ pattern, status }) => status === 200 && pattern.test(path));
    const file = page?.file ?? fileOf(rewrite?.to ?? path);
    if (await sendFile(request, response, folder, file)) return response;

    const isPage = fileOf(path) !== path && headers.accept?.includes('text/html') === true;
    const folderOfPage = splitLanguage(path).language ?? language;
    const body = isPage ? readText(folder, `${folderOfPage}/404.html`) : 'Not found\n';
    response.setHeader('content-type', `text/${isPage ? 'html' : 'plain'}; charset=utf-8`);
    return response.writeHead(404, { 'cache-control': 'no-store' }).end(body);
  }
}

/**
 * @param {string} folder
 * @param {string} name
 */
function readText(folder, name) {
  const file = join(folder, name);
  return existsSync(file) ? readFileSync(file, 'utf8') : '';
}
