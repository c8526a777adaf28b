import { describe, expect, test } from 'vitest';
import type { ClimateNormals } from '#src/domain/climate/climate.ts';
import { spreadCurve, spreadOf } from '#src/domain/climate/climate-spread.ts';
import { normalsFrom } from '#tests/fixtures/climate/climate-normals.ts';

const DAYS = [31, 28, 31, 30, 31, 30, 31, 31, 30, 31, 30, 31];

/** A year without seasons, with exactly known results. */
function evenYear(high: number, low: number, deviation: number | null): ClimateNormals {
  return normalsFrom({
    months: DAYS.map((days) => ({
      high,
      low,
      precipitation: 2 * days,
      wetDays: days / 4,
      highDeviation: deviation,
      lowDeviation: deviation,
    })),
    elevation: 0,
    surface: 'land',
  });
}

describe('the spread of a trip', () => {
  const spread = spreadOf(evenYear(26, 4, 4), '2027-12-30', '2028-01-05');

  test('has eight of ten days within 1.28 deviations', () => {
    expect(spread.highs?.from).toBeCloseTo(26 - 1.2816 * 4, 2);
    expect(spread.highs?.to).toBeCloseTo(26 + 1.2816 * 4, 2);
    expect(spread.lows?.from).toBeCloseTo(4 - 1.2816 * 4, 2);
  });

  test('has one day in six beyond one deviation', () => {
    expect(spread.frost).toBeCloseTo(0.1587, 3);
    expect(spread.hotDay).toBeCloseTo(0.1587, 3);
  });

  test('has as many wet days as the normals', () => {
    expect(spread.wetDay).toBeCloseTo(0.25, 3);
  });
});

test('a trip through a changing season is wider than each of its days', () => {
  const even = evenYear(15, 5, 3);
  const months = even.months.map((month, index) => ({
    ...month,
    high: month.high - 12 * Math.cos(((index + 0.5) / 6) * Math.PI),
  }));
  const seasons = { ...even, months };
  const day = spreadOf(seasons, '2027-04-15', '2027-04-15');
  const spring = spreadOf(seasons, '2027-03-01', '2027-05-31');
  const width = (range: typeof day.highs) => (range?.to ?? 0) - (range?.from ?? 0);
  expect(width(day.highs)).toBeCloseTo(2 * 1.2816 * 3, 2);
  expect(width(spring.highs)).toBeGreaterThan(width(day.highs) + 4);
});

test('the band of the year lies around the means, in order', () => {
  const curve = spreadCurve(evenYear(26, 16, 4));
  expect(curve?.high90).toHaveLength(365);
  expect(curve?.high90[200]).toBeCloseTo(26 + 1.2816 * 4, 2);
  expect(curve?.low10[0]).toBeCloseTo(16 - 1.2816 * 4, 2);
});

test('a trip saved without spread has none', () => {
  const old = evenYear(26, 4, null);
  expect(spreadCurve(old)).toBeNull();
  expect(spreadOf(old, '2027-06-01', '2027-06-05')).toEqual({
    highs: null,
    lows: null,
    wetDay: 0.25,
    frost: null,
    hotDay: null,
    snowCover: null,
  });
});
