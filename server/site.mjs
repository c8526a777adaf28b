import { existsSync, readFileSync } from 'node:fs';
import { createServer } from 'node:http';
import { join } from 'node:path';
import sirv from 'sirv';
import { headersFor, parseHeaders, parseRedirects, usefulFor } from './headers.mjs';
import { wantedLanguage } from './language.mjs';
import { pageFor } from './pages.mjs';

/**
 * The production build as a static host serves it: brotli and gzip files where the browser takes
 * them, the headers of _headers, the routes of _redirects, 404.html for unknown pages, and a plain
 * 404 that nobody stores for a missing asset. Beyond most hosts, it chooses the language of a page
 * whose address names none.
 * @param {string} folder
 */
export function createSite(folder) {
  const rules = parseHeaders(readText(folder, '_headers'));
  const redirects = parseRedirects(readText(folder, '_redirects'));
  /** @type {WeakSet<import('node:http').ServerResponse>} */
  const chosen = new WeakSet();
  const files = sirv(folder, {
    brotli: true,
    gzip: true,
    etag: true,
    dotfiles: false,
    setHeaders(response, path) {
      setAll(response, usefulFor(headersFor(rules, path), path));
      if (chosen.has(response)) response.appendHeader('vary', 'Cookie, Accept-Language');
    },
  });
  return createServer((request, response) => {
    const { pathname: path, search } = new URL(request.url ?? '/', 'http://localhost');
    const language = wantedLanguage(request.headers);
    const page = pageFor(folder, path, language);
    if (page !== null && 'redirect' in page) {
      setAll(response, headersFor(rules, path));
      response.writeHead(302, { location: page.redirect }).end();
      return;
    }
    const rewrite = redirects.find(({ pattern, status }) => status === 200 && pattern.test(path));
    if (page !== null) request.url = page.file + search;
    else if (rewrite !== undefined) request.url = rewrite.to + search;
    if (page?.chosen === true) chosen.add(response);
    files(request, response, () => {
      setAll(response, headersFor(rules, path));
      const isPage =
        !/\.\w+$/u.test(path) && request.headers.accept?.includes('text/html') === true;
      response.writeHead(404, {
        'content-type': isPage ? 'text/html; charset=utf-8' : 'text/plain; charset=utf-8',
        'cache-control': 'no-store',
      });
      response.end(isPage ? notFoundPage(folder, path, language) : 'Not found\n');
    });
  });
}

/**
 * @param {string} folder
 * @param {string} path
 * @param {string} language
 */
function notFoundPage(folder, path, language) {
  const named = /^\/(en|de)\//u.exec(path)?.[1] ?? language;
  return readText(folder, `${named}/404.html`);
}

/**
 * @param {import('node:http').ServerResponse} response
 * @param {Record<string, string>} headers
 */
function setAll(response, headers) {
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
