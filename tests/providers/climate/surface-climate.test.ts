import { expect, test } from 'vitest';
import { CITY_NORMALS } from '#tests/fixtures/climate/city-normals.ts';
import { REAL } from '#tests/helpers/real-providers.ts';
import { climateContract } from '../climate.contract.ts';

const { climate } = REAL;

climateContract(() => climate);

test('normals of 43 cities: median error within 0.8 K, nine in ten within 2 K', async () => {
  const misses: number[] = [];
  for (const { lat, lng, january, july } of CITY_NORMALS) {
    const { months } = await climate.normalsAt({ lat, lng });
    for (const [month, [high, low]] of [
      [0, january],
      [6, july],
    ] as const) {
      misses.push(Math.abs((months[month]?.high ?? 99) - high));
      misses.push(Math.abs((months[month]?.low ?? 99) - low));
    }
  }
  const sorted = misses.toSorted((a, b) => a - b);
  expect(sorted[Math.floor(sorted.length / 2)]).toBeLessThanOrEqual(0.8);
  expect(sorted[Math.floor(sorted.length * 0.9)]).toBeLessThanOrEqual(2);
});

test('an airport on a lagoon is above sea level despite hills behind it', async () => {
  const { elevation } = await climate.normalsAt({ lat: -17.55, lng: -149.61 });
  expect(elevation).toBeGreaterThan(0);
});
