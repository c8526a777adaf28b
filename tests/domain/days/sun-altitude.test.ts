import { expect, test } from 'vitest';
import { midnightAltitude, noonAltitude } from '#src/domain/days/sun-altitude.ts';

/** Noon: 90° less the distance to the sun's declination of 23.4° at the solstices. */
test.each([
  ['Stockholm in June', 59.33, 18.07, '2027-06-21', 54.1, -7.2],
  ['Stockholm in December', 59.33, 18.07, '2027-12-21', 7.2, -54.1],
  ['the equator in March', 0, -160, '2027-03-20', 90, -90],
  ['Auckland in December', -36.85, 174.76, '2027-12-21', 76.6, -29.7],
  ['Tromsø in December', 69.65, 18.96, '2027-12-21', -3.1, -43.8],
])('the sun over %s', (_, lat, lng, day, noon, midnight) => {
  expect(Math.abs(noonAltitude(day, { lat, lng }) - noon)).toBeLessThan(0.7);
  expect(Math.abs(midnightAltitude(day, { lat, lng }) - midnight)).toBeLessThan(0.7);
});
