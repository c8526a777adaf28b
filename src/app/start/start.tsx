import { startTransition } from 'react';
import { createRoot } from 'react-dom/client';
import { negotiateLanguage } from '#src/domain/language.ts';
import type { Language } from '#src/domain/language.ts';
import { fetchTexts } from '#src/i18n/i18n.ts';
import { AppTree } from '../app-tree.tsx';
import { changeLanguage } from '../address/change-language.ts';
import { compose } from '../compose.ts';
import { hydrate } from './hydrate.tsx';
import { chosenLanguage, remindWorker } from '../address/language-choice.ts';
import { readAddress } from '../address/page-address.ts';
import { yieldToMain } from '#src/timing/yield-to-main.ts';
import { createPageHistory } from '../address/page-history.ts';
import { createAppRouter } from '../router.tsx';
import { endSleep } from './sleep.ts';
import { textsOf } from '../address/texts-of.ts';
import { whenIdle } from '#src/timing/when-idle.ts';

/**
 * Shows the product in the page's root element, or wakes what is prerendered there, and makes it
 * ready for offline use when all is quiet. An address that names a language decides it; else the
 * remembered choice or the browser does, for a prerendered page as soon as it is awake.
 * @throws when even the frame's texts are missing.
 */
export async function start(root: Element): Promise<void> {
  let asleep = root.hasAttribute('data-page');
  const language = asleep ? negotiateLanguage([document.documentElement.lang]) : wantedLanguage();
  fetchTexts(language, textsOf(readAddress(window.location.pathname).path));
  const app = await compose(language, {
    isAsleep: () => asleep,
    onAwake() {
      if (!asleep) return;
      asleep = false;
      root.removeAttribute('data-page');
      if (wantedLanguage() !== language) void changeLanguage(app.i18n, wantedLanguage());
    },
  });
  if (!app.i18n.hasResourceBundle(language, 'frame')) {
    throw new Error('The texts could not be loaded');
  }
  await yieldToMain();
  const router = createAppRouter(app, createPageHistory());
  await yieldToMain();
  if (!asleep || !(await hydrate(root, app, router))) {
    // The planner's picture and its early map stay until the page that takes over is put together.
    endSleep();
    if (root.hasChildNodes()) await router.load();
    startTransition(() => createRoot(root).render(<AppTree app={app} router={router} />));
    app.onAwake();
  }
  remindWorker();
  whenIdle(() => void app.offline.start());
}

function wantedLanguage(): Language {
  return readAddress(window.location.pathname).language ?? chosenLanguage();
}
