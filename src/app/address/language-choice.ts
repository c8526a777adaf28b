import { LANGUAGE_COOKIE, LANGUAGE_ENTRY } from '#src/domain/language/language-rules.mjs';
import { LANGUAGES, negotiateLanguage } from '#src/domain/language/language.ts';
import type { Language } from '#src/domain/language/language.ts';

/**
 * The choice is kept three times: in storage for the page, in a cookie for servers that negotiate the
 * language of a prerendered file, and in a cache entry for the service worker, which sees neither.
 */
const NAME = LANGUAGE_COOKIE;
const ONE_YEAR_SECONDS = 31_536_000;

/** Where a choice is remembered; both may be blocked (private mode, site settings). */
export type ChoiceStore = {
  storage: () => Pick<Storage, 'getItem' | 'setItem'>;
  cookies: { cookie: string };
};

const BROWSER: ChoiceStore = {
  storage: () => globalThis.localStorage,
  get cookies() {
    return globalThis.document;
  },
};

/** The remembered language, else the one of the browser's tags, else the default. */
export function chosenLanguage(
  tags: readonly string[] = globalThis.navigator.languages,
  store: ChoiceStore = BROWSER,
): Language {
  return rememberedLanguage(store) ?? negotiateLanguage(tags);
}

export function rememberLanguage(language: Language, store: ChoiceStore = BROWSER): void {
  store.cookies.cookie = `${NAME}=${language}; path=/; max-age=${ONE_YEAR_SECONDS}; samesite=lax`;
  try {
    store.storage().setItem(NAME, language);
  } catch {
    // Storage is blocked: the cookie, or else the browser's language, decides at the next visit.
  }
  void tellWorker(language);
}

/** Tells the worker the remembered choice again: its cache may have been emptied. */
export function remindWorker(): void {
  const remembered = rememberedLanguage();
  if (remembered !== undefined) void tellWorker(remembered);
}

/** The language that the visitor chose on this device. */
export function rememberedLanguage(store: ChoiceStore = BROWSER): Language | undefined {
  return known(storedChoice(store)) ?? known(cookieChoice(store.cookies.cookie));
}

function storedChoice(store: ChoiceStore): string | null {
  try {
    return store.storage().getItem(NAME);
  } catch {
    return null;
  }
}

function cookieChoice(cookies: string): string | undefined {
  const pair = cookies.split('; ').find((entry) => entry.startsWith(`${NAME}=`));
  return pair?.slice(NAME.length + 1);
}

function known(text: string | null | undefined): Language | undefined {
  return LANGUAGES.find((language) => language === text);
}

/** The service worker reads it at its next page, now or once there is a worker. */
async function tellWorker(language: Language): Promise<void> {
  if (!('caches' in globalThis)) return;
  try {
    const cache = await caches.open(LANGUAGE_ENTRY.cache);
    await cache.put(LANGUAGE_ENTRY.path, new Response(language));
  } catch (error) {
    console.warn('The chosen language could not be stored for the service worker', error);
  }
}
