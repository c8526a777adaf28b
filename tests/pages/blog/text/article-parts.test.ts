import { expect, test } from 'vitest';
import { articleParts } from '#src/pages/blog/text/article-parts.ts';
import { ARTICLE_SLUGS } from '#src/pages/blog/article-slugs.ts';
import type { ArticleContent } from '#src/pages/blog/article.ts';
import { loadText } from '#src/pages/blog/load-article.ts';

test.each([
  ['When to go: July to early October', 'when-to-go'],
  ['Was in den Rucksack gehört, und warum', 'was-in-den-rucksack-gehoert-und-warum'],
  ['Draußen schlafen: was das Jedermannsrecht dir gibt', 'draussen-schlafen'],
  ['Wie viele Tage?', 'wie-viele-tage'],
  ['Deià, Sóller', 'deia-soller'],
  ['Main', 'main-2'],
])('the heading %j has the id %s', (text, id) => {
  const [, part] = articleParts([{ kind: 'heading', text }]);
  expect(part).toEqual({ title: text, id, blocks: [] });
});

test('headings of the same words have different ids', () => {
  const heading = { kind: 'heading', text: 'The way: up' } as const;
  const down = { kind: 'heading', text: 'The way: down' } as const;
  const content: ArticleContent = [{ kind: 'paragraph', text: 'A lead.' }, heading, down];
  expect(articleParts(content).map(({ id }) => id)).toEqual(['', 'the-way', 'the-way-2']);
});

test.each(ARTICLE_SLUGS)(
  'the headings of %s have short ids, as many in both languages',
  async (slug) => {
    const [en, de] = await Promise.all(
      (['en', 'de'] as const).map(async (language) =>
        articleParts((await loadText(slug, language)).content)
          .slice(1)
          .map(({ id }) => id),
      ),
    );
    expect(en?.length).toBe(de?.length);
    for (const ids of [en ?? [], de ?? []]) {
      expect(ids.length).toBeGreaterThan(2);
      expect(new Set(ids).size).toBe(ids.length);
      for (const id of ids) expect(id).toMatch(/^[a-z][a-z\d-]{2,49}$/u);
    }
  },
);
