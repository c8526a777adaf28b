import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { parseRedirects } from '#server/headers.mjs';
import { READING_PATHS } from '#src/app/pages.ts';

const PUBLIC = join(import.meta.dirname, '../../public');
const headers = readFileSync(join(PUBLIC, '_headers'), 'utf8');
const redirects = readFileSync(join(PUBLIC, '_redirects'), 'utf8');

const policy = /Content-Security-Policy: (.*)/u.exec(headers)?.[1] ?? '';

test('the policy starts from nothing and allows no inline code and no eval', () => {
  expect(policy).toMatch(/^default-src 'none';/u);
  expect(policy).not.toMatch(/unsafe-|\*|https?:/u);
  expect(policy).toContain("require-trusted-types-for 'script'");
});

test('no rule for static hosts stands in the way of a page', () => {
  const rules = parseRedirects(redirects);
  const hidden = READING_PATHS.filter((path) => rules.some(({ pattern }) => pattern.test(path)));
  expect(hidden).toEqual([]);
  expect(rules.filter(({ pattern }) => pattern.test('/trips/0190-abc'))).toHaveLength(1);
});

test('every route is a file or has a rule', () => {
  const router = readFileSync(join(PUBLIC, '../src/app/router.tsx'), 'utf8');
  const routes = [...router.matchAll(/path: '([^']+)'/gu)].map(([, path = '']) => path);
  const rules = parseRedirects(redirects);
  const answered = new Set([...READING_PATHS, '/planner', '/trips', '/blog/$slug']);
  const unanswered = routes.filter(
    (path) => !answered.has(path) && !rules.some(({ pattern }) => pattern.test(path)),
  );
  expect(unanswered).toEqual([]);
});

test('pages and the worker are always asked for afresh, hashed files never again', () => {
  for (const path of [
    ...READING_PATHS.filter((page) => !page.startsWith('/blog/')),
    '/en/*',
    '/de/*',
    '/blog/*',
    '/planner',
    '/trips',
    '/service-worker.js',
  ]) {
    expect(headers).toContain(`\n${path}\n  Cache-Control: no-cache\n`);
  }
  for (const path of ['/assets/*', '/data/*', '/basemap/*']) {
    expect(headers).toContain(`\n${path}\n  Cache-Control: public, max-age=31536000, immutable\n`);
  }
});
