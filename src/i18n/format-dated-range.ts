import type { IsoDay } from '#src/domain/day.ts';
import type { Language } from '#src/domain/language.ts';
import { dateFormat } from './intl-formats.ts';

/** '10–20 Jun 2027', '27 Mar–3 Apr 2028', '10.–20. Juni 2027': short, but with its year. */
export function formatDatedRange(first: IsoDay, last: IsoDay, language: Language): string {
  const format = dateFormat(language, {
    day: 'numeric',
    month: 'short',
    year: 'numeric',
    timeZone: 'UTC',
  });
  const [start, end] = [new Date(`${first}T00:00:00Z`), new Date(`${last}T00:00:00Z`)];
  if (first === last) return format.format(start);
  return format.formatRange(start, end).replaceAll(/\s?–\s?/gu, '–');
}
