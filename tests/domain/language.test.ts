import { expect, test } from 'vitest';
import { languageFor } from '#src/domain/language.ts';

test.each([
  [['de-AT', 'en'], 'de'],
  [['DE'], 'de'],
  [['en-US'], 'en'],
  [['fr-FR', 'de-CH', 'en'], 'de'],
  [['fr', 'it'], 'en'],
  [[], 'en'],
])('a browser that speaks %j begins in %s', (tags, language) => {
  expect(languageFor(tags)).toBe(language);
});
