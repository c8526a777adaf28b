import type { Language } from '#src/domain/language/language.ts';
import { monthName } from './days.ts';

const TO: Record<Language, string> = { en: 'to', de: 'bis' };
const AND: Record<Language, string> = { en: 'and', de: 'und' };

/** 'June to September', 'December to March', 'May'; empty for none and for all twelve. */
export function formatMonths(months: readonly number[], language: Language): string {
  if (months.length === 0 || months.length === 12) return '';
  const starts = months.filter((month) => !months.includes(month === 1 ? 12 : month - 1));
  return starts
    .map((start) => {
      const end = lastOf(start, months);
      const [first, last] = [monthName(start, language, 'long'), monthName(end, language, 'long')];
      return start === end ? first : `${first} ${TO[language]} ${last}`;
    })
    .join(` ${AND[language]} `);
}

function lastOf(start: number, months: readonly number[]): number {
  const next = (start % 12) + 1;
  return months.includes(next) ? lastOf(next, months) : start;
}
