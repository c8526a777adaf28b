import type { StaticDataRouteOption } from '@tanstack/react-router';
import type { TFunction } from 'i18next';
import type { Language } from '#src/domain/language/language.ts';
import type { BilingualHead } from '#src/pages/blog/article-heads.ts';
import { plainText } from '#src/wording/plain-text.ts';
import type { Page } from '../pages.ts';

/** The used fields of the router's matches; the last one is the shown page. */
type Matches = readonly {
  status: string;
  staticData: StaticDataRouteOption;
  loaderData?: unknown;
}[];

/** Title and description of the document. */
export type DocumentWords = { title: string; description: string };

/** The head of the shown article; null on every other page. */
export function shownArticle(matches: Matches): BilingualHead | null {
  const last = matches.at(-1);
  return last?.status === 'success' && isArticle(last.loaderData) ? last.loaderData.heads : null;
}

/** The shown page, or why there is none. An unknown address matches the root route alone. */
export function shownPage(matches: Matches): Page | 'notFound' | 'error' {
  const last = matches.at(-1);
  if (last === undefined || last.status === 'notFound') return 'notFound';
  return last.status === 'error' ? 'error' : (last.staticData.page ?? 'notFound');
}

/** An article has words of its own; a page without a description gets the product's. */
export function documentWords(
  page: Page | 'notFound' | 'error',
  article: BilingualHead | null,
  t: TFunction,
  language: Language,
): DocumentWords {
  const known = typeof page === 'string' ? null : page;
  const head = article?.[language];
  const title =
    head?.title ?? (typeof page === 'string' ? t(`title.${page}`) : page.title[language]);
  return {
    title: plainText(`${title} – ${t('brand')}`),
    description: head?.excerpt ?? known?.description?.[language] ?? t('description'),
  };
}

function isArticle(data: unknown): data is { heads: BilingualHead } {
  return typeof data === 'object' && data !== null && 'heads' in data;
}
