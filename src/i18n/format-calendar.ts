import type { IsoDay } from '#src/domain/day.ts';
import type { Language } from '#src/domain/language.ts';
import { dateFormat } from './intl-formats.ts';

/** 'June 2027', 'Juni 2027': the head of a calendar. */
export function formatMonth(day: IsoDay, language: Language): string {
  return calendarFormat(language, { month: 'long', year: 'numeric' }, day);
}

/** 'Thursday 10 June 2027': a calendar day as it is read out. */
export function formatLongDay(day: IsoDay, language: Language): string {
  return calendarFormat(
    language,
    { weekday: 'long', day: 'numeric', month: 'long', year: 'numeric' },
    day,
  );
}

/** 'Mo' for the eye, 'Monday' for screen readers. */
export function formatWeekday(
  day: IsoDay,
  language: Language,
  length: 'long' | 'two-letters',
): string {
  if (length === 'long') return calendarFormat(language, { weekday: 'long' }, day);
  return calendarFormat(language, { weekday: 'short' }, day).slice(0, 2);
}

function calendarFormat(
  language: Language,
  options: Intl.DateTimeFormatOptions,
  day: IsoDay,
): string {
  return dateFormat(language, { ...options, timeZone: 'UTC' }).format(new Date(`${day}T00:00:00Z`));
}
