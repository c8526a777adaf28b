import { expect, test } from 'vitest';
import { harmlessHtml, ownScriptUrl } from '#src/app/start/trusted-types.ts';

const ORIGIN = 'https://fernweh.example';

test.each([
  'plain text & more',
  '<span>© GeoNames</span>',
  '© <a href="https://www.geonames.org/" target="_blank">GeoNames</a>, <i>NOAA</i><br>',
])('%s passes as it is', (html) => {
  expect(harmlessHtml(html)).toBe(html);
});

test.each([
  '<script>alert(1)</script>',
  '<img src=x onerror=alert(1)>',
  '<a href="javascript:alert(1)">x</a>',
  '<a href="https://x.example" onclick="alert(1)">x</a>',
  '<span onmouseover="alert(1)">x</span>',
  '<svg><style>*{}</style></svg>',
])('%s becomes plain text', (html) => {
  expect(harmlessHtml(html)).not.toContain('<');
});

test('scripts and workers of our own origin pass', () => {
  expect(ownScriptUrl('/service-worker.js', ORIGIN)).toBe('/service-worker.js');
  expect(ownScriptUrl(`${ORIGIN}/assets/a.js`, ORIGIN)).toBe(`${ORIGIN}/assets/a.js`);
});

test.each([
  'https://evil.example/a.js',
  '//evil.example/a.js',
  'data:text/javascript,1',
  `blob:${ORIGIN}/1`,
])('%s is refused', (url) => {
  expect(() => ownScriptUrl(url, ORIGIN)).toThrow(TypeError);
});
