import type { RouterHistory } from '@tanstack/react-router';
import type { i18n } from 'i18next';
import type { Language } from '#src/domain/language/language.ts';
import { switchLanguage } from '#src/i18n/load-texts.ts';
import { isReloading } from '../start/stale-build.ts';
import { rememberLanguage } from './language-choice.ts';
import { leaveTwin } from './page-history.ts';

/**
 * The visitor's choice of a language: loads its texts, switches to it, then remembers it, also for a
 * page whose address names the other language.
 * @throws when the texts cannot be loaded; nothing has changed then, unless the page is loaded anew.
 */
export async function chooseLanguage(
  language: Language,
  { i18n: instance, history }: { i18n: i18n; history: RouterHistory },
): Promise<void> {
  try {
    await switchLanguage(instance, language);
  } catch (error) {
    // The page comes back in the language that was chosen.
    if (isReloading()) rememberLanguage(language);
    throw error;
  }
  rememberLanguage(language);
  leaveTwin(history);
}
