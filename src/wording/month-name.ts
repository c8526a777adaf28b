import type { Language } from '#src/domain/language.ts';

/**
 * As the locales en-GB and de-DE have them. Not asked of Intl: a slow phone takes 60 ms to read what
 * it knows of a language's dates, and reading pages show days and months only.
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

const LETTERS = { short: 3, inText: 3, narrow: 1 };

/**
 * 1 is January. `short` has three letters and `narrow` one, for the head of a column; `inText` is
 * short with a day before it: 'Jan', 'Sep', but 'Jan.', 'März', 'Sept.'.
 */
export function monthName(
  month: number,
  language: Language,
  width: 'long' | 'short' | 'narrow' | 'inText',
): string {
  const name = MONTHS[language][month - 1] ?? '';
  if (width === 'long') return name;
  if (width !== 'inText' || language === 'en') return name.slice(0, LETTERS[width]);
  if (name.length <= 4) return name;
  return name === 'September' ? 'Sept.' : `${name.slice(0, 3)}.`;
}
