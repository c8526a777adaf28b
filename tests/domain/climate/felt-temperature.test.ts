import { expect, test } from 'vitest';
import { feltByDay, heatIndex, windChill } from '#src/domain/climate/felt-temperature.ts';

/** Environment Canada's published table: air, wind in km/h, felt. */
test.each([
  [0, 30, -6],
  [5, 10, 3],
  [-10, 20, -18],
  [-20, 40, -34],
])('%i °C at %i km/h feel like %i °C', (celsius, kmh, felt) => {
  expect(Math.round(windChill(celsius, kmh / 3.6))).toBe(felt);
});

/** The table of the US National Weather Service: air and felt in °F, humidity in percent. */
test.each([
  [90, 70, 105],
  [100, 50, 118],
  [84, 80, 94],
])('%i °F at %i %% feel like %i °F', (air, humidity, felt) => {
  const celsius = heatIndex((air - 32) / 1.8, humidity / 100);
  expect(Math.abs(celsius * 1.8 + 32 - felt)).toBeLessThan(1);
});

test('outside the ranges of the formulas the thermometer counts', () => {
  expect(windChill(10.1, 15)).toBe(10.1);
  expect(windChill(5, 1.3)).toBe(5);
  expect(heatIndex(26.9, 0.9)).toBe(26.9);
  expect(heatIndex(41, 0.39)).toBe(41);
  expect(heatIndex(45, 0.9)).toBe(55);
});

test('a felt temperature is told from 3 K on, by its cause', () => {
  const air = { high: 4, low: -1, wind: 6.5, humidity: 0.8 };
  expect(feltByDay(air)?.by).toBe('wind');
  expect(feltByDay({ ...air, wind: 1.5 })).toBeNull();
  const bangkok = feltByDay({ high: 35.8, low: 26.5, wind: 2.4, humidity: 0.74 });
  expect(bangkok?.by).toBe('humidity');
  expect(bangkok?.celsius).toBeGreaterThan(42);
  expect(feltByDay({ high: 33, low: 18, wind: 3, humidity: 0.3 })).toBeNull();
  expect(feltByDay({ high: 36, low: 27, wind: null, humidity: null })).toBeNull();
});
