import { expect, test } from 'vitest';
import { STYLE_PALETTES } from '#src/providers/basemap/tiles/style-palette.ts';
import { INK_PAINTS, SEA_PAINTS } from '#src/providers/basemap/tiles/tile-style.ts';
import {
  CROSSING_PAINTS,
  RAIL_PAINTS,
  ROAD_PAINTS,
} from '#src/providers/basemap/tiles/way-style.ts';
import { createTileStore } from '#src/providers/basemap/tiles/tile-store.ts';
import { readVectorTile } from '#src/providers/basemap/tiles/vector-tile.ts';
import { createFileDataPack } from '#tests/helpers/file-data-pack.ts';

/** Tiles of level 7: the Dover Strait with its tunnel, Dublin and its ferry, tracks of Alaska. */
const WITH_WAYS = [
  [64, 42],
  [61, 41],
  [10, 30],
] as const;
const COLOR = /^(#[\dA-F]{6}|rgba\((\d+, ){3}0?\.\d+\))$/u;

test('every paint has a colour in both schemes, and the schemes share none', () => {
  const light = Object.values(STYLE_PALETTES.light);
  const dark = Object.values(STYLE_PALETTES.dark);
  for (const color of [...light, ...dark]) expect(color).toMatch(COLOR);
  expect(light.filter((color) => dark.includes(color))).toEqual([]);
});

test('every layer that is painted exists in the tiles', async () => {
  const store = createTileStore(createFileDataPack(), 'basemap');
  const found = new Set<string>();
  for (const [z, x, y] of [
    [1, 1, 0],
    [3, 4, 2],
    [5, 17, 11],
    [7, 68, 44],
  ] as const) {
    const layers = readVectorTile((await store.vector(z, x, y)) ?? new Uint8Array());
    for (const name of layers.keys()) found.add(name);
  }
  const painted = [...SEA_PAINTS, ...INK_PAINTS].map(({ layer }) => layer);
  expect(painted.filter((name) => !found.has(name))).toEqual([]);
});

test('every kind of way that is painted, and built-up land, exists in the tiles of ways', async () => {
  const store = createTileStore(createFileDataPack(), 'ways');
  const found = new Set<string>();
  for (const [x, y] of WITH_WAYS) {
    const bytes = (await store.vector(7, x, y)) ?? new Uint8Array();
    for (const [layer, features] of readVectorTile(bytes)) {
      for (const { tags } of features) found.add(`${layer} ${tags['rank'] ?? ''}`.trim());
    }
  }
  const painted = [...ROAD_PAINTS, ...RAIL_PAINTS, ...CROSSING_PAINTS];
  const wanted = painted.map(({ layer, rank }) => `${layer} ${rank ?? ''}`.trim());
  expect([...wanted, 'built'].filter((name) => !found.has(name))).toEqual([]);
});
