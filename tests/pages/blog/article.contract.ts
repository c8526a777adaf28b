import * as v from 'valibot';
import { expect, test } from 'vitest';
import { ARTICLE_HEADS } from '#src/pages/blog/article-heads.ts';
import type { ArticleSlug } from '#src/pages/blog/article-slugs.ts';
import { articleSchema } from '#src/pages/blog/article.ts';
import type { Article, ArticleBlock } from '#src/pages/blog/article.ts';
import { articleWords, plainText } from '#src/pages/blog/article-words.ts';
import { loadText } from '#src/pages/blog/load-article.ts';

const WORDS_A_MINUTE = { en: 200, de: 180 } as const;
type Language = keyof typeof WORDS_A_MINUTE;

/** An article with its head and its text. */
export async function readArticle(slug: ArticleSlug, language: Language): Promise<Article> {
  const { content } = await loadText(slug, language);
  return { ...ARTICLE_HEADS[slug][language], content };
}

/** Rules for an article in both languages: its form, its length, and the same figures in both. */
export function articleContract(articles: Record<Language, Article>): void {
  const { en, de } = articles;

  test.each(['en', 'de'] as const)('%s: the article matches the schema', (language) => {
    expect(v.is(articleSchema, articles[language])).toBe(true);
  });

  test.each(['en', 'de'] as const)('%s: its length agrees with the reading time', (language) => {
    const { readingTime } = articles[language];
    const share = articleWords(articles[language]) / (readingTime * WORDS_A_MINUTE[language]);
    expect(share).toBeGreaterThan(0.85);
    expect(share).toBeLessThan(1.15);
  });

  test.each(['en', 'de'] as const)(
    '%s: table, drawing, climate and every tone of note',
    (language) => {
      const kinds = articles[language].content.map(kindOf);
      expect(kinds).toEqual(
        expect.arrayContaining(['table', 'climate', 'note rule', 'note danger', 'note advice']),
      );
      expect(kinds.some((kind) => kind === 'map' || kind === 'profile')).toBe(true);
    },
  );

  test('both languages have the same address, dates, picture and place', () => {
    expect(frameOf(de)).toEqual(frameOf(en));
  });

  test('both languages have the same kinds of blocks in the same order', () => {
    expect(de.content.map(kindOf)).toEqual(en.content.map(kindOf));
  });

  test('maps and profiles have the same points', () => {
    expect(de.content.flatMap(pointsOf)).toEqual(en.content.flatMap(pointsOf));
  });

  test('tables have the same numbers in the same cells', () => {
    expect(tableNumbers(de, 'de')).toEqual(tableNumbers(en, 'en'));
  });

  test('both languages have the same heights, lengths and temperatures', () => {
    expect(measuresOf(de, 'de')).toEqual(measuresOf(en, 'en'));
  });
}

function frameOf({ slug, date, factsAsOf, readingTime, image, location }: Article) {
  return { slug, date, factsAsOf, readingTime, image, lat: location.lat, lng: location.lng };
}

function kindOf(block: ArticleBlock): string {
  return block.kind === 'note' ? `note ${block.tone}` : block.kind;
}

function pointsOf(block: ArticleBlock): readonly object[] {
  return block.kind === 'map' || block.kind === 'profile' ? block.points : [];
}

function tableNumbers(article: Article, language: Language): string[][][] {
  return article.content.flatMap((block) =>
    block.kind === 'table'
      ? [block.rows.map((row) => row.map((cell) => numbersOf(cell, language).join(' ')))]
      : [],
  );
}

/** The measures of the running text, each once: ['1011 m', '106 km', …]. */
function measuresOf(article: Article, language: Language): string[] {
  const text = article.content.map(textOf).join(' ');
  const found = text.matchAll(/(\d[\d.,]*) (m|km|°C)(?![\p{L}\d])/gu);
  return [
    ...new Set(Array.from(found, ([, n = '', unit]) => `${plain(n, language)} ${unit}`)),
  ].toSorted();
}

function textOf(block: ArticleBlock): string {
  switch (block.kind) {
    case 'paragraph':
    case 'note':
      return plainText(block.text);
    case 'list':
      return block.items.map(plainText).join(' ');
    case 'climate':
      return block.caption;
    default:
      return '';
  }
}

function numbersOf(text: string, language: Language): string[] {
  return Array.from(text.matchAll(/\d[\d.,]*/gu), ([number]) => plain(number, language));
}

/** '1,848' of English and '1848' of German are the same number, as are '2.2' and '2,2'. */
function plain(number: string, language: Language): string {
  return language === 'en'
    ? number.replaceAll(',', '')
    : number.replaceAll('.', '').replaceAll(',', '.');
}
