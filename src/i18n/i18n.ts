import { createInstance } from 'i18next';
import type { BackendModule, i18n } from 'i18next';
import { DEFAULT_LANGUAGE, LANGUAGES } from '#src/domain/language.ts';
import type { Language } from '#src/domain/language.ts';

const LOADERS = import.meta.glob<object>('./locales/*/*.json', { import: 'default' });

/** Each namespace of each language is its own chunk, fetched when a screen first needs it. */
const lazyBackend: BackendModule = {
  type: 'backend',
  init() {
    // Nothing to configure: the bundler knows the files.
  },
  read(language: string, namespace: string, done) {
    const load = LOADERS[`./locales/${language}/${namespace}.json`];
    if (load === undefined) {
      done(new Error(`no texts ${language}/${namespace}`), null);
      return;
    }
    load().then(
      (texts) => done(null, texts),
      (error: unknown) => done(new Error(`texts not loaded`, { cause: error }), null),
    );
  },
};

/** The texts, with the frame's namespace loaded; every other one arrives with its screen. */
export async function createI18n(language: Language): Promise<i18n> {
  const instance = createInstance();
  await instance.use(lazyBackend).init({
    lng: language,
    supportedLngs: [...LANGUAGES],
    fallbackLng: false,
    load: 'currentOnly',
    ns: ['frame'],
    defaultNS: 'frame',
    partialBundledLanguages: true,
    interpolation: { escapeValue: false },
    returnNull: false,
  });
  return instance;
}

/** Asks for texts that a screen is about to want, so that they travel beside its code. */
export function fetchTexts(language: Language, namespaces: readonly string[]): void {
  void Promise.allSettled(
    namespaces.map(async (namespace) => LOADERS[`./locales/${language}/${namespace}.json`]?.()),
  );
}

/** The language an instance speaks now. */
export function languageOf(instance: i18n): Language {
  return LANGUAGES.find((language) => language === instance.language) ?? DEFAULT_LANGUAGE;
}
