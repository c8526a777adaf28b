import { getTimes } from 'suncalc';
import { describe, expect, test } from 'vitest';
import { sunYear } from '#src/result/weather/chart/daylight/sun-year.ts';

const PLACES = [
  { name: 'Palma', lat: 39.57, lng: 2.65, timeZone: 'Europe/Madrid', offset: 2 },
  { name: 'Oslo', lat: 59.91, lng: 10.75, timeZone: 'Europe/Oslo', offset: 2 },
  { name: 'Quito', lat: -0.18, lng: -78.47, timeZone: 'America/Guayaquil', offset: -5 },
  { name: 'Sydney', lat: -33.87, lng: 151.21, timeZone: 'Australia/Sydney', offset: 10 },
] as const;

const HOUR_MS = 3_600_000;
const MINUTE = 1 / 60;

describe.each(PLACES)('the sun over $name', ({ lat, lng, timeZone, offset }) => {
  test('has sunrise, sunset and twilight within three minutes of the exact times', () => {
    const year = sunYear({ lat, lng }, timeZone, '2027-07-01');
    const off = year.flatMap(({ noon, halfDay, halfTwilight }, index) => {
      const midnight = Date.UTC(2027, 0, 1 + index) - offset * HOUR_MS;
      const { sunrise, sunset, dusk } = getTimes(new Date(midnight + 12 * HOUR_MS), lat, lng);
      const hours = (time: Date | null) => ((time?.getTime() ?? Number.NaN) - midnight) / HOUR_MS;
      return [
        Math.abs(noon - halfDay - hours(sunrise)),
        Math.abs(noon + halfDay - hours(sunset)),
        Math.abs(noon + halfTwilight - hours(dusk)),
      ];
    });
    expect(off).toHaveLength(3 * 365);
    expect(Math.max(...off)).toBeLessThan(3 * MINUTE);
  });
});

test('at the poles it is day for half of the year and night for the other', () => {
  const year = sunYear({ lat: 90, lng: 0 }, 'Etc/UTC', '2027-07-01');
  expect(year[171]?.halfDay).toBe(12);
  expect(year[354]?.halfDay).toBe(0);
  expect(year[354]?.halfTwilight).toBe(0);
});
