import { ARTICLE_SLUGS } from '#src/pages/blog/article-slugs.ts';

/** The plain paths of the pages that are written to HTML when the product is built. */
export const READING_PATHS: readonly string[] = [
  '/',
  '/blog',
  ...ARTICLE_SLUGS.map((slug) => `/blog/${slug}`),
  '/about',
  '/imprint',
  '/privacy',
  '/terms',
];
