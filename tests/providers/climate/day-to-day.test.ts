import { expect, test } from 'vitest';
import { readDayToDayStations } from '#data/climate/check/day-to-day-stations.ts';
import { REAL } from '#tests/helpers/real-providers.ts';

const { climate } = REAL;

test('daily deviations match real series: half within a fifth, nine in ten within two fifths', async () => {
  const misses: number[] = [];
  for (const station of await readDayToDayStations()) {
    const { months } = await climate.normalsAt(station);
    for (const [month, { highDeviation, lowDeviation }] of months.entries()) {
      const high = station.high[month] ?? null;
      const low = station.low[month] ?? null;
      if (high !== null) misses.push(Math.abs((highDeviation ?? Number.NaN) / high - 1));
      if (low !== null) misses.push(Math.abs((lowDeviation ?? Number.NaN) / low - 1));
    }
  }
  const sorted = misses.toSorted((a, b) => a - b);
  expect(sorted).toHaveLength(243);
  expect(sorted[Math.floor(sorted.length / 2)]).toBeLessThanOrEqual(0.2);
  expect(sorted[Math.floor(sorted.length * 0.9)]).toBeLessThanOrEqual(0.4);
});

test.each([
  { place: 'Singapore', lat: 1.35, lng: 103.82, month: 6, high: [0.8, 2] },
  { place: 'Yakutsk in January', lat: 62.03, lng: 129.73, month: 0, high: [4.5, 9] },
  { place: 'the South Pole in July', lat: -90, lng: 0, month: 6, high: [3, 9.5] },
  { place: 'mid-Atlantic in July', lat: 30, lng: -40, month: 6, high: [0.9, 3.5] },
])('at $place they are plausible', async ({ lat, lng, month, high }) => {
  const { highDeviation } = (await climate.normalsAt({ lat, lng })).months[month] ?? {};
  expect(highDeviation).toBeGreaterThanOrEqual(high[0] ?? Number.NaN);
  expect(highDeviation).toBeLessThanOrEqual(high[1] ?? Number.NaN);
});
