import { expect, test } from 'vitest';
import { temperatureScale, yearLine } from '#src/result/weather/chart/temperature-scale.ts';

test('the scale ends at the tens around the coldest and the warmest value', () => {
  const scale = temperatureScale([-10.4, 20.3], 0, 150);
  expect([scale.min, scale.max]).toEqual([-20, 30]);
  expect(scale.lines.map(({ celsius }) => celsius)).toEqual([-20, -10, 0, 10, 20, 30]);
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
  const named = scale.lines.filter((line) => line.named).map(({ celsius }) => celsius);
  expect(named).toEqual([-40, -20, 0, 20]);
});

test('a line spans the axis and has the same height at both ends', () => {
  const daily = Array.from({ length: 365 }, (_, day) => day / 10);
  const line = yearLine({ left: 34, right: 362 }, daily, (celsius) => celsius);
  expect(line.at(0)).toEqual({ x: 34, y: 18.2 });
  expect(line.at(-1)).toEqual({ x: 362, y: 18.2 });
  expect(line.every((point, index) => point.x > (line[index - 1]?.x ?? 0))).toBe(true);
});
