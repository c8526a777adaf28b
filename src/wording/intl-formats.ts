import type { Language } from '#src/domain/language/language.ts';

/** Locales whose Intl formats are the specification's: English reads day before month. */
const LOCALES: Record<Language, string> = { en: 'en-GB', de: 'de-DE' };

export function localeOf(language: Language): string {
  return LOCALES[language];
}

const made = new Map<string, Intl.DateTimeFormat>();

/** Each is made once: making one takes a hundred times as long as using it. */
export function dateFormat(
  language: Language,
  options: Intl.DateTimeFormatOptions,
): Intl.DateTimeFormat {
  const key = `${language} ${JSON.stringify(options)}`;
  const format = made.get(key) ?? new Intl.DateTimeFormat(LOCALES[language], options);
  made.set(key, format);
  return format;
}
