import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { headersFor, parseHeaders, parseRedirects } from '#server/headers.mjs';
import { PAGES, READING_PATHS } from '#src/app/pages.ts';
import { withPageRules } from '#src/config/host-headers.ts';

const PUBLIC = join(import.meta.dirname, '../../public');
const headers = readFileSync(join(PUBLIC, '_headers'), 'utf8');
const redirects = readFileSync(join(PUBLIC, '_redirects'), 'utf8');

const policy = /Content-Security-Policy: (.*)/u.exec(headers)?.[1] ?? '';

test("the policy starts with default-src 'none' and allows neither inline code nor eval", () => {
  expect(policy).toMatch(/^default-src 'none';/u);
  expect(policy).not.toMatch(/unsafe-|\*|https?:/u);
  expect(policy).toContain("require-trusted-types-for 'script'");
});

test('no redirect rule hides a prerendered page', () => {
  const rules = parseRedirects(redirects);
  const hidden = READING_PATHS.filter((path) => rules.some(({ pattern }) => pattern.test(path)));
  expect(hidden).toEqual([]);
  expect(rules.filter(({ pattern }) => pattern.test('/trips/0190-abc'))).toHaveLength(1);
});

test('every page is a file or has a rule', () => {
  const rules = parseRedirects(redirects);
  const files = new Set([...READING_PATHS, '/planner', '/trips', '/blog/$slug']);
  const unanswered = PAGES.map(({ path }) => path).filter(
    (path) => !files.has(path) && !rules.some(({ pattern }) => pattern.test(path)),
  );
  expect(unanswered).toEqual([]);
});

test('the start page and the worker are revalidated on each visit, hashed files never', () => {
  for (const path of ['/', '/404.html', '/service-worker.js']) {
    expect(headers).toContain(`\n${path}\n  Cache-Control: no-cache\n`);
  }
  for (const path of ['/assets/*', '/data/*', '/basemap/*']) {
    expect(headers).toContain(`\n${path}\n  Cache-Control: public, max-age=31536000, immutable\n`);
  }
});

test('the build adds a rule for each page', () => {
  const rules = parseHeaders(withPageRules(headers, ['en', 'blog']));
  for (const path of ['/en/about', '/blog', '/blog/wandern-in-den-alpen']) {
    expect(headersFor(rules, path)['cache-control']).toBe('no-cache');
  }
});
