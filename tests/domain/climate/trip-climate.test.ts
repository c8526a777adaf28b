import { expect, test } from 'vitest';
import type { ClimateNormals } from '#src/domain/climate/climate.ts';
import { annualCurve, dayOfYear, daysOfYear } from '#src/domain/climate/annual-curve.ts';
import { daysBetween } from '#src/domain/days/day.ts';
import { climateOf, dailyCurve } from '#src/domain/climate/trip-climate.ts';
import { normalsFrom } from '#tests/fixtures/climate/climate-normals.ts';

const HIGHS = [2, 4, 9, 14, 19, 22, 24, 24, 19, 14, 7, 3];
const MONTH_DAYS = [31, 28, 31, 30, 31, 30, 31, 31, 30, 31, 30, 31];

function normals(rain: number | null, wetDays: number | null): ClimateNormals {
  return normalsFrom({
    months: HIGHS.map((high) => ({ high, low: high - 9, precipitation: rain, wetDays })),
    elevation: 500,
    surface: rain === null ? 'sea' : 'land',
  });
}

test('the days of each month average to its mean', () => {
  const curve = annualCurve(HIGHS);
  let first = 0;
  for (const [month, days] of MONTH_DAYS.entries()) {
    const mean = curve.slice(first, first + days).reduce((a, b) => a + b) / days;
    expect(mean).toBeCloseTo(HIGHS[month] ?? Number.NaN, 1);
    first += days;
  }
});

test('the curve is continuous at New Year', () => {
  const curve = annualCurve(HIGHS);
  expect(Math.abs((curve[0] ?? 0) - (curve[364] ?? 0))).toBeLessThan(0.2);
});

test('a constant year stays constant', () => {
  expect(
    annualCurve(Array.from({ length: 12 }, () => 27)).every((day) => Math.abs(day - 27) < 1e-9),
  ).toBe(true);
});

test('early June is cooler than late June', () => {
  const climate = normals(93, 9);
  expect(climateOf(climate, '2027-06-01', '2027-06-05').high).toBeLessThan(
    climateOf(climate, '2027-06-25', '2027-06-29').high,
  );
});

test('ten wet days of thirty are a third, and rain adds up over the days', () => {
  const trip = climateOf(normals(90, 10), '2027-06-10', '2027-06-19');
  expect(trip.wetDaysPer10).toBeCloseTo(3.3, 0);
  expect(trip.precipitation).toBeCloseTo(30, 0);
});

test('at sea precipitation is unknown, not zero', () => {
  const trip = climateOf(normals(null, null), '2027-06-10', '2027-06-19');
  expect(trip.wetDaysPer10).toBeNull();
  expect(trip.precipitation).toBeNull();
});

test('a dry year never has less than no rain', () => {
  const months = HIGHS.map((high, index) => ({
    high,
    low: high - 9,
    precipitation: index === 0 ? 200 : 0,
    wetDays: index === 0 ? 25 : 0,
  }));
  const { precipitation, wetShare } = dailyCurve(
    normalsFrom({ months, elevation: 0, surface: 'land' }),
  );
  expect(Math.min(...(precipitation ?? [-1]))).toBe(0);
  expect(Math.max(...(wetShare ?? [2]))).toBeLessThanOrEqual(1);
});

test('trips of one day, over New Year and on a leap day have numbers', () => {
  for (const [first, last] of [
    ['2027-06-10', '2027-06-10'],
    ['2027-12-30', '2028-01-02'],
    ['2028-02-29', '2028-02-29'],
    ['2027-01-01', '2027-12-31'],
  ] as const) {
    const { wind, humidity, sunshine, ...measured } = climateOf(normals(90, 10), first, last);
    expect(Object.values(measured).every(Number.isFinite)).toBe(true);
    expect([wind, humidity, sunshine]).toEqual([null, null, null]);
  }
  expect(dayOfYear('2028-12-31')).toBe(364);
});

test('centuries of days do not overflow the stack', () => {
  const trip = climateOf(normals(90, 10), '2027-01-01', '5000-01-01');
  expect(trip.warmest).toBeCloseTo(climateOf(normals(90, 10), '2027-01-01', '2027-12-31').warmest);
});

test('the days of a trip are found in the year, over New Year and in leap years', () => {
  for (const [first, last] of [
    ['2027-07-10', '2027-07-20'],
    ['2027-12-28', '2028-03-03'],
    ['2028-02-29', '2029-02-28'],
    ['2027-07-10', '2027-07-09'],
  ] as const) {
    expect(daysOfYear(first, last)).toEqual(daysBetween(first, last).map(dayOfYear));
  }
});
