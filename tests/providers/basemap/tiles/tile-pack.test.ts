import { expect, test } from 'vitest';
import { writeTilePack } from '#data/basemap/tile-pack-writer.ts';
import { readTilePack } from '#src/providers/basemap/tiles/tile-pack.ts';

const coast = Uint8Array.of(1, 2, 3);
const inland = Uint8Array.of(9);
const tiles = [
  { z: 7, x: 127, y: 0, bytes: coast },
  { z: 7, x: 3, y: 99, bytes: inland },
  { z: 7, x: 4, y: 99, bytes: inland },
  { z: 1, x: 0, y: 1, bytes: Uint8Array.from({ length: 300 }, (_, at) => at % 251) },
];

test('written tiles are read back', () => {
  const pack = readTilePack(writeTilePack(tiles));
  for (const { z, x, y, bytes } of tiles) expect(pack.tile(z, x, y)).toEqual(bytes);
  expect(pack.count).toBe(4);
});

test('a missing tile is null', () => {
  expect(readTilePack(writeTilePack(tiles)).tile(7, 5, 99)).toBeNull();
});

test('equal tiles are stored once', () => {
  const twice = writeTilePack(tiles.slice(1, 3)).length;
  const once = writeTilePack(tiles.slice(1, 2)).length;
  expect(twice - once).toBe(4);
});

test('the order of the tiles does not matter', () => {
  expect(writeTilePack(tiles.toReversed())).toEqual(writeTilePack(tiles));
});

test('regions are read back', () => {
  const region = { level: 7, z: 2, x: 1, y: 3, file: 300 };
  expect(readTilePack(writeTilePack([], [region])).regions).toEqual([region]);
});
