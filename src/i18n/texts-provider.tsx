import { useMemo, useSyncExternalStore } from 'react';
import type { ReactNode } from 'react';
import type { i18n } from 'i18next';
import { languageOf } from './i18n.ts';
import { TextsContext } from './use-language.ts';

/** Gives the texts to everything inside, and renders it again when the language changes. */
export function TextsProvider({ i18n: instance, children }: { i18n: i18n; children: ReactNode }) {
  const subscribe = useMemo(
    () => (changed: () => void) => {
      instance.on('languageChanged', changed);
      return () => instance.off('languageChanged', changed);
    },
    [instance],
  );
  const current = () => languageOf(instance);
  const language = useSyncExternalStore(subscribe, current, current);
  const texts = useMemo(
    () => ({ i18n: instance, language, cache: new Map() }),
    [instance, language],
  );
  return <TextsContext value={texts}>{children}</TextsContext>;
}
