import { expect, test } from 'vitest';
import { quantile } from '#data/climate/check/quantile.ts';
import type { ClimateNormals } from '#src/domain/climate/climate.ts';
import { KNOWN_AIR } from '#tests/fixtures/climate/known-air.ts';
import { REAL } from '#tests/helpers/real-providers.ts';

const { climate } = REAL;
const KNOWN = await Promise.all(
  KNOWN_AIR.map(async (known) => ({ known, normals: await climate.normalsAt(known) })),
);

test('humidity of the year at well-known stations: median within 3 points, nine in ten within 8', () => {
  const misses = KNOWN.map(({ known, normals }) =>
    Math.abs(100 * yearOf(normals, 'humidity') - known.humidity),
  );
  expect(quantile(misses, 0.5)).toBeLessThanOrEqual(3);
  expect(quantile(misses, 0.9)).toBeLessThanOrEqual(8);
});

test('wind of the year at well-known stations: median within 0.4 m/s, nine in ten within 1.25', () => {
  const misses = KNOWN.map(({ known, normals }) => Math.abs(yearOf(normals, 'wind') - known.wind));
  expect(quantile(misses, 0.5)).toBeLessThanOrEqual(0.4);
  expect(quantile(misses, 0.9)).toBeLessThanOrEqual(1.25);
});

test('wind and humidity are unknown on the ice, where no station is near', async () => {
  const { months } = await climate.normalsAt({ lat: -90, lng: 0 });
  expect(months.every(({ wind, humidity }) => wind === null && humidity === null)).toBe(true);
});

test('the open sea has wind and damp air', async () => {
  const { months } = await climate.normalsAt({ lat: 55, lng: -30 });
  expect(months[0]?.wind).toBeGreaterThan(9);
  expect(months[6]?.humidity).toBeGreaterThan(0.75);
});

test('winter is windier than summer in Lofoten, summer than winter in Cape Town', async () => {
  const lofoten = (await climate.normalsAt({ lat: 68.15, lng: 13.6 })).months;
  const cape = (await climate.normalsAt({ lat: -33.92, lng: 18.42 })).months;
  expect(lofoten[0]?.wind).toBeGreaterThan((lofoten[6]?.wind ?? 99) + 1.5);
  expect(cape[0]?.wind).toBeGreaterThan((cape[6]?.wind ?? 99) + 1);
});

test('Delhi is dry in May and damp in August', async () => {
  const { months } = await climate.normalsAt({ lat: 28.61, lng: 77.21 });
  expect(months[4]?.humidity).toBeLessThan(0.5);
  expect(months[7]?.humidity).toBeGreaterThan(0.68);
});

function yearOf({ months }: ClimateNormals, element: 'wind' | 'humidity'): number {
  return months.reduce((sum, month) => sum + (month[element] ?? Number.NaN), 0) / 12;
}
