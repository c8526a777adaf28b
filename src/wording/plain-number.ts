import type { Language } from '#src/domain/language.ts';

export type Digits = {
  /** Digits after the decimal sign: no fewer than `least`, no more than `most`. */
  least?: number;
  most: number;
  /** A whole part with fewer digits stays in one group. */
  groupFrom: number;
};

const SIGNS: Record<Language, { decimal: string; group: string }> = {
  en: { decimal: '.', group: ',' },
  de: { decimal: ',', group: '.' },
};

/**
 * '1,848.5' in English, '1.848,5' in German, rounded half away from zero, as Intl does it. Not asked
 * of Intl: a slow phone takes 60 ms for its first answer, and reading pages have no other question.
 * @param value finite, below 1e21
 */
export function plainNumber(
  value: number,
  language: Language,
  { least = 0, most, groupFrom }: Digits,
): string {
  const { decimal, group } = SIGNS[language];
  const [whole = '', fraction = ''] = rounded(Math.abs(value), most).toFixed(most).split('.');
  const grouped = whole.length < groupFrom ? whole : whole.replaceAll(/\B(?=(?:\d{3})+$)/gu, group);
  const kept = fraction.slice(0, least) + fraction.slice(least).replace(/0+$/u, '');
  const text = kept === '' ? grouped : grouped + decimal + kept;
  return value < 0 && /[1-9]/u.test(text) ? `-${text}` : text;
}

/** By its decimal digits: 1.45 is a little less in binary, and yet becomes 1.5. */
function rounded(value: number, digits: number): number {
  const shifted = Number(`${value}e${digits}`);
  return Number.isNaN(shifted) ? 0 : Number(`${Math.round(shifted)}e-${digits}`);
}
