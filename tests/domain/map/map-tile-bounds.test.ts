import { assert, double, integer, property } from 'fast-check';
import { expect, test } from 'vitest';
import { mapTileBounds } from '#src/domain/map/map-tile-bounds.ts';
import { tilesAround } from '#src/map/thumbnail/thumbnail-tiles.ts';

test('the one tile of level 0 is the world, to where a map of the web ends', () => {
  const world = mapTileBounds(0, 0, 0);
  expect([world.west, world.east]).toEqual([-180, 180]);
  expect(world.north).toBeCloseTo(85.0511, 4);
  expect(world.south).toBeCloseTo(-85.0511, 4);
});

test('Zermatt lies in the tile that every map on the web has for it', () => {
  const { west, south, east, north } = mapTileBounds(8, 133, 91);
  expect([west, east]).toEqual([7.03125, 8.4375]);
  expect([south, north]).toEqual([expect.closeTo(45.089, 4), expect.closeTo(46.0732, 4)]);
});

test('tiles meet without a gap: an edge is the same number on both sides', () => {
  for (const z of [3, 8, 12]) {
    const at = Math.floor(2 ** z / 3);
    const here = mapTileBounds(z, at, at);
    expect(mapTileBounds(z, at + 1, at).west).toBe(here.east);
    expect(mapTileBounds(z, at, at + 1).north).toBe(here.south);
  }
});

test('any point lies within the bounds of the tile that shows it', () => {
  const lat = double({ min: -84, max: 84, noNaN: true });
  const lng = double({ min: -179.9, max: 179.9, noNaN: true });
  assert(
    property(lat, lng, integer({ min: 0, max: 12 }), (latitude, longitude, z) => {
      const point = { lat: latitude, lng: longitude };
      const [tile] = tilesAround(point, z, { width: 0.001, height: 0.001 });
      const { west, south, east, north } = mapTileBounds(z, tile?.x ?? -1, tile?.y ?? -1);
      // The picture is a thousandth of a pixel wide, so its tile may be the neighbour's.
      const near = 1e-3;
      expect(longitude).toBeGreaterThanOrEqual(west - near);
      expect(longitude).toBeLessThanOrEqual(east + near);
      expect(latitude).toBeGreaterThanOrEqual(south - near);
      expect(latitude).toBeLessThanOrEqual(north + near);
    }),
  );
});
