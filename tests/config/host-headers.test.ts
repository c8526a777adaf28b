import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { hostHeaders } from '#src/config/host-headers.ts';

const headers = readFileSync('public/_headers', 'utf8');

test('without a service the file is unchanged', () => {
  expect(hostHeaders(headers, { connect: [], img: [] })).toBe(headers);
});

test('the policy allows the given origins and no others', () => {
  const opened = hostHeaders(headers, {
    connect: ['https://a.example', 'https://b.example'],
    img: ['https://b.example'],
  });
  expect(opened).toContain("connect-src 'self' https://a.example https://b.example;");
  expect(opened).toContain("img-src 'self' data: blob: https://b.example;");
  expect(opened.replaceAll(/ https:\/\/[ab]\.example/gu, '')).toBe(headers);
});

test('a policy that cannot be extended fails the build', () => {
  expect(() => hostHeaders('/*\n  X: y\n', { connect: [], img: [] })).toThrow('connect-src');
});
