import type { i18n } from 'i18next';
import type { Language } from '#src/domain/language.ts';
import { wakeUp } from '../start/sleep.ts';

/** What still sleeps of a prerendered page is woken first: other texts would not match its markup. */
export async function changeLanguage(instance: i18n, language: Language): Promise<void> {
  await wakeUp();
  await instance.changeLanguage(language);
}
