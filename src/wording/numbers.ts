import type { Language } from '#src/domain/language/language.ts';

/*
 * Numbers of both languages, without Intl: server and browser agree, and a slow phone need not load
 * Intl's data (60 ms) to show a first page.
 */

const SIGNS: Record<Language, { decimal: string; group: string }> = {
  en: { decimal: '.', group: ',' },
  de: { decimal: ',', group: '.' },
};
/** Whole digits from which they are grouped: '2,962' in English, '2962' and '12.345' in German. */
const GROUP_FROM: Record<Language, number> = { en: 4, de: 5 };
const MINUS = '\u2212';
/** The dash of a range: a word joiner follows it, so that no line ends there. Searches ignore it. */
export const RANGE_DASH = '–\u2060';

type Options = {
  /** Digits after the decimal sign. Zeros at the end are left out down to `least`. */
  least?: number;
  most?: number;
  groupFrom?: number;
};

/**
 * '2,962' in English, '2962' in German; whole unless `most` is given. Rounded half away from zero,
 * with a true minus sign.
 * @param value finite, below 1e21
 */
export function formatNumber(
  value: number,
  language: Language,
  { least = 0, most = 0, groupFrom = GROUP_FROM[language] }: Options = {},
): string {
  const { decimal, group } = SIGNS[language];
  const [whole = '', fraction = ''] = rounded(Math.abs(value), most).toFixed(most).split('.');
  const grouped = whole.length < groupFrom ? whole : whole.replaceAll(/\B(?=(?:\d{3})+$)/gu, group);
  const kept = fraction.slice(0, least) + fraction.slice(least).replace(/0+$/u, '');
  const text = kept === '' ? grouped : grouped + decimal + kept;
  return value < 0 && /[1-9]/u.test(text) ? MINUS + text : text;
}

/** '33%' in English, '33 %' in German; `share` is 0..1. */
export function formatPercent(share: number, language: Language): string {
  const percent = formatNumber(Number(`${share}e2`), language);
  return language === 'de' ? `${percent}\u00A0%` : `${percent}%`;
}

/** Distance from a whole number up to which only that number is written. */
const NEARLY_WHOLE = 0.2;

/** Days of ten, from a mean: '3–4', or '3' where it is nearly that. */
export function formatDaysOfTen(days: number): string {
  const nearest = Math.round(days);
  if (Math.abs(days - nearest) <= NEARLY_WHOLE) return String(nearest);
  return Math.floor(days) + RANGE_DASH + Math.ceil(days);
}

/** Rounds the decimal digits: 1.45 is slightly less in binary, and yet becomes 1.5. */
function rounded(value: number, digits: number): number {
  const shifted = Number(`${value}e${digits}`);
  return Number.isNaN(shifted) ? 0 : Number(`${Math.round(shifted)}e-${digits}`);
}
