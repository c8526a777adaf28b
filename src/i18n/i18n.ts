import { createInstance } from 'i18next';
import type { i18n } from 'i18next';
import { DEFAULT_LANGUAGE, LANGUAGES } from '#src/domain/language/language.ts';
import type { Language } from '#src/domain/language/language.ts';
import { loadTexts } from './load-texts.ts';
import type { Namespace } from './load-texts.ts';

/**
 * The i18next instance with the frame's texts and those of `namespaces`; every other namespace is
 * loaded with its screen.
 * @throws when one of them cannot be loaded.
 */
export async function createI18n(
  language: Language,
  namespaces: readonly Namespace[] = [],
): Promise<i18n> {
  const instance = createInstance();
  await instance.init({
    lng: language,
    supportedLngs: [...LANGUAGES],
    fallbackLng: false,
    load: 'currentOnly',
    ns: ['frame'],
    defaultNS: 'frame',
    resources: {},
    interpolation: { escapeValue: false },
    returnNull: false,
  });
  await loadTexts(instance, ['frame', ...namespaces], language);
  return instance;
}

/** The language an instance speaks now. */
export function languageOf(instance: i18n): Language {
  return LANGUAGES.find((language) => language === instance.language) ?? DEFAULT_LANGUAGE;
}
