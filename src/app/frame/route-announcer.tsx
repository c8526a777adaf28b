import { useRouter, useRouterState } from '@tanstack/react-router';
import { useEffect, useState } from 'react';
import { useLanguage } from '#src/i18n/use-language.ts';
import { VisuallyHidden } from '#src/ui/visually-hidden.tsx';
import { useTexts } from '#src/i18n/use-texts.ts';
import { documentWords, shownArticle, shownPage } from './document-words.ts';
import type { DocumentWords } from './document-words.ts';

/**
 * Does on a route change what a browser does on a page load: sets the document's title and language,
 * moves the focus to the new page's heading and announces its name to screen readers.
 */
export function RouteAnnouncer() {
  const { title, description } = useDocumentWords();
  const language = useLanguage();
  const [announced, setAnnounced] = useState('');
  const router = useRouter();

  useEffect(() => {
    document.documentElement.lang = language;
    document.title = title;
    document.querySelector('meta[name="description"]')?.setAttribute('content', description);
  }, [title, language, description]);

  useEffect(
    () =>
      router.subscribe('onRendered', ({ fromLocation, pathChanged }) => {
        if (fromLocation === undefined || !pathChanged) return;
        removeCanonicalAddresses();
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

function useDocumentWords(): DocumentWords {
  const { t } = useTexts('frame');
  const language = useLanguage();
  const article = useRouterState({ select: ({ matches }) => shownArticle(matches) });
  const page = useRouterState({ select: ({ matches }) => shownPage(matches) });
  return documentWords(page, article, t, language);
}

/** The heading of the new page, or its main part where there is no heading yet. */
function focusHeading(): void {
  const main = document.querySelector('main');
  const target = main?.querySelector<HTMLElement>('h1') ?? main;
  if (target === null || target === undefined) return;
  if (!target.hasAttribute('tabindex')) target.tabIndex = -1;
  target.focus({ preventScroll: true });
}

/** The canonical addresses of a prerendered page are wrong for the next one. */
function removeCanonicalAddresses(): void {
  const addresses = 'link[rel="canonical"], link[hreflang], meta[property="og:url"]';
  for (const element of document.querySelectorAll(addresses)) element.remove();
}
