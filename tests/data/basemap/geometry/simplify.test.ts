import { expect, test } from 'vitest';
import { simplifyLine, simplifyPath, simplifyRing } from '#data/basemap/geometry/simplify.ts';

test('points nearer to the line than the tolerance go, the ends stay', () => {
  const line = Float64Array.from([0, 0, 1, 0.4, 2, 3, 3, 0.1, 4, 0]);
  expect([...simplifyLine(line, 1, () => 1)]).toEqual([0, 0, 2, 3, 4, 0]);
  expect([...simplifyLine(line, 1, () => 4)]).toEqual([0, 0, 4, 0]);
});

test('a ring keeps the point farthest from its start', () => {
  const ring = Float64Array.from([0, 0, 0.1, 0, 0.2, 0.1, 0.1, 0.2, 0, 0.1]);
  expect([...simplifyRing(ring, 1, () => 1)]).toEqual([0, 0, 0.2, 0.1]);
});

test('a closed path keeps a third point however large the tolerance', () => {
  const square: [number, number][] = [
    [0, 0],
    [1, 0],
    [1, 1],
    [0, 1],
    [0, 0],
  ];
  expect(simplifyPath(square, 10)).toEqual([
    [0, 0],
    [1, 1],
    [0, 0],
  ]);
});
