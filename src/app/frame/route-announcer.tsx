import { useRouter, useRouterState } from '@tanstack/react-router';
import { useEffect, useState } from 'react';
import { useLanguage } from '#src/i18n/use-language.ts';
import { VisuallyHidden } from '#src/ui/visually-hidden.tsx';
import { useTexts } from '#src/i18n/use-texts.ts';
import { documentWords, shownArticle, shownPage } from './page-words.ts';
import type { DocumentWords } from './page-words.ts';

/**
 * What a page load does by itself and a route change does not: the document's title and language,
 * the focus on the new page's heading, and its name spoken.
 */
export function RouteAnnouncer() {
  const { title, description = '' } = useDocumentWords();
  const language = useLanguage();
  const [announced, setAnnounced] = useState('');
  const router = useRouter();

  useEffect(() => {
    document.documentElement.lang = language;
    if (title === undefined) return;
    document.title = title;
    document.querySelector('meta[name="description"]')?.setAttribute('content', description);
  }, [title, language, description]);

  useEffect(
    () =>
      router.subscribe('onRendered', ({ fromLocation, pathChanged }) => {
        if (fromLocation === undefined || !pathChanged) return;
        forgetAddresses();
        focusHeading();
        setAnnounced(document.title);
      }),
    [router],
  );

  return (
    <VisuallyHidden>
      <span aria-live="polite">{announced}</span>
    </VisuallyHidden>
  );
}

/** None for an article that nobody reads yet: the build has named it. */
function useDocumentWords(): Partial<DocumentWords> {
  const { t } = useTexts('frame');
  const language = useLanguage();
  const article = useRouterState({ select: ({ matches }) => shownArticle(matches) });
  const page = useRouterState({ select: ({ matches }) => shownPage(matches) });
  return article === undefined ? {} : documentWords({ page, article }, t, language);
}

/** A page without a heading yet gets the focus on its main part. */
function focusHeading(): void {
  const main = document.querySelector('main');
  const target = main?.querySelector<HTMLElement>('h1') ?? main;
  if (target === null || target === undefined) return;
  if (!target.hasAttribute('tabindex')) target.tabIndex = -1;
  target.focus({ preventScroll: true });
}

/** The addresses that a prerendered page tells of itself hold for no other page. */
function forgetAddresses(): void {
  const told = 'link[rel="canonical"], link[hreflang], meta[property="og:url"]';
  for (const element of document.querySelectorAll(told)) element.remove();
}
