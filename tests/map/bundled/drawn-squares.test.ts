import { expect, test } from 'vitest';
import type { MapTile } from '#src/domain/ports.ts';
import { createDrawnSquares } from '#src/map/bundled/drawn-squares.ts';

function square(z: number, x: number, y: number, scheme: MapTile['scheme'] = 'light'): MapTile {
  return { z, x, y, pixelRatio: 1, scheme };
}

test.each([
  ['one level in', square(6, 33, 22), true],
  ['five levels in', square(10, 540, 352), true],
  ['six levels in', square(11, 1080, 704), false],
  ['beside it', square(6, 34, 22), false],
  ['the square itself', square(5, 16, 11), false],
  ['further out', square(4, 8, 5), false],
  ['in other colours', square(6, 33, 22, 'dark'), false],
])('a picture stands in for the squares in it, not too far in: %s', (_, tile, expected) => {
  const squares = createDrawnSquares(40);
  squares.add(square(5, 16, 11));
  expect(squares.standsIn(tile)).toBe(expected);
});

test('what the map no longer keeps stands in for nothing', () => {
  const squares = createDrawnSquares(2);
  squares.add(square(5, 1, 1));
  squares.add(square(5, 2, 1));
  squares.add(square(5, 1, 1));
  squares.add(square(5, 3, 1));
  expect(squares.standsIn(square(6, 2, 2))).toBe(true);
  expect(squares.standsIn(square(6, 4, 2))).toBe(false);
});
