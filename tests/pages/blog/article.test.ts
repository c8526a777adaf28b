import * as v from 'valibot';
import { expect, test } from 'vitest';
import { ARTICLE_SLUGS } from '#src/pages/blog/article-slugs.ts';
import { articleSchema } from '#src/pages/blog/article.ts';

const paragraph = { kind: 'paragraph', text: 'One.' } as const;
const article = {
  slug: ARTICLE_SLUGS[0],
  title: 'Title',
  date: '2026-05-04',
  factsAsOf: '2026-11-01',
  readingTime: 8,
  image: '/images/alps.svg',
  imageAlt: 'A ridge',
  excerpt: 'Short.',
  location: { lat: 47.3769, lng: 11.4803, name: 'Karwendel' },
  content: [paragraph, paragraph, paragraph, paragraph, paragraph],
} as const;

test('an article has the fields of the specification', () => {
  expect(v.is(articleSchema, article)).toBe(true);
});

test.each([
  ['a slug that is none of the four', { slug: 'elsewhere' }],
  ['a date that is no day', { date: '4 May 2026' }],
  ['an empty title', { title: '' }],
  ['a block of an unknown kind', { content: [...article.content, { kind: 'html' }] }],
])('%s is refused', (_, change) => {
  expect(v.is(articleSchema, { ...article, ...change })).toBe(false);
});
