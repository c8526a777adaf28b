import { expect, test } from 'vitest';
import { withoutKeys } from '#src/domain/without-keys.ts';

test('each configured key is hidden, in every encoding', () => {
  const own = 'my+own "key"';
  const other = 'another-key';
  for (const text of [own, encodeURIComponent(own), JSON.stringify(own).slice(1, -1), other]) {
    expect(withoutKeys(`Wrong key ${text}.`, [own, other, ''])).toBe('Wrong key [key].');
  }
});

test.each([
  'sk-proj-abcDEF123_456-789',
  'sk-abcd****************wxyz',
  'Bearer eyJhbGciOi.J9.x_y-z=',
  'pk.eyJ1IjoiZmVybndlaCJ9.abc_DEF-1',
  'sb_publishable_abcDEF123',
  'sb_secret_abcDEF123',
  'eyJhbGciOiJIUzI1NiJ9.eyJyb2xlIjoiYW5vbiJ9.x_y-z',
])('%s looks like a key and is hidden', (key) => {
  expect(withoutKeys(`provided: ${key}`, [])).toBe('provided: [key]');
});

test('a parameter that holds a key is hidden', () => {
  expect(withoutKeys('GET /x?access_token=abc&language=de "apikey=def"', [])).toBe(
    'GET /x?access_token=[key]&language=de "apikey=[key]"',
  );
});

test.each(['a desk-organiser-large', 'ski-bindings', 'Bearer of news', 'task-force', 'sk.', 'eyJ'])(
  'ordinary words (%s) are kept',
  (text) => {
    expect(withoutKeys(text, ['sk-test'])).toBe(text);
  },
);
