import { expect, test } from 'vitest';
import { closeGaps } from '#data/ways/loose-ends.ts';
import type { Way, WayClass } from '#data/ways/way.ts';
import { GULF, metreGrid } from './metre-grid.ts';
import type { MetreGrid } from './metre-grid.ts';

/** A way of this class that ends so many metres south of one that runs from west to east. */
function endBeside(gapM: number, kind: WayClass, other: WayClass, grid: MetreGrid = GULF) {
  const across: Way = { class: other, line: grid.line([-5000, 0], [5000, 0]) };
  const way: Way = { class: kind, line: grid.line([0, -8000], [0, -gapM]) };
  const closed = closeGaps([across, way]);
  return { closed, points: grid.metres(way.line), across: grid.metres(across.line) };
}

const SOUTH = [0, -8000];

test('a road that stops short of another is led on to it', () => {
  const { closed, points, across } = endBeside(300, 'road', 'major');
  expect(points).toEqual([SOUTH, [0, -300], [0, 0]]);
  expect(across).toHaveLength(2);
  expect(closed).toBe(1);
});

test('a road that begins beside another begins on it', () => {
  const across: Way = { class: 'road', line: GULF.line([-5000, 0], [5000, 0]) };
  const way: Way = { class: 'road', line: GULF.line([0, -300], [0, -8000]) };
  expect(closeGaps([across, way])).toBe(1);
  expect(GULF.metres(way.line)).toEqual([[0, 0], [0, -300], SOUTH]);
});

test('a road that meets another within 20 m gets no hook at its end', () => {
  const { closed, points } = endBeside(20, 'road', 'road');
  expect(points).toEqual([SOUTH, [0, -20]]);
  expect(closed).toBe(0);
});

test('a road that ends a kilometre from the next one ends there', () => {
  expect(endBeside(1000, 'road', 'road').closed).toBe(0);
});

test('where the source was cut, a gap of a kilometre is closed', () => {
  const edgeOfTiles = metreGrid(1.406, 0);
  const { points } = endBeside(1000, 'road', 'road', edgeOfTiles);
  expect(points).toEqual([SOUTH, [0, -1000], [0, 0]]);
  expect(endBeside(1700, 'road', 'road', edgeOfTiles).closed).toBe(0);
});

test('a railway is not led on to a road, nor a road on to a railway', () => {
  expect(endBeside(300, 'rail', 'road').closed).toBe(0);
  expect(endBeside(300, 'road', 'rail').closed).toBe(0);
});

test('a railway is led on to the railway of a tunnel', () => {
  expect(endBeside(300, 'rail', 'tunnel').closed).toBe(1);
});

test('a road is led to the ferry, the ferry not on to the road', () => {
  expect(endBeside(300, 'road', 'ferry').closed).toBe(1);
  expect(endBeside(300, 'ferry', 'road').closed).toBe(0);
});
