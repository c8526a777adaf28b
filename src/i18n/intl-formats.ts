import type { Language } from '#src/domain/language.ts';

/** Locales whose Intl formats are the specification's: English reads day before month. */
const LOCALES: Record<Language, string> = { en: 'en-GB', de: 'de-DE' };

export function localeOf(language: Language): string {
  return LOCALES[language];
}

/** Each is made once: making one takes a hundred times as long as using it. */
export const dateFormat = madeOnce<Intl.DateTimeFormat, Intl.DateTimeFormatOptions>(
  (locale, options) => new Intl.DateTimeFormat(locale, options),
);
export const numberFormat = madeOnce<Intl.NumberFormat, Intl.NumberFormatOptions>(
  (locale, options) => new Intl.NumberFormat(locale, options),
);

function madeOnce<Format, Options>(make: (locale: string, options: Options) => Format) {
  const made = new Map<string, Format>();
  return (language: Language, options: Options): Format => {
    const key = `${language} ${JSON.stringify(options)}`;
    const format = made.get(key) ?? make(LOCALES[language], options);
    made.set(key, format);
    return format;
  };
}

/**
 * Has the browser read what it knows of a language's dates, which takes a slow phone 50 ms: formats
 * that are made from then on come quickly.
 */
export function prepareDates(language: Language): void {
  dateFormat(language, { day: 'numeric', month: 'short', timeZone: 'UTC' });
}
