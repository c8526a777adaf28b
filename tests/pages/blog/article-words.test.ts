import { expect, test } from 'vitest';
import { articleWords, plainText } from '#src/pages/blog/article-words.ts';

test('words are counted over title, excerpt and blocks; a dash is none', () => {
  const words = articleWords({
    title: 'Two words',
    excerpt: 'A third – fourth',
    content: [
      { kind: 'paragraph', text: ['in ', { strong: 'the' }, ' hut'] },
      { kind: 'table', caption: 'c', head: ['h', 'i'], rows: [['1', '2 km']] },
    ],
  });
  expect(words).toBe(2 + 3 + 3 + 6);
});

test('a rich text reads as its parts in order', () => {
  expect(plainText(['Up to ', { foreign: 'Skuleskogen', language: 'sv' }, '.'])).toBe(
    'Up to Skuleskogen.',
  );
});
