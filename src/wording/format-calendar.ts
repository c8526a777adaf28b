import type { IsoDay } from '#src/domain/days/day.ts';
import type { Language } from '#src/domain/language.ts';
import { dayParts } from './day-parts.ts';
import { monthName } from './month-name.ts';

/** From Sunday, as the locales en-GB and de-DE have them; see month-name.ts for why not by Intl. */
const WEEKDAYS: Record<Language, readonly string[]> = {
  en: ['Sunday', 'Monday', 'Tuesday', 'Wednesday', 'Thursday', 'Friday', 'Saturday'],
  de: ['Sonntag', 'Montag', 'Dienstag', 'Mittwoch', 'Donnerstag', 'Freitag', 'Samstag'],
};

/** 'June 2027', 'Juni 2027': the head of a calendar. */
export function formatMonth(isoDay: IsoDay, language: Language): string {
  const { year, month } = dayParts(isoDay);
  return `${monthName(month, language, 'long')} ${year}`;
}

/** 'Thursday 10 June 2027', 'Donnerstag, 10. Juni 2027': a calendar day as it is read out. */
export function formatLongDay(isoDay: IsoDay, language: Language): string {
  const weekday = formatWeekday(isoDay, language, 'long');
  const { day } = dayParts(isoDay);
  const before = language === 'de' ? `${weekday}, ${day}.` : `${weekday} ${day}`;
  return `${before} ${formatMonth(isoDay, language)}`;
}

/** 'Mo' for the eye, 'Monday' for screen readers. */
export function formatWeekday(
  isoDay: IsoDay,
  language: Language,
  length: 'long' | 'two-letters',
): string {
  const weekday = new Date(`${isoDay}T00:00:00Z`).getUTCDay();
  const name = WEEKDAYS[language][weekday] ?? '';
  return length === 'long' ? name : name.slice(0, 2);
}
