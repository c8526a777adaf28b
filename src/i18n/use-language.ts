import { useTranslation } from 'react-i18next';
import type { Language } from '#src/domain/language.ts';
import { languageOf } from './i18n.ts';

/** The interface language; the component renders again when it changes. */
export function useLanguage(): Language {
  return languageOf(useTranslation().i18n);
}
