import { expect, test } from 'vitest';
import {
  formatBytes,
  formatCelsius,
  formatCelsiusRange,
  formatDegrees,
  formatDegreesRange,
  formatHeight,
  formatKilometres,
  formatMetres,
  formatPrice,
  formatWeight,
} from '#src/wording/units.ts';

const NBSP = '\u00A0';

test('prices are euro with two decimals', () => {
  expect(formatPrice(1234.5, 'en')).toBe('€1,234.50');
  expect(formatPrice(1234.5, 'de')).toBe(`1.234,50${NBSP}€`);
});

test('weights change to kilograms at one thousand grams', () => {
  expect(formatWeight(999, 'de')).toBe(`999${NBSP}g`);
  expect(formatWeight(1340, 'de')).toBe(`1,3${NBSP}kg`);
});

test('bytes are kilobytes or megabytes', () => {
  expect(formatBytes(640_000, 'en')).toBe(`640${NBSP}kB`);
  expect(formatBytes(8_640_000, 'de')).toBe(`8,6${NBSP}MB`);
});

test('distances and heights are whole, and at least one kilometre', () => {
  expect(formatKilometres(0.2, 'en')).toBe(`1${NBSP}km`);
  expect(formatMetres(2962, 'en')).toBe(`2,962${NBSP}m`);
  expect(formatMetres(2962, 'de')).toBe(`2962${NBSP}m`);
});

test.each([
  [17.4, '17'],
  [-7.6, '−8'],
  [-0.4, '0'],
])('%d degrees are %s: whole, with a true minus and no negative zero', (celsius, whole) => {
  expect(formatDegrees(celsius, 'en')).toBe(`${whole}°`);
  expect(formatCelsius(celsius, 'de')).toBe(`${whole}${NBSP}°C`);
});

test.each([
  [14.2, 19.8, '14–\u206020', '14–\u206020'],
  [14.2, 14.4, '14', '14'],
  [-4.2, 2, `−4${NBSP}to${NBSP}2`, `−4${NBSP}bis${NBSP}2`],
  [-7, -1, `−7${NBSP}to${NBSP}−1`, `−7${NBSP}bis${NBSP}−1`],
  [-0.2, 3, '0–\u20603', '0–\u20603'],
])('from %d to %d degrees', (from, to, en, de) => {
  expect(formatDegreesRange(from, to, 'en')).toBe(`${en}°`);
  expect(formatDegreesRange(from, to, 'de')).toBe(`${de}°`);
  expect(formatCelsiusRange(from, to, 'en')).toBe(`${en}${NBSP}°C`);
});

test('a height near the sea is told in words', () => {
  expect(formatHeight(3, 'de')).toBe('Meereshöhe');
  expect(formatHeight(-3, 'en')).toBe('sea level');
  expect(formatHeight(1600, 'de')).toBe('1600\u00A0m Höhe');
  expect(formatHeight(1600, 'en')).toBe('1,600\u00A0m');
});
