import { existsSync, readFileSync } from 'node:fs';
import { createServer } from 'node:http';
import { join } from 'node:path';
import sirv from 'sirv';
import { headersFor, parseHeaders, parseRedirects } from './headers.mjs';

/**
 * The production build as a static host serves it: brotli and gzip files where the browser takes
 * them, the headers of _headers, the routes of _redirects, 404.html for unknown pages, and a plain
 * 404 that nobody stores for a missing asset.
 * @param {string} folder
 */
export function createSite(folder) {
  const rules = parseHeaders(readText(folder, '_headers'));
  const redirects = parseRedirects(readText(folder, '_redirects'));
  const notFound = readText(folder, '404.html');
  const files = sirv(folder, {
    brotli: true,
    gzip: true,
    etag: true,
    dotfiles: false,
    setHeaders: (response, path) => setAll(response, headersFor(rules, path)),
  });
  return createServer((request, response) => {
    const path = pathOf(request.url);
    const rewrite = redirects.find(({ pattern, status }) => status === 200 && pattern.test(path));
    const query =
      request.url?.includes('?') === true ? request.url.slice(request.url.indexOf('?')) : '';
    if (rewrite !== undefined) request.url = rewrite.to + query;
    files(request, response, () => {
      setAll(response, headersFor(rules, path));
      const isPage =
        !/\.\w+$/u.test(path) && request.headers.accept?.includes('text/html') === true;
      response.writeHead(404, {
        'content-type': isPage ? 'text/html; charset=utf-8' : 'text/plain; charset=utf-8',
        'cache-control': 'no-store',
      });
      response.end(isPage ? notFound : 'Not found\n');
    });
  });
}

/**
 * @param {import('node:http').ServerResponse} response
 * @param {Record<string, string>} headers
 */
function setAll(response, headers) {
  for (const [name, value] of Object.entries(headers)) response.setHeader(name, value);
}

/** @param {string | undefined} url */
function pathOf(url) {
  return new URL(url ?? '/', 'http://localhost').pathname;
}

/**
 * @param {string} folder
 * @param {string} name
 */
function readText(folder, name) {
  const file = join(folder, name);
  return existsSync(file) ? readFileSync(file, 'utf8') : '';
}
