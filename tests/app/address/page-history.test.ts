import { expect, test } from 'vitest';
import { readAddress, twinOf } from '#src/app/address/page-address.ts';
import { plainLocation } from '#src/app/address/page-history.ts';

test.each([
  ['/', '/', null],
  ['/about', '/about', null],
  ['/de', '/', 'de'],
  ['/de/', '/', 'de'],
  ['/en/blog/wandern-in-den-alpen', '/blog/wandern-in-den-alpen', 'en'],
  ['/delta', '/delta', null],
  ['/fr/about', '/fr/about', null],
])('%s is the page %s, in %s', (pathname, path, language) => {
  expect(readAddress(pathname)).toEqual({ path, language });
});

test('a twin names the same page', () => {
  expect(readAddress(twinOf('/', 'de'))).toEqual({ path: '/', language: 'de' });
  expect(readAddress(twinOf('/blog', 'en'))).toEqual({ path: '/blog', language: 'en' });
});

test('the routes see the plain path, with query and hash', () => {
  const state = { __TSR_index: 0 };
  const visited = { href: '/de/about?a=1#b', pathname: '/de/about', search: '?a=1', hash: '#b' };
  expect(plainLocation({ ...visited, state })).toEqual({
    href: '/about?a=1#b',
    pathname: '/about',
    search: '?a=1',
    hash: '#b',
    state,
  });
});
