import { assert, double, integer, property } from 'fast-check';
import { expect, test } from 'vitest';
import { MAP_TILE_PX } from '#src/domain/ports.ts';
import { tilesAround } from '#src/map/thumbnail/thumbnail-tiles.ts';

const THUMBNAIL = { width: 92, height: 104 };

test('a thumbnail in the middle of a tile needs this tile only', () => {
  // The tile 0/0/0 has its middle at 0, 0.
  expect(tilesAround({ lat: 0, lng: 0 }, 0, THUMBNAIL)).toEqual([
    { z: 0, x: 0, y: 0, left: 46 - MAP_TILE_PX / 2, top: 52 - MAP_TILE_PX / 2 },
  ]);
});

test('at a corner of four tiles it needs all four, each on its side of the middle', () => {
  const tiles = tilesAround({ lat: 0, lng: 0 }, 3, THUMBNAIL);
  expect(tiles.map(({ x, y }) => `${x}/${y}`)).toEqual(['3/3', '4/3', '3/4', '4/4']);
  expect(tiles.at(-1)).toMatchObject({ left: 46, top: 52 });
});

test('across the date line the other side of the world comes next', () => {
  const tiles = tilesAround({ lat: 10, lng: 180 }, 3, THUMBNAIL);
  expect(tiles.map(({ x }) => x)).toEqual([7, 0]);
});

test('a known point lies in its tile', () => {
  // Innsbruck at level 7, as every slippy map numbers it.
  const [tile] = tilesAround({ lat: 47.2692, lng: 11.4041 }, 7, { width: 2, height: 2 });
  expect(tile).toMatchObject({ x: 68, y: 44 });
});

test('anywhere on earth the tiles cover the picture, except beyond the ends of the map', () => {
  const lat = double({ min: -84, max: 84, noNaN: true });
  const lng = double({ min: -180, max: 180, noNaN: true });
  assert(
    property(lat, lng, integer({ min: 2, max: 8 }), (latitude, longitude, z) => {
      const tiles = tilesAround({ lat: latitude, lng: longitude }, z, THUMBNAIL);
      const covers = (x: number, y: number) =>
        tiles.some(
          ({ left, top }) =>
            left <= x && x < left + MAP_TILE_PX && top <= y && y < top + MAP_TILE_PX,
        );
      expect(covers(0, 52) && covers(91.9, 52) && covers(46, 52)).toBe(true);
      expect(tiles.every(({ x, y }) => x >= 0 && x < 2 ** z && y >= 0 && y < 2 ** z)).toBe(true);
    }),
  );
});
