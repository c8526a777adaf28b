import { expect, test } from 'vitest';
import { REAL } from '#tests/helpers/real-providers.ts';

const grid = REAL.elevation;

async function cellAt(lat: number, lng: number): Promise<{ height: number; kind: number }> {
  const window = await grid.window({ north: lat, south: lat, west: lng, east: lng }, 'full');
  return { height: window.heights[0] ?? Number.NaN, kind: window.kinds[0] ?? Number.NaN };
}

test.each([
  { place: 'Munich', lat: 48.14, lng: 11.58, metres: 519, within: 30 },
  { place: 'Denver', lat: 39.74, lng: -104.98, metres: 1609, within: 40 },
  { place: 'La Paz (El Alto)', lat: -16.5, lng: -68.19, metres: 4061, within: 100 },
  { place: 'Nairobi', lat: -1.29, lng: 36.82, metres: 1661, within: 60 },
  { place: 'South Pole', lat: -90, lng: 0, metres: 2835, within: 100 },
  { place: 'Jericho', lat: 31.86, lng: 35.45, metres: -258, within: 100 },
])('the height of $place is right', async ({ lat, lng, metres, within }) => {
  const { height, kind } = await cellAt(lat, lng);
  expect(kind).toBe(1);
  expect(Math.abs(height - metres)).toBeLessThanOrEqual(within);
});

test.each([
  { lake: 'Superior', lat: 47.7, lng: -87.5, metres: 183 },
  { lake: 'Caspian Sea', lat: 42, lng: 50.5, metres: -28 },
  { lake: 'Dead Sea', lat: 31.5, lng: 35.48, metres: -430 },
])('$lake has the height of its surface', async ({ lat, lng, metres }) => {
  const { height, kind } = await cellAt(lat, lng);
  expect(kind).toBe(2);
  expect(Math.abs(height - metres)).toBeLessThanOrEqual(6);
});

test('the height is 0 on the sea and never 0 on land', async () => {
  const window = await grid.window({ north: 55, south: 50, west: 2, east: 8 }, 'full');
  expect(window.columns).toBe(144);
  expect(window.rows).toBe(120);
  for (const [cell, height] of window.heights.entries()) {
    expect(height === 0).toBe(window.kinds[cell] === 0);
  }
});

test('a window across the date line is the same as its two halves', async () => {
  const both = await grid.window({ north: -16, south: -18, west: 177, east: 183 }, 'full');
  const east = await grid.window({ north: -16, south: -18, west: -180, east: -177 }, 'full');
  expect(both.columns).toBe(144);
  for (let row = 0; row < both.rows; row++) {
    const half = both.heights.subarray(row * 144 + 72, row * 144 + 144);
    expect(half).toEqual(east.heights.subarray(row * 72, row * 72 + 72));
  }
});

test('a window across several files has no seam', async () => {
  const wide = await grid.window({ north: 46, south: 44, west: -1, east: 1 }, 'full');
  const corner = await grid.window({ north: 45, south: 44, west: 0, east: 1 }, 'full');
  expect(wide.heights.at(-1)).toBe(corner.heights.at(-1));
  expect(corner.north).toBe(45);
  expect(wide.north).toBe(46);
  expect(wide.heights[24 * 48 + 24]).toBe(corner.heights[0]);
});

test('the overview has the continents', async () => {
  const world = await grid.window({ north: 90, south: -90, west: -180, east: 180 }, 'overview');
  expect([world.columns, world.rows]).toEqual([2160, 1080]);
  const tibet = world.heights[(90 - 33) * 6 * 2160 + (180 + 88) * 6] ?? 0;
  expect(tibet).toBeGreaterThan(4500);
});

test('a window that reaches beyond a pole ends there', async () => {
  const window = await grid.window({ north: 95, south: 89, west: 0, east: 1 }, 'full');
  expect(window.north).toBe(90);
  expect(window.rows).toBe(24);
});
