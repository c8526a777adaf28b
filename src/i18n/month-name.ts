import type { Language } from '#src/domain/language.ts';
import { dateFormat } from './intl-formats.ts';

/** 1 is January. `narrow` is the one letter that heads a column. */
export function monthName(
  month: number,
  language: Language,
  width: 'long' | 'short' | 'narrow',
): string {
  const format = dateFormat(language, { month: width, timeZone: 'UTC' });
  return format.format(new Date(Date.UTC(2027, month - 1, 15)));
}
