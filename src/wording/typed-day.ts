import * as v from 'valibot';
import { isoDaySchema } from '#src/domain/days/day.ts';
import type { IsoDay } from '#src/domain/days/day.ts';
import type { Language } from '#src/domain/language.ts';
import { monthName } from './days.ts';

/**
 * The day a traveller typed, or null when it cannot be read or is not in the calendar.
 * German: '1. Juli 2027'. English: 'd MMM yyyy', with the month short or in full, and also
 * 'MMM d, yyyy'. Both: 'yyyy-MM-dd' and 'dd.MM.yyyy', also without leading zeros. Not '1/7/2027',
 * which is July for half the world and January for the rest.
 */
export function readTypedDay(text: string, language: Language): IsoDay | null {
  const typed = text.trim().replaceAll(/\s+/gu, ' ');
  const parts =
    isoParts(typed) ??
    dottedParts(typed) ??
    (language === 'de' ? germanParts(typed) : englishParts(typed));
  if (parts === null) return null;
  const [year, month, day] = parts;
  const iso = `${year}-${month.padStart(2, '0')}-${day.padStart(2, '0')}`;
  return v.is(isoDaySchema, iso) ? iso : null;
}

type Parts = readonly [year: string, month: string, day: string];

function isoParts(text: string): Parts | null {
  return pick(/^(?<y>\d{4})-(?<m>\d{1,2})-(?<d>\d{1,2})$/u, text, (month) => month);
}

function dottedParts(text: string): Parts | null {
  return pick(/^(?<d>\d{1,2})\. ?(?<m>\d{1,2})\. ?(?<y>\d{4})$/u, text, (month) => month);
}

function germanParts(text: string): Parts | null {
  return pick(/^(?<d>\d{1,2})\. ?(?<m>\p{L}+)\.? (?<y>\d{4})$/u, text, (name) =>
    monthOf(name, 'de'),
  );
}

function englishParts(text: string): Parts | null {
  return (
    pick(/^(?<d>\d{1,2}) ?(?<m>\p{L}+)\.?,? ?(?<y>\d{4})$/u, text, (name) => monthOf(name, 'en')) ??
    pick(/^(?<m>\p{L}+)\.? (?<d>\d{1,2}),? (?<y>\d{4})$/u, text, (name) => monthOf(name, 'en'))
  );
}

function pick(
  pattern: RegExp,
  text: string,
  monthNumber: (month: string) => string | null,
): Parts | null {
  const { y, m, d } = pattern.exec(text)?.groups ?? {};
  if (y === undefined || m === undefined || d === undefined) return null;
  const month = monthNumber(m);
  return month === null ? null : [y, month, d];
}

const SHORTEST_MONTH = 3;

/** '1'..'12' for a month's name, or for its first three letters and more. */
function monthOf(name: string, language: Language): string | null {
  const typed = name.toLowerCase();
  if (typed.length < SHORTEST_MONTH) return null;
  for (let month = 1; month <= 12; month += 1) {
    const full = monthName(month, language, 'long').toLowerCase();
    if (full.startsWith(typed)) return String(month);
  }
  return null;
}
