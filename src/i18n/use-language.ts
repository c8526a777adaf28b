import { useContext, useSyncExternalStore } from 'react';
import type { i18n } from 'i18next';
import { I18nContext } from 'react-i18next';
import type { Language } from '#src/domain/language.ts';
import { remembered } from '#src/domain/remembered.ts';
import { languageOf } from './i18n.ts';

/** The interface language; the component renders again when it changes. */
export function useLanguage(): Language {
  const instance = useI18n();
  const current = () => languageOf(instance);
  return useSyncExternalStore(subscriptionTo(instance), current, current);
}

/** The texts' own instance, which never changes. */
export function useI18n(): i18n {
  const context = useContext(I18nContext);
  if (context === undefined) throw new Error('not inside the texts');
  return context.i18n;
}

const subscriptionTo = remembered((instance: i18n) => (changed: () => void) => {
  instance.on('languageChanged', changed);
  return () => instance.off('languageChanged', changed);
});
