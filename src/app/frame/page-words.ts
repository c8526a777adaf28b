import type { StaticDataRouteOption } from '@tanstack/react-router';
import type { TFunction } from 'i18next';
import type { Language } from '#src/domain/language.ts';
import type { BilingualHead } from '#src/pages/blog/article-heads.ts';

/** What is read of the router's matches; the last one is the shown page. */
type Matches = readonly {
  routeId: string;
  status: string;
  staticData: StaticDataRouteOption;
  loaderData?: unknown;
}[];
type Frame = TFunction;

/** What the shown page's article is called; null on every other page, undefined until it has been read. */
export function shownArticle(matches: Matches): BilingualHead | null | undefined {
  const last = matches.at(-1);
  if (last?.routeId !== '/blog/$slug' || last.status === 'error') return null;
  return isArticle(last.loaderData) ? last.loaderData.heads : undefined;
}

function isArticle(data: unknown): data is { heads: BilingualHead } {
  return typeof data === 'object' && data !== null && 'heads' in data;
}

/**
 * Which words of the frame name the shown page. An address that is no page of ours matches the root
 * alone, which has no facts.
 */
export function shownPage(matches: Matches) {
  const last = matches.at(-1);
  if (last === undefined || last.status === 'notFound') return 'notFound';
  return last.status === 'error' ? 'error' : (last.staticData.page?.title ?? 'notFound');
}

export type DocumentWords = { title: string; description: string };

type Shown = { page: ReturnType<typeof shownPage>; article: BilingualHead | null };

/** Title and description of the document: an article's own, else the page's. */
export function documentWords(
  { page, article }: Shown,
  t: Frame,
  language: Language,
): DocumentWords {
  const words = article?.[language];
  return {
    title: `${words?.title ?? t(`title.${page}`)} – ${t('brand')}`,
    description: words?.excerpt ?? describePage(page, t),
  };
}

/** Pages that nobody searches for share the description of the product. */
function describePage(page: Shown['page'], t: Frame): string {
  switch (page) {
    case 'blog':
    case 'about':
    case 'imprint':
    case 'privacy':
    case 'terms':
      return t(`descriptions.${page}`);
    default:
      return t('description');
  }
}
