import { createRoot } from 'react-dom/client';
import { languageFor } from '#src/domain/language.ts';
import type { Language } from '#src/domain/language.ts';
import type { App } from './app-services.ts';
import { AppTree } from './app-tree.tsx';
import { compose } from './compose.ts';
import { hydrate } from './hydrate.tsx';
import { chosenLanguage, remindWorker } from './language-choice.ts';
import { readAddress } from './page-address.ts';
import { createPageHistory } from './page-history.ts';
import { createAppRouter } from './router.tsx';
import { whenQuiet } from './when-quiet.ts';

/**
 * Shows the product in the page's root element, or wakes what is prerendered there, and makes it
 * ready for offline use when all is quiet. An address that names a language decides it; else the
 * remembered choice or the browser does, for a prerendered page as soon as it is awake.
 * @throws when even the frame's texts are missing.
 */
export async function start(root: Element): Promise<void> {
  const prerendered = root.hasChildNodes();
  const language = prerendered ? languageFor([document.documentElement.lang]) : wantedLanguage();
  const app = await compose(language, () => {
    root.removeAttribute('data-page');
    if (wantedLanguage() !== app.i18n.language) void app.i18n.changeLanguage(wantedLanguage());
  });
  if (!app.i18n.hasResourceBundle(language, 'frame')) {
    throw new Error('The texts could not be loaded');
  }
  await show(root, app, prerendered);
  remindWorker();
  whenQuiet(() => void app.offline.start());
}

function wantedLanguage(): Language {
  return readAddress(window.location.pathname).language ?? chosenLanguage();
}

async function show(root: Element, app: App, prerendered: boolean): Promise<void> {
  const router = createAppRouter(app, createPageHistory());
  if (prerendered && (await hydrate(root, app, router))) return;
  root.replaceChildren();
  createRoot(root).render(<AppTree app={app} router={router} />);
}
