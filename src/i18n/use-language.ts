import { createContext, useContext } from 'react';
import type { i18n } from 'i18next';
import type { Language } from '#src/domain/language.ts';

type Texts = {
  /** The texts' own instance, which never changes. */
  i18n: i18n;
  language: Language;
  /** Namespaces that are known to be there in this language, with the texts that were looked up, by key. */
  loaded: Map<string, Map<string, unknown>>;
};

/** Listened to once for all: a result has some hundred components that ask. */
export const TextsContext = createContext<Texts | null>(null);

export function useTextsContext(): Texts {
  const texts = useContext(TextsContext);
  if (texts === null) throw new Error('not inside the texts');
  return texts;
}

/** The interface language; the component renders again when it changes. */
export function useLanguage(): Language {
  return useTextsContext().language;
}

/** The texts' own instance. */
export function useI18n(): i18n {
  return useTextsContext().i18n;
}
