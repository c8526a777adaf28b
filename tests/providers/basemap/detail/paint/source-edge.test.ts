import { expect, test } from 'vitest';
import type { TileSource } from '#src/domain/map/detail-tiles.ts';
import { createDetailTiles } from '#src/providers/basemap/detail/detail-tiles.ts';
import { absentNeighbours, edgeOpacity } from '#src/providers/basemap/detail/paint/source-edge.ts';

const TILE = { z: 14, x: 8260, y: 6050, pixelRatio: 1, scheme: 'light' } as const;
const WORLD: TileSource = { template: '{z}/{x}/{y}', minZoom: 0, maxZoom: 14, bounds: null };
const REGION: TileSource = { ...WORLD, bounds: [1.3, 42.3, 1.8, 42.7] };

/** A source without the tiles to the east of TILE; those to the north do not answer. */
function tilesOf(source: TileSource, asked: string[] = []) {
  return createDetailTiles(source, async (url) => {
    asked.push(url);
    if (url.endsWith('/6049')) throw new Error('no answer');
    return url.includes('/8261/') ? null : Uint8Array.of(0x1a, 0);
  });
}

test('a tile of a region knows which neighbours are absent; what does not answer may be there', async () => {
  expect(await absentNeighbours(REGION, tilesOf(REGION), TILE)).toEqual([
    [1, 0],
    [1, 1],
  ]);
});

test('of a source of the whole world no neighbour is asked for', async () => {
  const asked: string[] = [];
  expect(await absentNeighbours(WORLD, tilesOf(WORLD, asked), TILE)).toEqual([]);
  expect(asked).toEqual([]);
});

test('what is outside of the bounds is absent without asking', async () => {
  const source: TileSource = { ...REGION, bounds: [1.3, 42.3, 1.5, 42.7] };
  const asked: string[] = [];
  expect(await absentNeighbours(source, tilesOf(source, asked), TILE)).toContainEqual([1, 0]);
  expect(asked.filter((url) => url.includes('/8261/'))).toEqual([]);
});

test('the embedded map is whole at an absent neighbour and gone within half a tile', () => {
  const east = [[1, 0]] as const;
  expect(edgeOpacity(east, 1, 0.3)).toBe(1);
  expect(edgeOpacity(east, 0.8, 0.3)).toBeCloseTo(0.5, 5);
  expect(edgeOpacity(east, 0.5, 0.3)).toBe(0);
});

test('it fades alike on both sides of a tile’s edge', () => {
  // South of one tile is the tile that is absent south-east of its western neighbour.
  for (const y of [0.7, 0.85, 1]) {
    expect(edgeOpacity([[0, 1]], 0, y)).toBeCloseTo(edgeOpacity([[1, 1]], 1, y), 5);
  }
});
