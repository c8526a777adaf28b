import { expect, test } from 'vitest';
import { parseHeaders } from '#server/headers.mjs';
import { caddyHeaders, nginxMaps } from '#server/host-includes.mjs';

const RULES = parseHeaders(`
/*
  Content-Security-Policy: default-src 'none'; img-src data:
  Report-To: {"group":"a"}
/assets/*
  Cache-Control: public, max-age=31536000
/sw.js
  Cache-Control: no-cache
`);

test('nginx gets a map for each header, with a line for each rule', () => {
  const maps = nginxMaps(RULES);
  expect(maps.match(/^map \$uri \$\w+/gmu)).toEqual([
    'map $uri $fernweh_content_security_policy',
    'map $uri $fernweh_report_to',
    'map $uri $fernweh_cache_control',
  ]);
  expect(maps).toContain(`"default-src 'none'; img-src data:";`);
  expect(maps).toContain(String.raw`"{\"group\":\"a\"}";`);
  expect(maps).toContain(String.raw`  "~^\\/sw\\.js\\/?$" "no-cache";`);
});

test('Caddy gets a matcher for each rule', () => {
  const headers = caddyHeaders(RULES);
  expect(headers.match(/^@\w+/gmu)).toHaveLength(3);
  expect(headers).toContain('@rule1 cache-control `public, max-age=31536000`');
  expect(headers).toContain(String.raw`@rule2 path_regexp ${'`'}^\/sw\.js\/?$${'`'}`);
});

test('what Caddy could not read ends the build', () => {
  expect(() => caddyHeaders(parseHeaders('/\n  X-Tick: `\n'))).toThrow('backtick');
});
