import { expect, test } from 'vitest';
import {
  formatCoordinates,
  formatDay,
  formatDegrees,
  formatDegreesRange,
  formatPrice,
  formatWeight,
} from '#src/wording/format.ts';

test('dates are d MMM yyyy in English and dd.MM.yyyy in German', () => {
  expect(formatDay('2027-07-01', 'en')).toBe('1 Jul 2027');
  expect(formatDay('2027-09-11', 'en')).toBe('11 Sep 2027');
  expect(formatDay('2027-07-01', 'de')).toBe('01.07.2027');
});

test('prices are euro with two decimals', () => {
  expect(formatPrice(1234.5, 'en')).toBe('€1,234.50');
  expect(formatPrice(1234.5, 'de')).toBe('1.234,50\u00A0€');
});

test('degrees are whole, with a true minus and no negative zero', () => {
  expect(formatDegrees(-7.6, 'en')).toBe('−8°');
  expect(formatDegrees(-0.4, 'de')).toBe('0°');
});

test('weights change to kilograms at one thousand grams', () => {
  expect(formatWeight(999, 'de')).toBe('999\u00A0g');
  expect(formatWeight(1340, 'de')).toBe('1,3\u00A0kg');
});

test('coordinates name their half of the earth, east as O in German', () => {
  const point = { lat: -13.53, lng: 11.481 };
  expect(formatCoordinates(point, 'en')).toBe('13.53° S 11.48° E');
  expect(formatCoordinates(point, 'de')).toBe('13,53° S 11,48° O');
});

test.each([
  [14.2, 19.8, '14–20°', '14–20°'],
  [14.2, 14.4, '14°', '14°'],
  [-4.2, 2, '−4\u00A0to\u00A02°', '−4\u00A0bis\u00A02°'],
  [-0.2, 3, '0–3°', '0–3°'],
] as const)('from %d to %d degrees', (from, to, en, de) => {
  expect(formatDegreesRange(from, to, 'en')).toBe(en);
  expect(formatDegreesRange(from, to, 'de')).toBe(de);
});
