import { createMemoryHistory } from '@tanstack/react-router';
import { renderToString } from 'react-dom/server';
import { createStore } from 'zustand/vanilla';
import type { Language } from '#src/domain/language.ts';
import { createI18n } from '#src/i18n/i18n.ts';
import { NOTHING_KNOWN } from '#src/offline/offline.ts';
import type { Offline } from '#src/offline/offline.ts';
import type { ArticleHead } from '#src/pages/blog/article.ts';
import type { App } from './app-services.ts';
import { AppTree } from './app-tree.tsx';
import { contactEmail, serviceHosts } from './choose-providers.ts';
import { pageKey } from './page-key.ts';
import { documentWords, shownArticle, shownPage } from './page-words.ts';
import { createAppRouter } from './router.tsx';

/** A page as markup, and what its document says of it. */
export type RenderedPage = {
  language: Language;
  /** Plain path, or 'not-found'. */
  key: string;
  markup: string;
  title: string;
  description: string;
  /** What the blog is called, for the way back to it. */
  blogTitle: string;
  article: ArticleHead | null;
};

/** Renders a reading page without a browser: nothing known of the device, the day that of the build. */
export async function renderPage(
  path: string,
  language: Language,
  builtOn: string,
): Promise<RenderedPage> {
  const app = await composeForBuild(language, builtOn);
  const router = createAppRouter(app, createMemoryHistory({ initialEntries: [path] }));
  await router.load();
  const { matches } = router.state;
  const article = shownArticle(matches);
  const t = app.i18n.getFixedT(language, 'frame');
  return {
    language,
    key: pageKey(router),
    markup: renderToString(<AppTree app={app} router={router} />),
    ...documentWords({ page: shownPage(matches), article }, t, language),
    blogTitle: t('title.blog'),
    article: article?.[language] ?? null,
  };
}

async function composeForBuild(language: Language, builtOn: string): Promise<App> {
  return {
    i18n: await createI18n(language),
    offline: OUT_OF_REACH,
    contactEmail: contactEmail(),
    serviceHosts: serviceHosts(),
    configurationProblems: [],
    today: () => builtOn,
    builtOn,
    onAwake: nothing,
    loadTravel: () => Promise.reject(new Error('Only reading pages are prerendered')),
  };
}

const OUT_OF_REACH: Offline = {
  store: createStore(() => NOTHING_KNOWN),
  start: () => Promise.resolve(),
  preparePack: nothing,
  storePack: nothing,
  applyUpdate: nothing,
  putOffUpdate: nothing,
  showInstallDialog: () => Promise.resolve(),
};

/** A build has no device to act on. */
function nothing(): void {
  return undefined;
}
