import { createMemoryHistory } from '@tanstack/react-router';
import type { TFunction } from 'i18next';
import { renderToString } from 'react-dom/server';
import { createStore } from 'zustand/vanilla';
import type { Language } from '#src/domain/language/language.ts';
import { createI18n } from '#src/i18n/i18n.ts';
import { NOTHING_KNOWN } from '#src/offline/offline.ts';
import type { Offline } from '#src/offline/offline.ts';
import type { ArticleHead } from '#src/pages/blog/article.ts';
import type { App } from './app.ts';
import { AppTree } from './app-tree.tsx';
import { pageKey } from './address/page-key.ts';
import { documentWords, shownArticle, shownPage } from './frame/document-words.ts';
import { PrerenderedPlanner } from './routes/prerendered-planner.tsx';
import { contactEmail } from './services/read-configuration.ts';
import { BLOG } from './pages.ts';
import { createAppRouter } from './router.tsx';
import { plannerServicesForBuild } from './services/planner-services-for-build.ts';

/** A page as markup, and what belongs into the head of its document. */
export type RenderedPage = {
  language: Language;
  /** Plain path, or 'not-found'. */
  key: string;
  markup: string;
  title: string;
  description: string;
  /** For the breadcrumb. */
  blogTitle: string;
  article: ArticleHead | null;
  /** The planner's content where scripts are off. */
  withoutScripts: { heading: string; text: string; articles: string };
};

/** Renders a page without a browser: nothing is stored, and today is the day of the build. */
export async function renderPage(
  path: string,
  language: Language,
  builtOn: string,
): Promise<RenderedPage> {
  const app = await composeForBuild(language, builtOn);
  const router = createAppRouter(app, createMemoryHistory({ initialEntries: [path] }));
  router.routesById['/planner'].update({ component: PrerenderedPlanner, onEnter: nothing });
  await router.load();
  const { matches } = router.state;
  const article = shownArticle(matches);
  const t = app.i18n.getFixedT(language, 'frame');
  return {
    language,
    key: pageKey(router),
    markup: renderToString(<AppTree app={app} router={router} />),
    ...documentWords(shownPage(matches), article, t, language),
    blogTitle: BLOG.title[language],
    article: article?.[language] ?? null,
    withoutScripts: withoutScripts(app.i18n.getFixedT(language, 'without-scripts')),
  };
}

function withoutScripts(t: TFunction<'without-scripts'>) {
  return { heading: t('heading'), text: t('text'), articles: t('articles') };
}

async function composeForBuild(language: Language, builtOn: string): Promise<App> {
  return {
    i18n: await createI18n(language, ['without-scripts']),
    offline: NO_OFFLINE,
    contactEmail: contactEmail(),
    configurationProblems: [],
    today: () => builtOn,
    builtOn,
    loadPlannerServices: () => Promise.resolve(plannerServicesForBuild(() => builtOn)),
  };
}

const NO_OFFLINE: Offline = {
  store: createStore(() => NOTHING_KNOWN),
  start: () => Promise.resolve(),
  preparePack: nothing,
  countPack: nothing,
  followKeptMaps: nothing,
  storePack: nothing,
  applyUpdate: nothing,
  putOffUpdate: nothing,
  showInstallDialog: () => Promise.resolve(),
};

/** In place of actions on a device, which the build does not have. */
function nothing(): void {
  return undefined;
}
