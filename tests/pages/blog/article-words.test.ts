import { expect, test } from 'vitest';
import { articleWords, plainText } from '#src/pages/blog/article-words.ts';

test('words of title, excerpt and blocks are counted; a dash is no word', () => {
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

test('a rich text as plain text is its parts in order', () => {
  expect(plainText(['Up to ', { foreign: 'Skuleskogen', language: 'sv' }, '.'])).toBe(
    'Up to Skuleskogen.',
  );
});
