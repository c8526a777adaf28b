import type { Language } from '#src/domain/language/language.ts';
import { ARTICLE_HEADS } from './article-heads.ts';
import type { BilingualHead } from './article-heads.ts';
import { isArticle } from './article-slugs.ts';
import type { ArticleSlug } from './article-slugs.ts';
import type { ArticleContent } from './article.ts';

/** The text of an article in one language. */
export type ArticleText = { language: Language; content: ArticleContent };

/** The content of an article's page: heads in both languages, the text in one. */
export type LoadedArticle = { heads: BilingualHead; text: ArticleText };

/** Dynamic imports, so that each text is its own chunk. */
const CONTENTS: Record<ArticleSlug, Record<Language, () => Promise<ArticleContent>>> = {
  'wandern-in-den-alpen': {
    en: async () => (await import('./articles/wandern-in-den-alpen.en.ts')).alpsEn,
    de: async () => (await import('./articles/wandern-in-den-alpen.de.ts')).alpsDe,
  },
  'schweden-naturerlebnis': {
    en: async () => (await import('./articles/schweden-naturerlebnis.en.ts')).highCoastEn,
    de: async () => (await import('./articles/schweden-naturerlebnis.de.ts')).highCoastDe,
  },
  'norwegen-camping-angeln': {
    en: async () => (await import('./articles/norwegen-camping-angeln.en.ts')).norwayEn,
    de: async () => (await import('./articles/norwegen-camping-angeln.de.ts')).norwayDe,
  },
  'mallorca-wanderparadies': {
    en: async () => (await import('./articles/mallorca-wanderparadies.en.ts')).tramuntanaEn,
    de: async () => (await import('./articles/mallorca-wanderparadies.de.ts')).tramuntanaDe,
  },
};

/** @throws for an unknown slug. */
export async function loadArticle(
  slug: string | undefined,
  language: Language,
): Promise<LoadedArticle> {
  if (!isArticle(slug)) throw new Error('There is no such article');
  return { heads: ARTICLE_HEADS[slug], text: await loadText(slug, language) };
}

export async function loadText(slug: ArticleSlug, language: Language): Promise<ArticleText> {
  return { language, content: await CONTENTS[slug][language]() };
}
