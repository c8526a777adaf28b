import { expect, test } from 'vitest';
import { STYLE_PALETTES } from '#src/providers/basemap/tiles/style-palette.ts';
import { atZoom } from '#src/domain/at-zoom.ts';
import { INK_PAINTS, SEA_PAINTS } from '#src/providers/basemap/tiles/tile-style.ts';
import { createTileStore } from '#src/providers/basemap/tiles/tile-store.ts';
import { readVectorTile } from '#src/providers/basemap/tiles/vector-tile.ts';
import { createFileDataPack } from '#tests/helpers/file-data-pack.ts';

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

test('a width is interpolated linearly between two zooms and constant beyond them', () => {
  const width = [
    [3, 1],
    [7, 3],
  ] as const;
  expect([2, 3, 5, 7, 9].map((zoom) => atZoom(width, zoom))).toEqual([1, 1, 2, 3, 3]);
});
