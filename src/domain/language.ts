/** The languages of the interface, in the order the language selector offers them. */
export const LANGUAGES = ['en', 'de'] as const;

export type Language = (typeof LANGUAGES)[number];

export const DEFAULT_LANGUAGE: Language = 'en';

/**
 * The interface language for a list of browser language tags, by their prefix: the first tag that
 * begins with `de` or `en` decides, else the default.
 */
export function languageFor(tags: readonly string[]): Language {
  for (const tag of tags) {
    const prefix = tag.slice(0, 2).toLowerCase();
    const language = LANGUAGES.find((known) => known === prefix);
    if (language !== undefined) return language;
  }
  return DEFAULT_LANGUAGE;
}
