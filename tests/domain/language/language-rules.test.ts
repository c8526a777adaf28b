import { expect, test } from 'vitest';
import { negotiateLanguage, splitLanguage } from '#src/domain/language/language-rules.mjs';

test.each([
  [['de-AT', 'en'], 'de'],
  [['DE'], 'de'],
  [['en-US'], 'en'],
  [['fr-FR', 'de-CH', 'en'], 'de'],
  [['', 'de'], 'de'],
  [['fr', 'it'], 'en'],
  [[], 'en'],
])('the tags %j lead to %s', (tags, language) => {
  expect(negotiateLanguage(tags)).toBe(language);
});

test.each([
  ['/de/about', 'de', '/about'],
  ['/en/', 'en', '/'],
  ['/de', 'de', ''],
  ['/about', null, '/about'],
  ['/english', null, '/english'],
])('the address %s names the language %s and the path %s', (pathname, language, path) => {
  expect(splitLanguage(pathname)).toEqual({ language, path });
});
