import { expect, test } from 'vitest';
import { plausibleYear } from '#data/climate/inputs/plausible-months.ts';
import { REAL } from '#tests/helpers/real-providers.ts';

/** Days at Schiphol in the stations' file, and of the reanalysis, which is reduced to sea level. */
const SCHIPHOL = [5, 5.6, 8, 8.2, 15.9, 18.8, 20.6, 20.8, 18.3, 14.3, 9.1, 6.1];
const REANALYSIS = [5.9, 6.4, 9.1, 13.2, 16.6, 19.1, 21.2, 21.4, 18.8, 14.8, 10.1, 6.9];

test('a single month that cannot be follows the reanalysis between the months beside it', () => {
  const year = plausibleYear(SCHIPHOL, REANALYSIS);
  expect(year[3]).toBeGreaterThan(11.5);
  expect(year[3]).toBeLessThan(13);
  expect(year.filter((value, month) => value !== SCHIPHOL[month])).toHaveLength(1);
});

test('a year that jumps as the reanalysis does stays as it is', () => {
  const steppe = [-20, -19, -11, 1.5, 8, 13, 15, 13, 7, 0, -9, -17];
  const colder = steppe.map((value) => value - 2);
  expect(plausibleYear(steppe, colder)).toBe(steppe);
});

/** Published normals of 1991-2020, to a degree: 13.6 in Amsterdam, 14 in Tortosa. */
test.each([
  ['Amsterdam', 52.37, 4.9, 4, 12.3, 14.8],
  ['Tortosa', 40.81, 0.52, 12, 12, 16],
] as const)('days in %s are as warm as they are', async (_, lat, lng, month, least, most) => {
  const { months } = await REAL.climate.normalsAt({ lat, lng });
  expect(months[month - 1]?.high).toBeGreaterThanOrEqual(least);
  expect(months[month - 1]?.high).toBeLessThanOrEqual(most);
});
