import { expect, test } from 'vitest';
import {
  colorTable,
  RELIEF_PALETTES,
  TABLE_STEP_M,
} from '#src/providers/basemap/relief/relief-palette.ts';
import { exaggeration, shadeOf } from '#src/providers/basemap/relief/relief-shade.ts';
import { readGround } from '#src/providers/basemap/relief/ground.ts';
import { sharpenSlopes } from '#src/providers/basemap/relief/relief-sharpen.ts';
import { reliefTile } from '#src/providers/basemap/relief/relief-tile.ts';
import { resample } from '#src/providers/basemap/relief/resample.ts';
import { createElevationGrid } from '#src/providers/elevation/elevation-grid.ts';
import type { ElevationGrid } from '#src/providers/elevation/elevation-grid.ts';
import { createFileDataPack } from '#tests/helpers/file-data-pack.ts';

const pack = createFileDataPack();
const SIDE_PX = 256;

async function tileOf(
  elevation: ElevationGrid,
  tile: { z: number; x: number; y: number; scheme: 'light' | 'dark' },
): Promise<Uint8ClampedArray> {
  const ground = readGround(await pack.bytes('basemap/ground'));
  return (await reliefTile(elevation, ground, { ...tile, sidePx: SIDE_PX, toEdges: false })).pixels;
}

test('a slope that faces north-west is lighter than one that faces south-east', () => {
  const northWest = shadeOf(0.3, -0.3);
  const southEast = shadeOf(-0.3, 0.3);
  expect(northWest).toBeGreaterThan(0);
  expect(southEast).toBeLessThan(0);
});

test('enlarged tiles meet without a seam: they share the pixels of their edge', async () => {
  const ground = readGround(await pack.bytes('basemap/ground'));
  const elevation = createElevationGrid(pack);
  const side = 33;
  const alps = { z: 9, y: 180, sidePx: side, scheme: 'light', toEdges: true } as const;
  const [west, east] = await Promise.all(
    [272, 273].map(async (x) => (await reliefTile(elevation, ground, { ...alps, x })).pixels),
  );
  const column = (pixels: Uint8ClampedArray | undefined, x: number) =>
    Array.from({ length: side }, (_, y) => pixels?.[(y * side + x) * 4]);
  expect(column(west, side - 1)).toEqual(column(east, 0));
  expect(new Set(column(west, side - 1)).size).toBeGreaterThan(5);
});

test('level ground is neither lit nor shaded', () => {
  expect(shadeOf(0, 0)).toBeCloseTo(0, 10);
});

test('the exaggeration is larger at low zooms and in the far north', () => {
  expect([3, 4, 6, 8].map((zoom) => exaggeration(zoom, 45))).toEqual([11, 9, 7, 4.2]);
  expect(exaggeration(8, 70)).toBeGreaterThan(exaggeration(8, 45));
});

test("heights have the palette's colours", () => {
  const table = colorTable(RELIEF_PALETTES.light.humid);
  const at = (metres: number): number[] =>
    Array.from(table.slice((metres / TABLE_STEP_M) * 3).slice(0, 3));
  expect(at(0)).toEqual([0xdd, 0xe7, 0xcc]);
  expect(at(2500)).toEqual([0xc9, 0xd3, 0xb2]);
  expect(at(4600)).toEqual([0xd2, 0xd8, 0xbd]);
});

test('a ridge parallel to the light has a bright and a dark side', () => {
  const southWest = shadeOf(0.35, 0.35);
  const northEast = shadeOf(-0.35, -0.35);
  expect(southWest).toBeGreaterThan(0.1);
  expect(northEast).toBeLessThan(-0.2);
});

test.each([
  { place: 'Mont Blanc', lat: 45.833, lng: 6.865, metres: 4200, icy: true },
  { place: 'the high plain of Tibet', lat: 31, lng: 89, metres: 4700, icy: false },
  { place: 'Chomolungma', lat: 27.99, lng: 86.92, metres: 6900, icy: true },
  { place: 'the Altiplano', lat: -17.5, lng: -68, metres: 3900, icy: false },
  { place: 'the Colorado Rockies', lat: 39, lng: -106.5, metres: 3700, icy: false },
  { place: 'the ice sheet of Greenland', lat: 70, lng: -38, metres: 2800, icy: true },
  { place: 'Vatnajökull', lat: 64.4, lng: -16.8, metres: 1600, icy: true },
])('$place is white only where snow is permanent', async ({ lat, lng, metres, icy }) => {
  const ground = readGround(await pack.bytes('basemap/ground'));
  const { snowLine } = ground.sample(Float64Array.of(lng), Float64Array.of(lat));
  expect(metres > (snowLine[0] ?? 0)).toBe(icy);
});

test.each([
  { place: 'the Sahara', lat: 24, lng: 10, least: 0, most: 0.3 },
  { place: 'the Kazakh steppe', lat: 48, lng: 68, least: 0.3, most: 1.4 },
  { place: 'Mallorca', lat: 39.6, lng: 3, least: 0.7, most: 2 },
  { place: 'Bavaria', lat: 48, lng: 12, least: 2.2, most: 7 },
  { place: 'Amazonia', lat: -4, lng: -63, least: 2.2, most: 7 },
])('$place is as green as expected', async ({ lat, lng, least, most }) => {
  const ground = readGround(await pack.bytes('basemap/ground'));
  const { moisture } = ground.sample(Float64Array.of(lng), Float64Array.of(lat));
  expect(moisture[0]).toBeGreaterThanOrEqual(least);
  expect(moisture[0]).toBeLessThanOrEqual(most);
});

test('steep terrain is sharpened, terraces in level terrain are smoothed', () => {
  const peak = Float32Array.from({ length: 25 }, (_, at) => (at === 12 ? 1000 : 500));
  expect(sharpenSlopes(peak, 5)[12]).toBeGreaterThan(1000);
  const step = Float32Array.from({ length: 25 }, (_, at) => (at % 5 < 2 ? 10 : 17));
  const smooth = sharpenSlopes(step, 5);
  expect((smooth[12] ?? 0) - (smooth[11] ?? 0)).toBeLessThan(5);
});

test('a resampled plane stays a plane', () => {
  const values = Float32Array.from({ length: 100 }, (_, at) => (at % 10) * 3 + Math.floor(at / 10));
  const result = resample(
    { values, columns: 10, rows: 10 },
    Float64Array.of(2.5, 6.25),
    Float64Array.of(3, 4.75),
  );
  expect([...result].map((value) => Number(value.toFixed(4)))).toEqual([10.5, 21.75, 12.25, 23.5]);
});

test('the open sea is not shaded', async () => {
  const pixels = await tileOf(createElevationGrid(pack), { z: 8, x: 100, y: 100, scheme: 'light' });
  const first = pixels.slice(0, 3);
  const last = pixels.slice(-4, -1);
  for (const channel of [0, 1, 2]) {
    expect(Math.abs((first[channel] ?? 0) - (last[channel] ?? 0))).toBeLessThan(6);
  }
});

test('the relief of the Alps has light and shadow, is deterministic, and differs by scheme', async () => {
  const elevation = createElevationGrid(pack);
  const alps = { z: 8, x: 135, y: 90 };
  const light = await tileOf(elevation, { ...alps, scheme: 'light' });
  expect(light).toHaveLength(SIDE_PX * SIDE_PX * 4);
  const reds = light.filter((_, at) => at % 4 === 0);
  expect(Math.max(...reds) - Math.min(...reds)).toBeGreaterThan(90);
  expect(await tileOf(elevation, { ...alps, scheme: 'light' })).toEqual(light);
  const dark = await tileOf(elevation, { ...alps, scheme: 'dark' });
  expect(mean(dark)).toBeLessThan(mean(light) * 0.7);
});

test('falls back to the overview where the full grid is missing', async () => {
  const real = createElevationGrid(pack);
  const overviewOnly: ElevationGrid = {
    window: (bounds, level) =>
      level === 'overview' ? real.window(bounds, level) : Promise.reject(new Error('missing')),
  };
  const pixels = await tileOf(overviewOnly, { z: 8, x: 135, y: 90, scheme: 'light' });
  expect(Math.max(...pixels)).toBe(255);
});

function mean(pixels: Uint8ClampedArray): number {
  return pixels.reduce((sum, value) => sum + value, 0) / pixels.length;
}
