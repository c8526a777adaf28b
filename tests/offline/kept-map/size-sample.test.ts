import { existsSync, statSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { KEPT_BYTES, keptTiles, tileKey } from '#src/domain/map/kept-area.ts';
import type { KeptTile } from '#src/domain/map/kept-area.ts';
import { estimateSize, pickSample } from '#src/offline/kept-map/size-sample.ts';

const TILES = join(import.meta.dirname, '../../fixtures/tiles');
const COMMON = { template: '', minZoom: 8 };
const SOURCES = {
  tiles: { ...COMMON, maxZoom: 14, bounds: [1.384, 42.407, 1.802, 42.667] },
  terrain: { ...COMMON, maxZoom: 11, bounds: [1.23, 42.293, 1.934, 42.683] },
} as const;

function sizeOf({ kind, z, x, y }: KeptTile): number {
  const name = kind === 'tiles' ? `vector/${z}/${x}/${y}.pbf` : `terrain/${z}/${x}/${y}.png`;
  return existsSync(join(TILES, name)) ? statSync(join(TILES, name)).size : 0;
}

const sizesOf = (tiles: readonly KeptTile[], size = sizeOf) =>
  new Map(tiles.map((tile) => [tileKey(tile), size(tile)]));

test.each([
  ['its capital', { lat: 42.5063, lng: 1.5218 }],
  ['a ski village', { lat: 42.5769, lng: 1.6677 }],
  ['its border', { lat: 42.46, lng: 1.49 }],
  ['a lonely summit', { lat: 42.6, lng: 1.45 }],
])('the map of Andorra around %s is estimated to a third, by few tiles', (_, point) => {
  const tiles = keptTiles([point], SOURCES);
  const sample = pickSample(tiles);
  expect(sample.length).toBeLessThan(18);
  const real = tiles.reduce((sum, tile) => sum + sizeOf(tile), 0);
  const { bytes, isTooMuch } = estimateSize(tiles, sizesOf(sample));
  expect(isTooMuch).toBe(false);
  expect(bytes / real).toBeGreaterThan(2 / 3);
  expect(bytes / real).toBeLessThan(4 / 3);
});

test('the innermost tile is looked at, so that a small extract is found', () => {
  const tiles = keptTiles([{ lat: 43.7384, lng: 7.4246 }], {
    tiles: { ...COMMON, maxZoom: 14, bounds: null },
    terrain: null,
  });
  expect(estimateSize(tiles, sizesOf(pickSample(tiles))).bytes).toBeGreaterThan(0);
});

test('sources that end early are sampled at their last zoom', () => {
  const tiles = keptTiles([{ lat: 42.5, lng: 1.5 }], {
    tiles: { ...COMMON, maxZoom: 10, bounds: null },
    terrain: null,
  });
  const sizes = sizesOf(pickSample(tiles), () => 1000);
  expect(estimateSize(tiles, sizes).bytes).toBe(tiles.length * 1000);
});

test('never more than a trip may keep', () => {
  const tiles = keptTiles([{ lat: 42.5, lng: 1.5 }], SOURCES);
  const sizes = sizesOf(pickSample(tiles), () => 400_000);
  expect(estimateSize(tiles, sizes)).toEqual({ bytes: KEPT_BYTES, isTooMuch: true });
});
