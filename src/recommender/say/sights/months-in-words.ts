import type { Language } from '#src/domain/language/language.ts';
import { saidPattern } from '#src/domain/language/said.ts';
import { monthName } from '#src/wording/days.ts';

/** What a phrase names: a month, or a season with its first and last month. */
type Span = { first: number; last: number; start: number; end: number };

/** Seasons and the first of their three months in the north. */
const SEASONS = [
  ['spring', 3],
  ['summer', 6],
  ['autumn', 9],
  ['winter', 12],
] as const;
const MONTHS = Array.from({ length: 12 }, (_, index) => index + 1);
/** All that stands between the first month of a range and the last: 'May to early June'. */
const RANGE = new RegExp(
  String.raw`^\s*(?:–|${saidPattern('month-up-to')}\s)\s*(?:${saidPattern('month-part')}[\s-]+)?$`,
  'iu',
);

/**
 * The months 1..12 that a phrase speaks of, by name or by season; a range counts whole. Empty for a
 * phrase that speaks of none.
 */
export function monthsInWords(phrase: string, language: Language, isSouth: boolean): number[] {
  const spans = [...monthsNamed(phrase, language), ...seasonsNamed(phrase, language, isSouth)];
  const sorted = spans.toSorted((a, b) => a.start - b.start);
  const months = sorted.flatMap(({ first, last, end }, index) => {
    const next = sorted[index + 1];
    const isRange = next !== undefined && RANGE.test(phrase.slice(end, next.start));
    return monthsFrom(first, isRange ? next.last : last);
  });
  return [...new Set(months)].toSorted((a, b) => a - b);
}

/** Words that begin with the name of a month as well: 'Junitage'. */
function monthsNamed(phrase: string, language: Language): Span[] {
  const names = MONTHS.map((month) => monthName(month, language, 'long'));
  const found = phrase.matchAll(new RegExp(`\\b(?:${names.join('|')})`, 'gu'));
  return [...found].map(({ 0: name, index }) => {
    const month = names.indexOf(name) + 1;
    return { first: month, last: month, start: index, end: index + name.length };
  });
}

function seasonsNamed(phrase: string, language: Language, isSouth: boolean): Span[] {
  return SEASONS.flatMap(([season, inNorth]) => {
    const words = new RegExp(
      String.raw`(?<!\p{L})${saidPattern(season, language)}(?!\p{L})`,
      'giu',
    );
    const first = monthOf(isSouth ? inNorth + 6 : inNorth);
    return [...phrase.matchAll(words)].map(({ 0: word, index }) => ({
      first,
      last: monthOf(first + 2),
      start: index,
      end: index + word.length,
    }));
  });
}

/** Both included, over the end of the year where the last comes before the first. */
function monthsFrom(first: number, last: number): number[] {
  const count = ((last - first + 12) % 12) + 1;
  return Array.from({ length: count }, (_, index) => monthOf(first + index));
}

function monthOf(number: number): number {
  return ((number - 1) % 12) + 1;
}
