import { expect, test } from 'vitest';
import { headersFor, parseHeaders, parseRedirects } from '#server/headers.mjs';

const HEADERS = `
# all pages
/*
  X-Content-Type-Options: nosniff
  Content-Security-Policy: default-src 'none'; img-src 'self' data:

/assets/*
  Cache-Control: public, max-age=31536000, immutable
`;

test('a wildcard rule applies to all paths below it', () => {
  const rules = parseHeaders(HEADERS);
  expect(headersFor(rules, '/assets/a.js')).toEqual({
    'x-content-type-options': 'nosniff',
    'content-security-policy': "default-src 'none'; img-src 'self' data:",
    'cache-control': 'public, max-age=31536000, immutable',
  });
  expect(headersFor(rules, '/planner')['cache-control']).toBeUndefined();
});

test('a dot in a pattern matches a dot only', () => {
  const rules = parseHeaders('/sw.js\n  Cache-Control: no-cache\n');
  expect(headersFor(rules, '/swxjs')).toEqual({});
});

test('a header set by two rules is joined, as the hosts do', () => {
  const rules = parseHeaders('/*\n  Vary: Accept\n/a\n  Vary: Cookie\n');
  expect(headersFor(rules, '/a')).toEqual({ vary: 'Accept, Cookie' });
});

test('a header that two rules set to the same value is set once', () => {
  const rules = parseHeaders('/en\n  Cache-Control: no-cache\n/en/*\n  Cache-Control: no-cache\n');
  expect(headersFor(rules, '/en/')).toEqual({ 'cache-control': 'no-cache' });
});

test('redirects are parsed with their parameters and status', () => {
  const [planner, trip] = parseRedirects('/planner /index.html 200\n/trips/:id /index.html 200\n');
  expect(planner).toMatchObject({ to: '/index.html', status: 200 });
  expect(trip?.pattern.test('/trips/abc')).toBe(true);
  expect(trip?.pattern.test('/trips/abc/def')).toBe(false);
});
