import { expect, test } from 'vitest';
import {
  compassDirection,
  formatCoordinates,
  formatAboutCoordinates,
  formatExactCoordinates,
} from '#src/wording/coordinates.ts';

const POINT = { lat: -13.53, lng: 11.481234 };

test('coordinates name their hemispheres, east as O in German', () => {
  expect(formatCoordinates(POINT, 'en')).toBe('13.53° S 11.48° E');
  expect(formatCoordinates(POINT, 'de')).toBe('13,53° S 11,48° O');
});

test('exact coordinates have up to four decimals', () => {
  expect(formatExactCoordinates(POINT, 'en')).toBe('13.53° S, 11.4812° E');
  expect(formatAboutCoordinates(POINT, 'en')).toBe('About here: 13.53° S, 11.48° E');
  expect(formatAboutCoordinates(POINT, 'de')).toBe('Ungefähr hier: 13,53° S, 11,48° O');
  expect(formatExactCoordinates(POINT, 'de')).toBe('13,53° S, 11,4812° O');
});

test.each([
  [90, 'E', 'O'],
  [247, 'WSW', 'WSW'],
  [359, 'N', 'N'],
])('a bearing of %d degrees is %s, in German %s', (bearing, en, de) => {
  expect(compassDirection(bearing, 'en')).toBe(en);
  expect(compassDirection(bearing, 'de')).toBe(de);
});
