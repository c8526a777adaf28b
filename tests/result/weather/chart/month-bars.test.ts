import { expect, test } from 'vitest';
import type { MonthNormals } from '#src/domain/climate/climate.ts';
import {
  humidityOfYear,
  monthBars,
  rainOfYear,
  windOfYear,
} from '#src/result/weather/chart/month-bars.ts';
import { HIGH_COAST_EVIDENCE } from '#tests/result/high-coast.ts';

const AXIS = { left: 34, right: 399 };
const { climate } = HIGH_COAST_EVIDENCE;

test('rain is the share of rainy days of the month', () => {
  const { values } = rainOfYear(climate) ?? { values: [] };
  expect(values).toHaveLength(12);
  expect(values[5]).toBeCloseTo(9.6 / 30);
  expect(values[1]).toBeCloseTo(8 / 28);
});

test('half of the days fills a bar, all of them where any month is wetter', () => {
  expect(rainOfYear(withMonths({ wetDays: 7 }))?.full).toBe(0.5);
  expect(rainOfYear(withMonths({ wetDays: 20 }))?.full).toBe(1);
});

test('without figures for a month there are no bars at all', () => {
  expect(rainOfYear(withMonths({ wetDays: null }, 3))).toBeNull();
  expect(windOfYear(withMonths({ wind: 8 }, 3))).toBeNull();
});

test('wind is shown in km/h where one month is windy, humidity where heat is damp', () => {
  const calm = withMonths({ wind: 3, humidity: 0.8 });
  expect(windOfYear(calm)).toBeNull();
  expect(humidityOfYear(calm)).toBeNull();
  expect(windOfYear(withMonths({ wind: 5 }))).toEqual({ values: twelve(18), full: 30 });
  expect(windOfYear(withMonths({ wind: 10 }))).toEqual({ values: twelve(36), full: 60 });
  const damp = withMonths({ high: 33, low: 26, wind: 2, humidity: 0.8 });
  expect(humidityOfYear(damp)).toEqual({ values: twelve(0.8), full: 1 });
});

test('a bar is as high as its value is of a full one, and never higher than its panel', () => {
  const bars = monthBars(AXIS, { values: [0.25, 0.9, 2], full: 1 }, 40);
  expect(bars[0]).toEqual({ x: 37, width: 25, height: 10, value: 0.25 });
  expect(bars[1]?.height).toBe(36);
  expect(bars[2]?.height).toBe(40);
});

/** The climate with these figures in every month, or in one. */
function withMonths(figures: Partial<MonthNormals>, only?: number) {
  const months = climate.months.map((month, index) =>
    only === undefined || only === index ? { ...month, ...figures } : month,
  );
  return { ...climate, months };
}

function twelve(value: number): number[] {
  return Array.from({ length: 12 }, () => value);
}
