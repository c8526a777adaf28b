/** URL slugs of the articles, in the order of the specification. */
export const ARTICLE_SLUGS = [
  'wandern-in-den-alpen',
  'schweden-naturerlebnis',
  'norwegen-camping-angeln',
  'mallorca-wanderparadies',
] as const;

export type ArticleSlug = (typeof ARTICLE_SLUGS)[number];

export function isArticle(slug: string | undefined): slug is ArticleSlug {
  return ARTICLE_SLUGS.some((known) => known === slug);
}
