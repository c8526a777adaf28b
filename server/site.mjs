import { existsSync, readFileSync } from 'node:fs';
import { createServer } from 'node:http';
import { join } from 'node:path';
import sirv from 'sirv';
import { splitLanguage } from '../src/domain/language-rules.mjs';
import { headersFor, parseHeaders, parseRedirects } from './headers.mjs';
import { pageFor, requestedLanguage } from './pages.mjs';

/**
 * Serves the production build as a static host does: precompressed files where the browser accepts
 * them, the headers of _headers, the rewrites of _redirects, 404.html for an unknown page and an
 * uncached plain 404 for a missing asset. Unlike most hosts, it negotiates the language of a page
 * whose path names none.
 * @param {string} folder
 */
export function createSite(folder) {
  const rules = parseHeaders(readText(folder, '_headers'));
  const redirects = parseRedirects(readText(folder, '_redirects'));
  /** @type {WeakSet<import('node:http').ServerResponse>} */
  const negotiated = new WeakSet();
  const serveFile = sirv(folder, {
    brotli: true,
    gzip: true,
    etag: true,
    dotfiles: false,
    setHeaders(response, path) {
      setHeaders(response, headersFor(rules, path));
      if (negotiated.has(response)) response.appendHeader('vary', 'Cookie, Accept-Language');
    },
  });
  return createServer((request, response) => {
    const { pathname: path, search } = new URL(request.url ?? '/', 'http://localhost');
    const language = requestedLanguage(request.headers);
    const page = pageFor(folder, path, language);
    if (page !== null && 'redirect' in page) {
      setHeaders(response, headersFor(rules, path));
      response.writeHead(302, { location: page.redirect }).end();
      return;
    }
    const rewrite = redirects.find(({ pattern, status }) => status === 200 && pattern.test(path));
    if (page !== null) request.url = page.file + search;
    else if (rewrite !== undefined) request.url = rewrite.to + search;
    if (page?.negotiated === true) negotiated.add(response);
    serveFile(request, response, () => {
      setHeaders(response, headersFor(rules, path));
      const isPage =
        !/\.\w+$/u.test(path) && request.headers.accept?.includes('text/html') === true;
      response.writeHead(404, {
        'content-type': isPage ? 'text/html; charset=utf-8' : 'text/plain; charset=utf-8',
        'cache-control': 'no-store',
      });
      const folderOfPage = splitLanguage(path).language ?? language;
      response.end(isPage ? readText(folder, `${folderOfPage}/404.html`) : 'Not found\n');
    });
  });
}

/**
 * @param {import('node:http').ServerResponse} response
 * @param {Record<string, string>} headers
 */
function setHeaders(response, headers) {
  for (const [name, value] of Object.entries(headers)) response.setHeader(name, value);
}

/**
 * @param {string} folder
 * @param {string} name
 */
function readText(folder, name) {
  const file = join(folder, name);
  return existsSync(file) ? readFileSync(file, 'utf8') : '';
}
