import type { IsoDay } from '#src/domain/days/day.ts';
import type { Language } from '#src/domain/language.ts';
import { dayParts } from './day-parts.ts';
import { monthName } from './month-name.ts';
import { plainNumber } from './plain-number.ts';

/** '10 Jun 2027' in English, '10.06.2027' in German (specification, section 9). */
export function formatDay(day: IsoDay, language: Language): string {
  if (language === 'de') return day.split('-').toReversed().join('.');
  const { year, month, day: dayOfMonth } = dayParts(day);
  return `${dayOfMonth} ${monthName(month, language, 'short')} ${year}`;
}

/** Euro with two decimals. */
export function formatPrice(euro: number, language: Language): string {
  const text = plainNumber(euro, language, { least: 2, most: 2, groupFrom: 4 });
  if (language === 'de') return `${text}\u00A0€`;
  return text.startsWith('-') ? `-€${text.slice(1)}` : `€${text}`;
}

/** '1,848' in English; German sets no point in a number of four digits: '1848', '12.345'. */
export function formatNumber(value: number, language: Language, maximumFractionDigits = 0): string {
  const groupFrom = language === 'de' ? 5 : 4;
  return plainNumber(value, language, { most: maximumFractionDigits, groupFrom });
}

/** '33%' in English, '33 %' in German; `share` is 0..1. */
export function formatPercent(share: number, language: Language): string {
  const percent = formatNumber(Number(`${share}e2`), language);
  return language === 'de' ? `${percent}\u00A0%` : `${percent}%`;
}

/** Grams below one kilogram, else kilograms with one decimal. */
export function formatWeight(grams: number, language: Language): string {
  return grams < 1000
    ? `${formatNumber(grams, language)}\u00A0g`
    : `${formatNumber(grams / 1000, language, 1)}\u00A0kg`;
}

/** '17°' for charts and short lines: whole degrees, a true minus sign. */
export function formatDegrees(celsius: number, language: Language): string {
  const rounded = Math.round(celsius);
  return `${formatNumber(rounded === 0 ? 0 : rounded, language).replace('-', '−')}°`;
}

/** '14–20°', one number where both round to it, and words between where a minus sign stands. */
export function formatDegreesRange(from: number, to: number, language: Language): string {
  const [first, last] = [formatDegrees(from, language), formatDegrees(to, language)];
  if (first === last) return first;
  const between = language === 'de' ? '\u00A0bis\u00A0' : '\u00A0to\u00A0';
  return `${first.slice(0, -1)}${Math.round(from) < 0 ? between : '–'}${last}`;
}

/** '47.38° N 11.48° E'; German writes a decimal comma and O for east. */
export function formatCoordinates(point: { lat: number; lng: number }, language: Language): string {
  const number = (value: number) =>
    plainNumber(Math.abs(value), language, { least: 2, most: 2, groupFrom: 4 });
  const east = language === 'de' ? 'O' : 'E';
  const northSouth = point.lat < 0 ? 'S' : 'N';
  const eastWest = point.lng < 0 ? 'W' : east;
  return `${number(point.lat)}° ${northSouth} ${number(point.lng)}° ${eastWest}`;
}

/** The first day of the week as 0 = Sunday, 1 = Monday. */
export function firstWeekday(language: Language): 0 | 1 {
  return language === 'de' ? 1 : 0;
}
