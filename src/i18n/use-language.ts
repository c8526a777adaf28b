import { createContext, useContext } from 'react';
import type { i18n } from 'i18next';
import type { Language } from '#src/domain/language/language.ts';

type Texts = {
  /** Stays the same object for as long as the page lives. */
  i18n: i18n;
  language: Language;
  /** Texts that were looked up in this language: namespace, then key. */
  cache: Map<string, Map<string, unknown>>;
};

/** One subscription to the language for all components: a result has a hundred that use it. */
export const TextsContext = createContext<Texts | null>(null);

export function useTextsContext(): Texts {
  const texts = useContext(TextsContext);
  if (texts === null) throw new Error('There is no TextsProvider around this component');
  return texts;
}

/** The interface language; the component renders again when it changes. */
export function useLanguage(): Language {
  return useTextsContext().language;
}

export function useI18n(): i18n {
  return useTextsContext().i18n;
}
