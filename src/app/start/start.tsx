import { startTransition } from 'react';
import { createRoot } from 'react-dom/client';
import { negotiateLanguage } from '#src/domain/language/language.ts';
import type { Language } from '#src/domain/language/language.ts';
import { prefetchTexts, switchLanguage } from '#src/i18n/load-texts.ts';
import { yieldToMain } from '#src/timing/yield-to-main.ts';
import { whenIdle } from '#src/timing/when-idle.ts';
import { chosenLanguage, remindWorker } from '../address/language-choice.ts';
import { readAddress } from '../address/page-address.ts';
import { createPageHistory } from '../address/page-history.ts';
import type { App } from '../app.ts';
import { recallUnits } from '../units/units-choice.ts';
import { AppTree } from '../app-tree.tsx';
import { compose } from '../compose.ts';
import { PAGES } from '../pages.ts';
import { createAppRouter } from '../router.tsx';
import { hydrate } from './hydrate.tsx';
import { tolerateMovedNodes } from './moved-nodes.ts';

/**
 * Starts the product in the page's root element: hydrates what is prerendered there, or renders the
 * page, and prepares offline use once the browser is idle. A prerendered page is hydrated in its own
 * language; the visitor's language follows.
 * @throws when even the frame's texts are missing.
 */
export async function start(root: Element): Promise<void> {
  tolerateMovedNodes();
  recallUnits();
  const prerendered = root.hasAttribute('data-page');
  const language = prerendered
    ? negotiateLanguage([document.documentElement.lang])
    : wantedLanguage();
  const { path } = readAddress(window.location.pathname);
  const page = PAGES.find((known) => known.path === path);
  prefetchTexts(page?.texts ?? [], language);
  const app = await compose(language);
  await yieldToMain();
  const router = createAppRouter(app, createPageHistory(), { hydrates: prerendered });
  await yieldToMain();
  const onMounted = () => {
    root.removeAttribute('data-page');
    void showWantedLanguage(app);
  };
  const tree = <AppTree app={app} router={router} onMounted={onMounted} />;
  if (!prerendered || !(await hydrate(root, tree, router))) {
    // The prerendered planner and its early map stay until the page that takes over is loaded.
    if (root.hasChildNodes()) await router.load();
    startTransition(() => createRoot(root).render(tree));
  }
  remindWorker();
  whenIdle(() => void app.offline.start());
}

/** A page keeps its language where the other one cannot be loaded. */
async function showWantedLanguage({ i18n }: App): Promise<void> {
  const language = wantedLanguage();
  if (language === i18n.language) return;
  try {
    await switchLanguage(i18n, language);
  } catch (error) {
    console.warn('The page stays in its own language', error);
  }
}

/** The language that the address names, else the visitor's. */
function wantedLanguage(): Language {
  return readAddress(window.location.pathname).language ?? chosenLanguage();
}
