import type { Language } from '#src/domain/language.ts';

/**
 * As the locales en-GB and de-DE have them. Not asked of Intl: a slow phone takes 60 ms to read what
 * it knows of a language's dates, and of dates the reading pages show months only.
 */
const MONTHS: Record<Language, readonly string[]> = {
  en: [
    'January',
    'February',
    'March',
    'April',
    'May',
    'June',
    'July',
    'August',
    'September',
    'October',
    'November',
    'December',
  ],
  de: [
    'Januar',
    'Februar',
    'März',
    'April',
    'Mai',
    'Juni',
    'Juli',
    'August',
    'September',
    'Oktober',
    'November',
    'Dezember',
  ],
};

const LETTERS = { short: 3, narrow: 1 };

/** 1 is January. `short` has three letters; `narrow` is the one letter that heads a column. */
export function monthName(
  month: number,
  language: Language,
  width: 'long' | 'short' | 'narrow',
): string {
  const name = MONTHS[language][month - 1] ?? '';
  return width === 'long' ? name : name.slice(0, LETTERS[width]);
}
