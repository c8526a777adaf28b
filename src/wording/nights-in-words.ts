import type { IsoDay } from '#src/domain/days/day.ts';
import type { Language } from '#src/domain/language/language.ts';
import { dayParts, formatDayOfWeek, formatWeekday } from './days.ts';

/** 'Monday 14 to Tuesday 15 June', 'Montag, 14., bis Dienstag, 15. Juni': from one day to a later one. */
export function nightsInWords(first: IsoDay, last: IsoDay, language: Language): string {
  const [from, to] = [dayParts(first), dayParts(last)];
  const end = formatDayOfWeek(last, language);
  const isOneMonth = from.month === to.month && from.year === to.year;
  if (language === 'de') {
    const start = isOneMonth
      ? `${formatWeekday(first, language, 'long')}, ${from.day}.,`
      : formatDayOfWeek(first, language);
    return `${start} bis ${end}`;
  }
  const start = isOneMonth
    ? `${formatWeekday(first, language, 'long')} ${from.day}`
    : formatDayOfWeek(first, language);
  return `${start} to ${end}`;
}
