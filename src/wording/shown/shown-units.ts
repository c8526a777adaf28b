import type { Language } from '#src/domain/language/language.ts';
import { RANGE_DASH, formatNumber } from '../numbers.ts';
import * as metric from '../units.ts';
import { chosenUnits } from './chosen-units.ts';
import {
  FAHRENHEIT_PER_KELVIN,
  POUND_G,
  fahrenheit,
  fahrenheitDifference,
  feet,
  inches,
  miles,
  milesPerHour,
  pounds,
} from './imperial.ts';
import type { Quantity } from './imperial.ts';

/*
 * Quantities in the units that the traveller chose, for every screen, print and export. The
 * functions take metric values. The recommender, whose sentences are stored, writes metric ones
 * (`wording/units.ts`).
 */

const NBSP = '\u00A0';

/** '850 g', '1.3 kg'; '9.9 oz', '2.9 lb'. */
export function formatWeight(grams: number, language: Language): string {
  return chosenUnits().weight === 'metric'
    ? metric.formatWeight(grams, language)
    : written(pounds(grams), language);
}

/** '2,962 m'; '9,720 ft'. */
export function formatMetres(metres: number, language: Language): string {
  return inMetric() ? metric.formatMetres(metres, language) : written(feet(metres), language);
}

/** 'sea level', '1,600 m'; 'Meereshöhe', '1600 m Höhe'. */
export function formatHeight(metres: number, language: Language): string {
  if (inMetric() || metric.isSeaLevel(metres)) return metric.formatHeight(metres, language);
  const height = formatMetres(metres, language);
  return language === 'de' ? `${height} Höhe` : height;
}

/** '7 km', less than one kilometre is 1 as well; '4.3 mi', of the whole kilometre. */
export function formatKilometres(kilometres: number, language: Language): string {
  if (inMetric()) return metric.formatKilometres(kilometres, language);
  return written(miles(Math.max(1, Math.round(kilometres))), language);
}

/** '15–40 km'; '9.3–25 mi'. */
export function formatKilometresRange(from: number, to: number, language: Language): string {
  const { value, most } = inMetric() ? { value: from, most: 0 } : miles(from);
  return formatNumber(value, language, { most }) + RANGE_DASH + formatKilometres(to, language);
}

/** '0.6 km', '17 km': where near things are compared; '0.4 mi', '11 mi'. */
export function formatShortWay(kilometres: number, language: Language): string {
  if (inMetric()) return metric.formatShortWay(kilometres, language);
  return written(miles(Math.max(0.1, kilometres)), language);
}

/** '25 km/h'; '16 mph'. */
export function formatKilometresPerHour(speed: number, language: Language): string {
  return inMetric()
    ? metric.formatKilometresPerHour(speed, language)
    : written(milesPerHour(speed), language);
}

/** The number alone, for an axis that names its unit. */
export function formatSpeedNumber(kilometresPerHour: number, language: Language): string {
  const speed = inMetric() ? kilometresPerHour : milesPerHour(kilometresPerHour).value;
  return formatNumber(Math.round(speed), language);
}

/** '72 mm'; '2.8 in'. */
export function formatRainfall(millimetres: number, language: Language): string {
  return inMetric()
    ? `${formatNumber(millimetres, language)}${NBSP}mm`
    : written(inches(millimetres), language);
}

/** The least precipitation of a wet day, by the climate's definition: '1 mm', '0.04 in'. */
export function formatWetDay(language: Language): string {
  if (inMetric()) return formatRainfall(1, language);
  return written({ ...inches(1), most: 2 }, language);
}

/** '17°' for charts and short lines; whole degrees. */
export function formatDegrees(celsius: number, language: Language): string {
  return `${formatNumber(shownDegrees(celsius), language)}°`;
}

/** '17 °C' for sentences; '63 °F'. */
export function formatCelsius(celsius: number, language: Language): string {
  return formatNumber(shownDegrees(celsius), language) + NBSP + degreeUnit();
}

/** '5 °C' warmer; '9 °F'. */
export function formatDegreesDifference(kelvin: number, language: Language): string {
  const size = inCelsius() ? Math.round(kelvin) : fahrenheitDifference(kelvin);
  return formatNumber(size, language) + NBSP + degreeUnit();
}

/** '14–20°', '−7 to −1°', '17°' where both are the same. */
export function formatDegreesRange(from: number, to: number, language: Language): string {
  return `${degreesRange(from, to, language)}°`;
}

/** '14–20 °C', '57–68 °F'. */
export function formatCelsiusRange(from: number, to: number, language: Language): string {
  return degreesRange(from, to, language) + NBSP + degreeUnit();
}

/** How far off a measurement is, '0.5 °C'; '0.9 °F'. */
export function formatDegreesOff(kelvin: number, language: Language): string {
  const size = inCelsius() ? kelvin : kelvin * FAHRENHEIT_PER_KELVIN;
  return formatNumber(size, language, { most: 1 }) + NBSP + degreeUnit();
}

/** '17:15' of a time of day; '5:15 pm'. */
export function formatClock(time: string): string {
  if (chosenUnits().clock === '24') return time;
  const [hour = 0, minute = 0] = time.split(':').map(Number);
  const half = hour % 24 < 12 ? 'am' : 'pm';
  return `${hour % 12 === 0 ? 12 : hour % 12}:${String(minute).padStart(2, '0')}${NBSP}${half}`;
}

/** '°C' or '°F'. */
export function degreeUnit(): string {
  return inCelsius() ? '°C' : '°F';
}

/** What the traveller enters a weight of luggage in, and how many grams one is. */
export function luggageUnit(): { unit: string; grams: number } {
  return chosenUnits().weight === 'metric'
    ? { unit: 'kg', grams: 1000 }
    : { unit: 'lb', grams: POUND_G };
}

/** 'km/h' or 'mph'. */
export function speedUnit(): string {
  return inMetric() ? 'km/h' : 'mph';
}

/** The whole number of degrees that is shown. */
function shownDegrees(celsius: number): number {
  return inCelsius() ? Math.round(celsius) : fahrenheit(celsius);
}

/** With a word instead of the dash after a minus sign. */
function degreesRange(from: number, to: number, language: Language): string {
  const [first, last] = [shownDegrees(from), shownDegrees(to)];
  const [start, end] = [formatNumber(first, language), formatNumber(last, language)];
  if (start === end) return start;
  const word = language === 'de' ? 'bis' : 'to';
  return start + (first < 0 ? `${NBSP}${word}${NBSP}` : RANGE_DASH) + end;
}

/** '4.3 mi'. */
export function written({ value, most, unit }: Quantity, language: Language): string {
  return `${formatNumber(value, language, { most })}${NBSP}${unit}`;
}

function inCelsius(): boolean {
  return chosenUnits().temperature === 'celsius';
}

function inMetric(): boolean {
  return chosenUnits().distance === 'metric';
}
