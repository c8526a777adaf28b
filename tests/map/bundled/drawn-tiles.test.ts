import { expect, test } from 'vitest';
import type { MapTile } from '#src/domain/ports.ts';
import { createDrawnTiles } from '#src/map/bundled/drawn-tiles.ts';

function tileAt(z: number, x: number, y: number, scheme: MapTile['scheme'] = 'light'): MapTile {
  return { z, x, y, pixelRatio: 1, scheme };
}

test.each([
  ['one level finer', tileAt(6, 33, 22), true],
  ['five levels finer', tileAt(10, 540, 352), true],
  ['six levels finer', tileAt(11, 1080, 704), false],
  ['beside it', tileAt(6, 34, 22), false],
  ['the tile itself', tileAt(5, 16, 11), false],
  ['coarser', tileAt(4, 8, 5), false],
  ['in the other colour scheme', tileAt(6, 33, 22, 'dark'), false],
])('a drawn tile covers tiles up to five levels finer: %s', (_, tile, expected) => {
  const drawn = createDrawnTiles(40);
  drawn.add(tileAt(5, 16, 11));
  expect(drawn.hasCoarser(tile)).toBe(expected);
});

test('an evicted tile covers nothing', () => {
  const drawn = createDrawnTiles(2);
  drawn.add(tileAt(5, 1, 1));
  drawn.add(tileAt(5, 2, 1));
  drawn.add(tileAt(5, 1, 1));
  drawn.add(tileAt(5, 3, 1));
  expect(drawn.hasCoarser(tileAt(6, 2, 2))).toBe(true);
  expect(drawn.hasCoarser(tileAt(6, 4, 2))).toBe(false);
});
