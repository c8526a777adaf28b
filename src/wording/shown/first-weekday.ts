import groups from '#src/domain/place/country-groups.json';
import type { Language } from '#src/domain/language/language.ts';
import { chosenUnits } from './chosen-units.ts';

/** The first day of a calendar's week: 0 is Sunday, 1 Monday, 6 Saturday. */
export type Weekday = 0 | 1 | 6;

/** Countries whose week begins on Sunday, by the habit of printed calendars. */
const SUNDAY_FIRST = new Set(groups.weekFromSunday.split(' '));

/**
 * The chosen day; else Monday in German (specification, section 2), and in English the habit of the reader's
 * region, which of plain 'en' is the United States.
 */
export function firstWeekday(language: Language, locale = readersLocale()): Weekday {
  const chosen = chosenUnits().weekStart;
  if (chosen !== null) return chosen;
  if (language === 'de') return 1;
  return SUNDAY_FIRST.has(regionOf(locale)) ? 0 : 1;
}

function regionOf(locale: string): string {
  try {
    return new Intl.Locale(locale).maximize().region ?? 'US';
  } catch {
    return 'US';
  }
}

function readersLocale(): string {
  return typeof navigator === 'undefined' ? 'en' : (navigator.languages[0] ?? 'en');
}
