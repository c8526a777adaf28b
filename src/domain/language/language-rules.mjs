/**
 * Which language a visitor gets: the rules that the page, the service worker and the server share.
 * Plain JavaScript, because the server runs before anything is built.
 */

/** The languages of the interface, in the order the language selector offers them. */
export const LANGUAGES = /** @type {const} */ (['en', 'de']);

/** @typedef {(typeof LANGUAGES)[number]} Language */

/** @type {Language} */
export const DEFAULT_LANGUAGE = 'en';

/** A server reads the remembered choice from this cookie. */
export const LANGUAGE_COOKIE = 'fernweh-language';

/** The service worker, which sees no cookie, reads it from this cache entry's text. */
export const LANGUAGE_ENTRY = { cache: 'fernweh-language-1', path: '/chosen-language' };

/**
 * The first of these language tags ('de-AT') whose prefix is a language of ours, else the default.
 * @param {readonly string[]} tags by preference; a remembered choice comes first
 * @returns {Language}
 */
export function negotiateLanguage(tags) {
  for (const tag of tags) {
    const prefix = tag.slice(0, 2).toLowerCase();
    const language = LANGUAGES.find((known) => known === prefix);
    if (language !== undefined) return language;
  }
  return DEFAULT_LANGUAGE;
}

/**
 * Splits '/de/about' into its language and the plain path '/about'; '/de' has the path ''.
 * @param {string} pathname
 * @returns {{ language: Language | null, path: string }}
 */
export function splitLanguage(pathname) {
  const language = LANGUAGES.find((code) => `${pathname}/`.startsWith(`/${code}/`)) ?? null;
  return { language, path: language === null ? pathname : pathname.slice(language.length + 1) };
}
