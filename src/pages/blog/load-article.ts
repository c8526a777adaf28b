import type { Language } from '#src/domain/language.ts';
import { ARTICLE_SLUGS } from './article.ts';
import type { Article, ArticleSlug } from './article.ts';

/** An article in both languages, so that it switches without a reload. */
export type BilingualArticle = Record<Language, Article>;

const LOADERS: Record<ArticleSlug, () => Promise<BilingualArticle>> = {
  'wandern-in-den-alpen': async () => {
    const [{ alpsEn }, { alpsDe }] = await Promise.all([
      import('./articles/wandern-in-den-alpen.en.ts'),
      import('./articles/wandern-in-den-alpen.de.ts'),
    ]);
    return { en: alpsEn, de: alpsDe };
  },
  'schweden-naturerlebnis': async () => {
    const [{ highCoastEn }, { highCoastDe }] = await Promise.all([
      import('./articles/schweden-naturerlebnis.en.ts'),
      import('./articles/schweden-naturerlebnis.de.ts'),
    ]);
    return { en: highCoastEn, de: highCoastDe };
  },
  'norwegen-camping-angeln': async () => {
    const [{ norwayEn }, { norwayDe }] = await Promise.all([
      import('./articles/norwegen-camping-angeln.en.ts'),
      import('./articles/norwegen-camping-angeln.de.ts'),
    ]);
    return { en: norwayEn, de: norwayDe };
  },
  'mallorca-wanderparadies': async () => {
    const [{ tramuntanaEn }, { tramuntanaDe }] = await Promise.all([
      import('./articles/mallorca-wanderparadies.en.ts'),
      import('./articles/mallorca-wanderparadies.de.ts'),
    ]);
    return { en: tramuntanaEn, de: tramuntanaDe };
  },
};

/** Null for an address that is none of the articles'. */
export async function loadArticle(slug: string): Promise<BilingualArticle | null> {
  const known = ARTICLE_SLUGS.find((candidate) => candidate === slug);
  return known === undefined ? null : LOADERS[known]();
}

/** All articles, the newest first. */
export async function loadArticles(): Promise<BilingualArticle[]> {
  const articles = await Promise.all(ARTICLE_SLUGS.map((slug) => LOADERS[slug]()));
  return articles.toSorted((a, b) => b.en.date.localeCompare(a.en.date));
}
