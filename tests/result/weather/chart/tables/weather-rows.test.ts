import { expect, test } from 'vitest';
import type { ClimateNormals } from '#src/domain/climate/climate.ts';
import { spanWeather } from '#src/result/weather/chart/trip-weather.ts';
import { shownRows } from '#src/result/weather/chart/tables/weather-rows.ts';
import { HIGH_COAST_EVIDENCE, highCoast } from '#tests/result/high-coast.ts';

const MEASURED = HIGH_COAST_EVIDENCE.climate;
const SPREAD: ClimateNormals = {
  ...MEASURED,
  months: MEASURED.months.map((month) =>
    Object.assign({}, month, { highDeviation: 3.5, lowDeviation: 3 }),
  ),
};

function rowsOf(climate: ClimateNormals, startDate: string, endDate: string) {
  const { location: point } = highCoast().trip;
  return shownRows([spanWeather({ climate, point, timeZone: 'UTC' }, startDate, endDate)]);
}

test('a mild summer has no rows for frost, snow and heat', () => {
  const rows = rowsOf(SPREAD, '2027-06-24', '2027-07-04');
  expect(rows).toEqual(['usualHigh', 'usualLow', 'rainDays', 'rain', 'daylight', 'uv']);
});

test('a winter has rows for frost and snow', () => {
  const rows = rowsOf(SPREAD, '2027-01-10', '2027-01-20');
  expect(rows).toContain('frostNights');
  expect(rows).toContain('snow');
  expect(rows).not.toContain('hotDays');
});

test('a trip saved without ranges shows its means', () => {
  const rows = rowsOf(MEASURED, '2027-01-10', '2027-01-20');
  expect(rows).toEqual(['high', 'low', 'rainDays', 'rain', 'daylight', 'uv']);
});

test('sea and rain have a row where they are known', () => {
  const months = SPREAD.months.map((month) =>
    Object.assign({}, month, { wetDays: null, precipitation: null }),
  );
  const sea = [3, 2, 2, 3, 6, 11, 16, 17, 13, 9, 6, 4];
  const rows = rowsOf({ ...SPREAD, months, sea, surface: 'sea' }, '2027-07-10', '2027-07-20');
  expect(rows).toContain('sea');
  expect(rows).not.toContain('rain');
  expect(rows).not.toContain('rainDays');
});
