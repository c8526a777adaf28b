import { expect, test } from 'vitest';
import { fillVoids } from '#src/providers/basemap/detail/terrain/fill-voids.ts';
import { groundLimits } from '#src/providers/basemap/detail/terrain/ground-limits.ts';
import {
  createTerrainBlocks,
  terrainPart,
} from '#src/providers/basemap/detail/terrain/terrain-blocks.ts';
import type { TerrainPart } from '#src/providers/basemap/detail/terrain/terrain-blocks.ts';
import { terrariumHeights } from '#src/providers/basemap/detail/terrain/terrarium.ts';
import { REAL } from '#tests/helpers/real-providers.ts';
import { MADE_SOURCE, madeTerrain, terrariumPixels } from './made-terrain.ts';

/** Andorra, at zoom 11. */
const AT = { z: 11, x: 1032, y: 756 };
const ANDORRA = { west: 1.4, south: 42.5, east: 1.6, north: 42.65 };

async function partOf(
  terrain: ReturnType<typeof madeTerrain>,
  tile = AT,
): Promise<TerrainPart | null> {
  const block = await createTerrainBlocks(MADE_SOURCE, REAL.elevation, terrain.options)(tile);
  return block === null ? null : terrainPart(block, tile);
}

function middleOf(part: TerrainPart | null): number | undefined {
  return part?.heightsAt(Float64Array.of(0.5))[0];
}

test('metres are red * 256 + green + blue / 256 - 32768', () => {
  const data = [133, 120, 128, 255, 128, 0, 0, 255, 127, 255, 0, 255, 0, 0, 0, 255];
  const { heights, side } = terrariumHeights({ data, width: 2, height: 2 });
  expect(side).toBe(2);
  expect([...heights]).toEqual([1400.5, 0, -1, Number.NaN]);
});

test('a picture that is no square of heights is refused', () => {
  const data = new Uint8Array(4 * 6);
  expect(() => terrariumHeights({ data, width: 3, height: 2 })).toThrow('not a terrain tile');
  expect(() => terrariumHeights({ data, width: 1, height: 1 })).toThrow('not a terrain tile');
});

test('pixels of a made tile are read as they were written', () => {
  const data = terrariumPixels(() => 2942.25, 11, 1032, 756);
  expect(terrariumHeights({ data, width: 256, height: 256 }).heights[300]).toBe(2942.25);
});

test('finer tiles than zoom 11 are not asked for: they hold no more', async () => {
  const terrain = madeTerrain(() => 1800);
  const part = await partOf(terrain, { z: 15, x: AT.x * 16 + 5, y: AT.y * 16 + 9 });
  expect(middleOf(part)).toBeCloseTo(1800, 1);
  expect(part?.points).toBe(16);
  expect(new Set(terrain.asked.map((name) => name.split('/')[0]))).toEqual(new Set(['11']));
  expect(terrain.asked).toHaveLength(9);
});

test('the next tile of the same terrain tile asks for nothing', async () => {
  const terrain = madeTerrain(() => 1800);
  const blockOf = createTerrainBlocks(MADE_SOURCE, REAL.elevation, terrain.options);
  await blockOf({ z: 12, x: AT.x * 2, y: AT.y * 2 });
  await blockOf({ z: 12, x: AT.x * 2 + 1, y: AT.y * 2 });
  expect(terrain.asked).toHaveLength(9);
});

test('where the source has no tile there is no terrain', async () => {
  expect(
    await partOf(
      madeTerrain(
        () => 1800,
        () => 'absent',
      ),
    ),
  ).toBeNull();
});

test('a neighbour that fails does not cost the tile, and is asked again', async () => {
  let fails = true;
  const terrain = madeTerrain(
    () => 1800,
    (name) => (fails && name === '11/1033/756' ? 'failure' : 'tile'),
  );
  const blockOf = createTerrainBlocks(MADE_SOURCE, REAL.elevation, terrain.options);
  const block = await blockOf(AT);
  expect(block?.heights.every((height) => height === 1800)).toBe(true);
  fails = false;
  await blockOf(AT);
  expect(terrain.asked.filter((name) => name === '11/1033/756')).toHaveLength(2);
  expect(terrain.asked).toHaveLength(10);
});

test('a tile that fails is an error, not ground at the sea', async () => {
  await expect(
    partOf(
      madeTerrain(
        () => 1800,
        () => 'failure',
      ),
    ),
  ).rejects.toThrow('status 500');
});

test('voids at the sea in the mountains become ground, with their slanted rims', async () => {
  const limits = await groundLimits(REAL.elevation, ANDORRA);
  const side = 64;
  const slope = (at: number): number => 2200 + (at % side) * 6;
  const holed = Float32Array.from({ length: side * side }, (_, at) => {
    const far = Math.hypot((at % side) - 30, Math.floor(at / side) - 30);
    return far < 5 ? 0 : far < 8 ? slope(at) * ((far - 5) / 3) : slope(at);
  });
  const filled = fillVoids(holed, side, { ...limits, metresPerPoint: 57 });
  const errors = filled.map((height, at) => Math.abs(height - slope(at)));
  expect(Math.max(...errors)).toBeLessThan(40);
});

test('unknown heights are filled as well', () => {
  const heights = new Float32Array(400).fill(700);
  heights[210] = Number.NaN;
  const limits = { lowestM: Number.NEGATIVE_INFINITY, metresPerPoint: 57 };
  expect([...new Set(fillVoids(heights, 20, limits))]).toEqual([700]);
});

test('real ground is left as it is: a wall of 50 degrees, a gorge below the cells of the grid', async () => {
  const { lowestM } = await groundLimits(REAL.elevation, ANDORRA);
  const side = 32;
  const wall = Float32Array.from({ length: side * side }, (_, at) => {
    const column = at % side;
    return column < 12 ? 900 : Math.min(2000, 900 + (column - 12) * 68);
  });
  expect(fillVoids(wall, side, { lowestM, metresPerPoint: 57 })).toEqual(wall);
});

test('the sea is flat and its floor is none of the map, the Dead Sea keeps its depth', async () => {
  const coast = await groundLimits(REAL.elevation, {
    west: 7.3,
    south: 43.6,
    east: 7.5,
    north: 43.8,
  });
  expect(coast.lowestM).toBeNull();
  const floor = Float32Array.of(-40, -30, 12, -50, -20, 15, -60, -10, 30);
  expect(Math.min(...fillVoids(floor, 3, { ...coast, metresPerPoint: 57 }))).toBe(0);
  const deadSea = await groundLimits(REAL.elevation, {
    west: 35.4,
    south: 31.4,
    east: 35.6,
    north: 31.6,
  });
  expect(deadSea.lowestM).toBeLessThan(-430);
});

test('a sea without heights, as in tiles of SRTM, is the sea', () => {
  const shore = Float32Array.from({ length: 100 }, (_, at) => (at % 10 < 6 ? Number.NaN : 4));
  const filled = fillVoids(shore, 10, { lowestM: null, metresPerPoint: 57 });
  expect(filled.slice(0, 10)).toEqual(Float32Array.of(0, 0, 0, 0, 0, 0, 4, 4, 4, 4));
});
