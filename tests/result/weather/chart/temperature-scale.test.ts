import { expect, test } from 'vitest';
import { METRIC } from '#src/domain/units.ts';
import { temperatureScale, yearLine } from '#src/result/weather/chart/temperature-scale.ts';
import { chooseUnits } from '#src/wording/shown/chosen-units.ts';

test('the scale ends at the tens around the coldest and the warmest value', () => {
  const scale = temperatureScale([-10.4, 20.3], 0, 150);
  expect([scale.min, scale.max]).toEqual([-20, 30]);
  expect(scale.lines.map(({ degrees }) => degrees)).toEqual([-20, -10, 0, 10, 20, 30]);
  expect(scale.y(30)).toBe(0);
  expect(scale.y(-20)).toBe(150);
});

test('the warmest and the coldest value keep room for their labels', () => {
  const { min, max } = temperatureScale([-9, 19], 0, 150);
  expect(min).toBe(-20);
  expect(max).toBe(30);
});

test('a year without seasons has a scale of at least 30 K', () => {
  const scale = temperatureScale([23.5, 29.5], 0, 150);
  expect(scale.max - scale.min).toBe(30);
  expect(scale.min).toBeLessThanOrEqual(20);
  expect(scale.max).toBeGreaterThanOrEqual(30);
});

test('a very wide scale labels every second line, zero among them', () => {
  const scale = temperatureScale([-46, 27], 0, 150);
  const named = scale.lines.filter((line) => line.named).map(({ degrees }) => degrees);
  expect(named).toEqual([-40, -20, 0, 20]);
});

test('a line spans the axis and has the same height at both ends', () => {
  const daily = Array.from({ length: 365 }, (_, day) => day / 10);
  const line = yearLine({ left: 34, right: 362 }, daily, (celsius) => celsius);
  expect(line.at(0)).toEqual({ x: 34, y: 18.2 });
  expect(line.at(-1)).toEqual({ x: 362, y: 18.2 });
  expect(line.every((point, index) => point.x > (line[index - 1]?.x ?? 0))).toBe(true);
});

test('in °F the scale ends at twenties, where the same values lie', () => {
  chooseUnits({ ...METRIC, temperature: 'fahrenheit' });
  try {
    const scale = temperatureScale([-10.4, 20.3], 0, 150);
    expect(scale.lines.map(({ degrees }) => degrees)).toEqual([0, 20, 40, 60, 80]);
    expect(scale.lines.map(({ y }) => y)).toEqual([150, 112.5, 75, 37.5, 0]);
    expect(scale.y(-17.777_777_8)).toBeCloseTo(150);
    expect(scale.y(4.444_444_4)).toBeCloseTo(75);
  } finally {
    chooseUnits(METRIC);
  }
});
