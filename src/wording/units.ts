import type { Language } from '#src/domain/language/language.ts';
import { RANGE_DASH, formatNumber } from './numbers.ts';

/*
 * Quantities with their unit. A no-break space stands between number and unit, and no line ends
 * inside a range.
 */

const NBSP = '\u00A0';
const BYTES = { kB: 1000, MB: 1_000_000 };

/** Euro with two decimals. German groups four digits of money too (DIN 5008): '1.234,50 €'. */
export function formatPrice(euro: number, language: Language): string {
  const text = formatNumber(euro, language, { least: 2, most: 2, groupFrom: 4 });
  return language === 'de' ? `${text}${NBSP}€` : `€${text}`;
}

/** '850 g', '1.3 kg'. */
export function formatWeight(grams: number, language: Language): string {
  return grams < 1000
    ? `${formatNumber(grams, language)}${NBSP}g`
    : `${formatNumber(grams / 1000, language, { most: 1 })}${NBSP}kg`;
}

/** '640 kB', '8.6 MB'. */
export function formatBytes(bytes: number, language: Language): string {
  return bytes < BYTES.MB
    ? `${formatNumber(bytes / BYTES.kB, language)}${NBSP}kB`
    : `${formatNumber(bytes / BYTES.MB, language, { most: 1 })}${NBSP}MB`;
}

/** '2,962 m', '2962 m'. */
export function formatMetres(metres: number, language: Language): string {
  return `${formatNumber(metres, language)}${NBSP}m`;
}

/** So close to the sea, a height in metres is not worth a figure. */
const SEA_LEVEL_M = 10;

export function isSeaLevel(metres: number): boolean {
  return Math.abs(metres) < SEA_LEVEL_M;
}

/** 'sea level', '1,600 m'; 'Meereshöhe', '1600 m Höhe'. */
export function formatHeight(metres: number, language: Language): string {
  if (isSeaLevel(metres)) return language === 'de' ? 'Meereshöhe' : 'sea level';
  return language === 'de'
    ? `${formatMetres(metres, language)} Höhe`
    : formatMetres(metres, language);
}

/** '7 km'; less than one kilometre is 1 as well. */
export function formatKilometres(kilometres: number, language: Language): string {
  return `${formatNumber(Math.max(1, kilometres), language)}${NBSP}km`;
}

/** Nearer than this, tenths are said of a distance. */
const TENTHS_KM = 10;

/** '0.6 km', '17 km': where near things are compared. */
export function formatShortWay(kilometres: number, language: Language): string {
  if (kilometres >= TENTHS_KM) return formatKilometres(kilometres, language);
  const tenths = formatNumber(Math.max(0.1, kilometres), language, { least: 1, most: 1 });
  return `${tenths}${NBSP}km`;
}

/** '25 km/h'. */
export function formatKilometresPerHour(speed: number, language: Language): string {
  return `${formatNumber(speed, language)}${NBSP}km/h`;
}

/** '17°' for charts and short lines; whole degrees Celsius. */
export function formatDegrees(celsius: number, language: Language): string {
  return `${wholeDegrees(celsius, language)}°`;
}

/** '17 °C' for sentences; whole degrees. */
export function formatCelsius(celsius: number, language: Language): string {
  return `${wholeDegrees(celsius, language)}${NBSP}°C`;
}

/** '14–20°', '−7 to −1°', '17°' where both round to the same. */
export function formatDegreesRange(from: number, to: number, language: Language): string {
  return `${degreesRange(from, to, language)}°`;
}

/** '14–20 °C', '−7 to −1 °C', '17 °C' where both round to the same. */
export function formatCelsiusRange(from: number, to: number, language: Language): string {
  return `${degreesRange(from, to, language)}${NBSP}°C`;
}

/** With a word instead of the dash after a minus sign. */
function degreesRange(from: number, to: number, language: Language): string {
  const [first, last] = [wholeDegrees(from, language), wholeDegrees(to, language)];
  if (first === last) return first;
  const word = language === 'de' ? 'bis' : 'to';
  return first + (Math.round(from) < 0 ? `${NBSP}${word}${NBSP}` : RANGE_DASH) + last;
}

/** Math.round, so that charts and sentences agree with figures rounded elsewhere: −2.5 is −2. */
function wholeDegrees(celsius: number, language: Language): string {
  return formatNumber(Math.round(celsius), language);
}
