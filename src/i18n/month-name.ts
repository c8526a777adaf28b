import type { Language } from '#src/domain/language.ts';
import { localeOf } from './format.ts';

/** 1 is January. `narrow` is the one letter that heads a column. */
export function monthName(
  month: number,
  language: Language,
  width: 'long' | 'short' | 'narrow',
): string {
  const format = new Intl.DateTimeFormat(localeOf(language), { month: width, timeZone: 'UTC' });
  return format.format(new Date(Date.UTC(2027, month - 1, 15)));
}
