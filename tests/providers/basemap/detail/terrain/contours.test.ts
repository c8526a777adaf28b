import { expect, test } from 'vitest';
import type { GridPoint } from '#src/domain/map/contour-lines.ts';
import { terrainContours } from '#src/providers/basemap/detail/terrain/contours.ts';
import type { Contours } from '#src/providers/basemap/detail/terrain/contours.ts';
import {
  createTerrainBlocks,
  terrainPart,
} from '#src/providers/basemap/detail/terrain/terrain-blocks.ts';
import { REAL } from '#tests/helpers/real-providers.ts';
import { MADE_SOURCE, madeTerrain } from './made-terrain.ts';
import type { Land } from './made-terrain.ts';

const SIDE = 512;
/** In Andorra: the tile, and its corner and side in the world. */
const AT = { z: 13, x: 4127, y: 3024 };
const WORLD = 2 ** AT.z;

/** Contours of a tile beside or at AT. */
async function contoursOn(land: Land, tile = AT): Promise<Contours> {
  const blockOf = createTerrainBlocks(MADE_SOURCE, REAL.elevation, madeTerrain(land).options);
  const block = await blockOf(tile);
  if (block === null) throw new Error('no terrain');
  const contours = terrainContours(terrainPart(block, tile), tile.z);
  if (contours === null) throw new Error('no contours');
  return contours;
}

/** A cone around the tile's middle: `perTile` metres lower at a tile's side from its top. */
function cone(top: number, perTile: number): Land {
  return (x, y) => {
    const across = Math.hypot(x * WORLD - (AT.x + 0.5), y * WORLD - (AT.y + 0.5));
    return Math.max(1000, top - perTile * across);
  };
}

/** From 2010 m at the west of a tile to 2610 m at its east, and level beyond. */
function slopeAt(share: number): number {
  return 2010 + Math.max(-0.5, Math.min(1.5, share)) * 600;
}

function hills(x: number, y: number): number {
  const large = 400 * Math.sin(x * WORLD * 2.1) * Math.cos(y * WORLD * 1.7);
  return 1500 + large + 90 * Math.sin(y * WORLD * 9);
}

/** A basin whose floor is a lake 2400 m high. */
function lake(x: number, y: number): number {
  return Math.max(2400, cone(2500, -600)(x, y));
}

/** Heights of lines on such a slope, within the tile. */
function levelsOf(lines: Contours['thin']): number[] {
  return lines
    .map(([[x] = [0]]) => Math.round(slopeAt(x / SIDE) / 10) * 10)
    .filter((height) => height > 2010 && height < 2610)
    .toSorted((a, b) => a - b);
}

test('the contours of a cone are circles around its top', async () => {
  const { thin, strong } = await contoursOn(cone(2590, 400));
  const circles = [...thin, ...strong].filter(isClosed).map((line) => {
    const radii = line.map(([x, y]) => Math.hypot(x - SIDE / 2, y - SIDE / 2));
    return { least: Math.min(...radii), most: Math.max(...radii) };
  });
  const inTile = circles.filter(({ most }) => most < SIDE / 2).toSorted((a, b) => a.most - b.most);
  // The smooth surface rounds the very top off.
  const levels = [2560, 2540, 2520, 2500, 2480, 2460, 2440, 2420, 2400];
  expect(inTile.slice(-levels.length)).toHaveLength(levels.length);
  for (const [at, { least, most }] of inTile.slice(-levels.length).entries()) {
    expect(most - least).toBeLessThan(4);
    expect(Math.abs((most + least) / 2 - ((2590 - (levels[at] ?? 0)) / 400) * SIDE)).toBeLessThan(
      3,
    );
  }
});

test.each([
  { view: 12, step: 100, strongEvery: 500 },
  { view: 13, step: 50, strongEvery: 100 },
  { view: 14, step: 20, strongEvery: 100 },
  { view: 16, step: 20, strongEvery: 100 },
])('at zoom $view lines are $step m apart, strong ones $strongEvery m', async (it) => {
  const z = it.view - 1;
  const shift = 2 ** (z - AT.z);
  const tile = { z, x: Math.floor(AT.x * shift), y: Math.floor(AT.y * shift) };
  const { thin, strong } = await contoursOn((x) => slopeAt(x * 2 ** z - tile.x), tile);
  const levels = Array.from({ length: 59 }, (_, at) => 2020 + at * 10).filter(
    (level) => level % it.step === 0,
  );
  expect(levelsOf(strong)).toEqual(levels.filter((level) => level % it.strongEvery === 0));
  expect(levelsOf(thin)).toEqual(levels.filter((level) => level % it.strongEvery !== 0));
});

test('up to zoom 11 of the view there are no contours', async () => {
  const tile = { z: 10, x: AT.x >> 3, y: AT.y >> 3 };
  await expect(contoursOn(() => 1800, tile)).rejects.toThrow('no contours');
});

test.each([
  { name: 'within a terrain tile', x: 4125 },
  { name: 'from one terrain tile to the next', x: 4127 },
])('lines of neighbours meet $name', async ({ x }) => {
  const west = await contoursOn(hills, { ...AT, x });
  const east = await contoursOn(hills, { ...AT, x: x + 1 });
  const here = crossings(west, SIDE);
  const there = crossings(east, 0);
  expect(here.length).toBeGreaterThan(15);
  expect(there).toHaveLength(here.length);
  for (const [at, y] of here.entries()) expect(Math.abs(y - (there[at] ?? 0))).toBeLessThan(0.05);
});

test('ripples of the surface have no ring, small tops have', async () => {
  const ripple = await contoursOn(cone(2503, 2000));
  expect(ripple.strong.filter(isClosed).filter((line) => ringWidth(line) < 6)).toEqual([]);
  const top = await contoursOn(cone(2530, 2000));
  expect(top.strong.filter(isClosed).some((line) => ringWidth(line) < 16)).toBe(true);
});

test('a lake at a whole height has no tangle of lines', async () => {
  const { strong } = await contoursOn(lake);
  expect(strong.filter(isClosed).length).toBeLessThanOrEqual(3);
});

test('figures stand on their lines, upright, apart and inside the tile', async () => {
  const { figures } = await contoursOn(cone(2590, 400));
  expect(figures.length).toBeGreaterThan(2);
  for (const { letters } of figures) {
    const text = letters.map(({ letter }) => letter).join('');
    for (const { x, y, angle } of letters) {
      const height = 2590 - (Math.hypot(x - SIDE / 2, y - SIDE / 2) / SIDE) * 400;
      expect(Math.abs(height - Number(text))).toBeLessThan(3);
      expect(Math.cos(angle)).toBeGreaterThan(-0.05);
      expect(Math.min(x, y, SIDE - x, SIDE - y)).toBeGreaterThanOrEqual(12);
    }
  }
  const middles = figures.map(({ letters }) => letters[1] ?? { x: 0, y: 0 });
  const nearest = middles.flatMap((a, at) =>
    middles.slice(at + 1).map((b) => Math.hypot(a.x - b.x, a.y - b.y)),
  );
  expect(Math.min(...nearest)).toBeGreaterThan(50);
});

test('where lines turn too sharply there is no figure', async () => {
  const { strong, figures } = await contoursOn(cone(2505, 2000));
  expect(strong.length).toBeGreaterThan(3);
  for (const { letters } of figures) {
    for (const [at, { angle }] of letters.entries()) {
      const before = letters[at - 1]?.angle ?? angle;
      expect(Math.abs(Math.sin((angle - before) / 2)) * 2).toBeLessThan(0.4);
    }
  }
});

function isClosed(line: readonly GridPoint[]): boolean {
  const last = line.at(-1);
  return last !== undefined && line[0]?.[0] === last[0] && line[0]?.[1] === last[1];
}

/** Where lines cross a column of pixels, from north to south. */
function crossings({ thin, strong }: Contours, column: number): number[] {
  const lines = [...thin, ...strong];
  return lines
    .flatMap((line) =>
      line.slice(1).flatMap(([x, y], at) => {
        const [fromX, fromY] = line[at] ?? [x, y];
        if (fromX < column === x < column) return [];
        return [fromY + ((y - fromY) * (column - fromX)) / (x - fromX)];
      }),
    )
    .filter((y) => y > 0 && y < SIDE)
    .toSorted((a, b) => a - b);
}

function ringWidth(line: readonly GridPoint[]): number {
  const xs = line.map(([x]) => x);
  return Math.max(...xs) - Math.min(...xs);
}
