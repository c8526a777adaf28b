import { useRouter, useRouterState } from '@tanstack/react-router';
import { useEffect, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useLanguage } from '#src/i18n/use-language.ts';
import { VisuallyHidden } from '#src/ui/visually-hidden.tsx';

/**
 * What a page load does by itself and a route change does not: the document's title and language,
 * the focus on the new page's heading, and its name spoken.
 */
export function RouteAnnouncer() {
  const title = usePageTitle();
  const description = useTranslation().t('description');
  const language = useLanguage();
  const [announced, setAnnounced] = useState('');
  const router = useRouter();

  useEffect(() => {
    document.title = title;
    document.documentElement.lang = language;
    document.querySelector('meta[name="description"]')?.setAttribute('content', description);
  }, [title, language, description]);

  useEffect(
    () =>
      router.subscribe('onRendered', ({ fromLocation, pathChanged }) => {
        if (fromLocation === undefined || !pathChanged) return;
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

/**
 * An article's own title, else the page's. An address that is no page of ours matches the root
 * alone, which has no facts.
 */
function usePageTitle(): string {
  const { t } = useTranslation();
  const language = useLanguage();
  const ofArticle = useRouterState({
    select: ({ matches }) => {
      const last = matches.at(-1);
      return last?.routeId === '/blog/$slug' ? last.loaderData?.article[language].title : undefined;
    },
  });
  const key = useRouterState({
    select: ({ matches }) => {
      const last = matches.at(-1);
      if (last === undefined || last.status === 'notFound') return 'notFound';
      return last.status === 'error' ? 'error' : (last.staticData.page?.title ?? 'notFound');
    },
  });
  return `${ofArticle ?? t(`title.${key}`)} – ${t('brand')}`;
}

/** A page without a heading yet gets the focus on its main part. */
function focusHeading(): void {
  const main = document.querySelector('main');
  const target = main?.querySelector<HTMLElement>('h1') ?? main;
  if (target === null || target === undefined) return;
  if (!target.hasAttribute('tabindex')) target.tabIndex = -1;
  target.focus({ preventScroll: true });
}
