import type { IsoDay } from '#src/domain/days/day.ts';
import type { Language } from '#src/domain/language/language.ts';

/*
 * Days, months and weekdays as the locales en-GB and de-DE have them, without Intl: see numbers.ts.
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

/** From Sunday. */
const WEEKDAYS: Record<Language, readonly string[]> = {
  en: ['Sunday', 'Monday', 'Tuesday', 'Wednesday', 'Thursday', 'Friday', 'Saturday'],
  de: ['Sonntag', 'Montag', 'Dienstag', 'Mittwoch', 'Donnerstag', 'Freitag', 'Samstag'],
};

const LETTERS = { short: 3, inText: 3, narrow: 1 };

export type DayParts = { year: number; month: number; day: number };

/** The numbers of a day; 1 is January. */
export function dayParts(isoDay: IsoDay): DayParts {
  const [year = 0, month = 0, day = 0] = isoDay.split('-').map(Number);
  return { year, month, day };
}

/** '10 Jun 2027' in English, '10.06.2027' in German (specification, section 9). */
export function formatDay(isoDay: IsoDay, language: Language): string {
  if (language === 'de') return isoDay.split('-').toReversed().join('.');
  const { year, month, day } = dayParts(isoDay);
  return `${day} ${monthName(month, language, 'short')} ${year}`;
}

/** 'Thursday 10 June 2027', 'Donnerstag, 10. Juni 2027': for screen readers. */
export function formatLongDay(isoDay: IsoDay, language: Language): string {
  const weekday = formatWeekday(isoDay, language, 'long');
  const { day } = dayParts(isoDay);
  const before = language === 'de' ? `${weekday}, ${day}.` : `${weekday} ${day}`;
  return `${before} ${formatMonth(isoDay, language)}`;
}

/** 'Thursday 10 June', 'Donnerstag, 10. Juni'. */
export function formatDayOfWeek(isoDay: IsoDay, language: Language): string {
  const long = formatLongDay(isoDay, language);
  return long.slice(0, long.lastIndexOf(' '));
}

/** 'June 2027', 'Juni 2027'. */
export function formatMonth(isoDay: IsoDay, language: Language): string {
  const { year, month } = dayParts(isoDay);
  return `${monthName(month, language, 'long')} ${year}`;
}

/** 'Monday', or 'Mo'. */
export function formatWeekday(
  isoDay: IsoDay,
  language: Language,
  length: 'long' | 'two-letters',
): string {
  const weekday = new Date(`${isoDay}T00:00:00Z`).getUTCDay();
  const name = WEEKDAYS[language][weekday] ?? '';
  return length === 'long' ? name : name.slice(0, 2);
}

/**
 * 1 is January. `short` has three letters and `narrow` one, for table heads; `inText` is short
 * beside a day: 'Jan', 'Sep' in English, 'Jan.', 'März', 'Sept.' in German.
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
