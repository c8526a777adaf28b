import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';

const PUBLIC = join(import.meta.dirname, '../../public');
const headers = readFileSync(join(PUBLIC, '_headers'), 'utf8');
const redirects = readFileSync(join(PUBLIC, '_redirects'), 'utf8');

const policy = /Content-Security-Policy: (.*)/u.exec(headers)?.[1] ?? '';

test('the policy starts from nothing and allows no inline code and no eval', () => {
  expect(policy).toMatch(/^default-src 'none';/u);
  expect(policy).not.toMatch(/unsafe-|\*|https?:/u);
  expect(policy).toContain("require-trusted-types-for 'script'");
});

test('every route but the root is listed for static hosts', () => {
  const router = readFileSync(join(PUBLIC, '../src/app/router.tsx'), 'utf8');
  const routes = [...router.matchAll(/path: '([^']+)'/gu)]
    .map(([, path]) => (path ?? '').replace(/\$\w+/u, '*'))
    .filter((path) => path !== '/');
  const listed = [...redirects.matchAll(/^(\/\S*) \/index\.html 200$/gmu)].map(([, path]) => path);
  expect(new Set(listed)).toEqual(new Set(routes));
});

test('pages and the worker are always asked for afresh, hashed files never again', () => {
  for (const path of ['/', '/index.html', '/planner', '/trips', '/service-worker.js']) {
    expect(headers).toContain(`\n${path}\n  Cache-Control: no-cache\n`);
  }
  for (const path of ['/assets/*', '/data/*', '/basemap/*']) {
    expect(headers).toContain(`\n${path}\n  Cache-Control: public, max-age=31536000, immutable\n`);
  }
});
