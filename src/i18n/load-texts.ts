import type { TypeOptions, i18n } from 'i18next';
import type { Language } from '#src/domain/language/language.ts';

export type Namespace = keyof TypeOptions['resources'];

type Loader = () => Promise<object>;

/** Each namespace of each language is a chunk of its own, fetched when a screen first needs it. */
const LOADERS: Readonly<Record<string, Loader>> = import.meta.glob<object>('./locales/*/*.json', {
  import: 'default',
});

/**
 * Adds the texts of these namespaces in one language to the instance. Texts that are there already are not
 * loaded again; those that failed to load are tried again by the next call.
 * @throws when one of them cannot be loaded.
 */
export async function loadTexts(
  instance: i18n,
  namespaces: readonly string[],
  language: Language,
  loaders = LOADERS,
): Promise<void> {
  await Promise.all(
    namespaces.map(async (namespace) => {
      if (instance.hasResourceBundle(language, namespace)) return;
      const load = loaders[`./locales/${language}/${namespace}.json`];
      if (load === undefined) throw new Error(`There are no texts ${language}/${namespace}`);
      instance.addResourceBundle(language, namespace, await load());
    }),
  );
}

/** Starts the download of texts that a page is about to need, beside its code. Failures show later. */
export function prefetchTexts(namespaces: readonly string[], language: Language): void {
  void Promise.allSettled(
    namespaces.map(async (namespace) => LOADERS[`./locales/${language}/${namespace}.json`]?.()),
  );
}

/**
 * Switches the interface to a language once every namespace that is in use has been loaded in it.
 * @throws when one cannot be loaded; the language then stays as it was.
 */
export async function switchLanguage(
  instance: i18n,
  language: Language,
  loaders = LOADERS,
): Promise<void> {
  const inUse = Object.keys(instance.getDataByLanguage(instance.language) ?? {});
  await loadTexts(instance, inUse, language, loaders);
  await instance.changeLanguage(language);
}
