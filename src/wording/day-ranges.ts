import type { IsoDay } from '#src/domain/days/day.ts';
import type { Language } from '#src/domain/language/language.ts';
import { dayParts, formatDay, monthName } from './days.ts';
import type { DayParts } from './days.ts';
import { RANGE_DASH } from './numbers.ts';

/** '10–20 June 2027', '10.–20. Juni 2027'. */
export function formatDayRange(first: IsoDay, last: IsoDay, language: Language): string {
  return rangeOf(first, last, { language, month: 'long', year: true });
}

/**
 * The dates of a trip beside its other facts, and in the form: '10–20 June 2027' in English,
 * '10.06.2027–20.06.2027' in German (specification, section 2). Heads say them in words.
 */
export function formatTripDates(first: IsoDay, last: IsoDay, language: Language): string {
  if (language === 'en') return formatDayRange(first, last, language);
  const end = formatDay(last, language);
  return first === last ? end : formatDay(first, language) + RANGE_DASH + end;
}

/** '10–20 June', '28. Juni–4. Juli'. */
export function formatYearlessDayRange(first: IsoDay, last: IsoDay, language: Language): string {
  return rangeOf(first, last, { language, month: 'long', year: false });
}

/** '10–20 Jun 2027', '27 Mar–3 Apr 2028', '10.–20. Juni 2027'. */
export function formatDatedRange(first: IsoDay, last: IsoDay, language: Language): string {
  return rangeOf(first, last, { language, month: 'inText', year: true });
}

/** '10–20 Jun', '10.–20. Juni'. */
export function formatShortDayRange(first: IsoDay, last: IsoDay, language: Language): string {
  return rangeOf(first, last, { language, month: 'inText', year: false });
}

/** '10–20 Jun', and over New Year '29 Dec–2 Jan': of a stop, below the years of its trip. */
export function formatStopDates(first: IsoDay, last: IsoDay, language: Language): string {
  return rangeOf(first, last, { language, month: 'inText', year: false, acrossYears: false });
}

const NBSP = '\u00A0';

type Style = {
  language: Language;
  month: 'long' | 'inText';
  year: boolean;
  /** Whether a range over New Year has its years all the same; it does where this is absent. */
  acrossYears?: boolean;
};

/**
 * As Intl writes it, without spaces around the dash. A line ends before a year only.
 */
function rangeOf(first: IsoDay, last: IsoDay, style: Style): string {
  const { language, month, year, acrossYears = true } = style;
  const [from, to] = [dayParts(first), dayParts(last)];
  const oneYear = !acrossYears || from.year === to.year;
  const dayOf = (day: DayParts) => (language === 'de' ? `${day.day}.` : String(day.day));
  const withMonth = (day: DayParts) =>
    `${dayOf(day)}${NBSP}${monthName(day.month, language, month)}`;
  const end = year || !oneYear ? `${withMonth(to)} ${to.year}` : withMonth(to);
  if (first === last) return end;
  if (!oneYear) return `${withMonth(from)} ${from.year}${RANGE_DASH}${end}`;
  return (from.month === to.month ? dayOf(from) : withMonth(from)) + RANGE_DASH + end;
}
