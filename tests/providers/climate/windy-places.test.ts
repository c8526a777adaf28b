import { expect, test } from 'vitest';
import { exposureAt, withExposure } from '#src/providers/climate/exposure.ts';
import type { Exposure } from '#src/providers/climate/exposure.ts';
import type { MonthMeans } from '#src/providers/climate/day-to-day.ts';
import { OTHER_SUMMITS, WINDY_PLACES } from '#tests/fixtures/climate/windy-places.ts';
import type { WindyPlace } from '#tests/fixtures/climate/windy-places.ts';
import { REAL } from '#tests/helpers/real-providers.ts';

const SEA = {
  wind: Array.from({ length: 12 }, () => 8),
  humidity: Array.from({ length: 12 }, () => 0.8),
};

test('at least forty windy and mountain places are known, each with its source', () => {
  expect(WINDY_PLACES.length).toBeGreaterThanOrEqual(40);
  expect(WINDY_PLACES.filter(({ source }) => source === '')).toEqual([]);
});

test.each([
  ['coast', 1, 1.1],
  ['plain', 0.8, 1.2],
  ['valley', 0.8, 1.8],
  ['summit', 1.7, 1.3],
] as const)('%s: wind within %d m/s on average, wet days within %d', async (lie, wind, wetDays) => {
  const places = WINDY_PLACES.filter((place) => place.lie === lie);
  expect(await meanMiss(places, 'wind')).toBeLessThanOrEqual(wind);
  expect(await meanMiss(places, 'wetDays')).toBeLessThanOrEqual(wetDays);
});

test('summits that took no part in fitting the factors are as windy and wet as they are known to be', async () => {
  expect(await meanMiss(OTHER_SUMMITS, 'wind')).toBeLessThanOrEqual(1.8);
  expect(await meanMiss(OTHER_SUMMITS, 'wetDays')).toBeLessThanOrEqual(0.8);
});

test('a height is windier and wetter than the land around, a hill is not', () => {
  const [plain] = monthsAt({ seaShare: 0, depth: 0, rise: 0, belowTop: 0 });
  const [hill] = monthsAt({ seaShare: 0, depth: 0, rise: 200, belowTop: 0 });
  const [summit] = monthsAt({ seaShare: 0, depth: 0, rise: 1500, belowTop: 0 });
  expect(hill).toEqual(plain);
  expect(summit?.wind).toBeGreaterThan(2 * (plain?.wind ?? 0));
  expect(summit?.wetDays).toBeGreaterThan(plain?.wetDays ?? 31);
});

test('a village high up, but below the tops, is in their lee', () => {
  const [summit] = monthsAt({ seaShare: 0, depth: 0, rise: 800, belowTop: 0 });
  const [village] = monthsAt({ seaShare: 0, depth: 0, rise: 800, belowTop: 900 });
  expect(village?.wind).toBeLessThan((summit?.wind ?? 0) - 1.5);
});

test('no height has more than 5 m/s above the land around', () => {
  const [summit] = monthsAt({ seaShare: 0, depth: 0, rise: 3000, belowTop: 0 }, { wind: 7 });
  expect(summit?.wind).toBeCloseTo(12);
});

test('it never rains on more days than there is rain for, nor on every day', () => {
  const summit = { seaShare: 0, depth: 0, rise: 3000, belowTop: 0 };
  expect(monthsAt(summit, { wetDays: 4, precipitation: 4.2 })[0]?.wetDays).toBeCloseTo(4.2);
  expect(monthsAt(summit, { wetDays: 27, precipitation: 900 })[0]?.wetDays).toBe(28);
  expect(monthsAt(summit, { wetDays: null, precipitation: null })[0]?.wetDays).toBeNull();
});

test('a valley shelters from light winds, and not from the storms of the far south', () => {
  const valley = { seaShare: 0, depth: 800, rise: 0, belowTop: 0 };
  expect(monthsAt(valley, { wind: 3 })[0]?.wind).toBeLessThan(2);
  expect(monthsAt(valley, { wind: 6.5 })[0]?.wind).toBe(6.5);
});

test('depth and rise are told by the heights around', () => {
  const window = {
    north: 47.1,
    west: 11,
    columns: 2,
    rows: 2,
    stepDegrees: 0.05,
    kinds: new Uint8Array([1, 1, 1, 1]),
    heights: new Int16Array([1000, 1000, 2000, 2000]),
  };
  const point = { lat: 47.05, lng: 11.05 };
  expect(exposureAt(window, point, 2500)).toEqual({
    seaShare: 0,
    depth: 0,
    rise: 1000,
    belowTop: 0,
  });
  expect(exposureAt(window, point, 1100)).toEqual({
    seaShare: 0,
    depth: 400,
    rise: 0,
    belowTop: 900,
  });
});

async function meanMiss(
  places: readonly WindyPlace[],
  element: 'wind' | 'wetDays',
): Promise<number> {
  const misses: number[] = [];
  for (const place of places) {
    const { [element]: known, month } = place;
    const value = (await REAL.climate.normalsAt(place)).months[month - 1]?.[element] ?? Number.NaN;
    if (known !== null) misses.push(Math.abs(value - known));
  }
  return misses.reduce((sum, miss) => sum + miss, 0) / misses.length;
}

function monthsAt(exposure: Exposure, changes: Partial<MonthMeans> = {}): MonthMeans[] {
  const month: MonthMeans = {
    high: 10,
    low: 2,
    precipitation: 120,
    wetDays: 11,
    sunshine: 0.4,
    wind: 3,
    humidity: 0.8,
  };
  return withExposure([{ ...month, ...changes }], exposure, SEA);
}
