import { expect, test } from 'vitest';
import { withoutOverlaps } from '#data/ways/built-up.ts';

/** A rectangle in units of the source's tiles; its margins are 0.032 wide. */
function rectangle(west: number, north: number, east: number, south: number): Float64Array {
  const corners = [west, north, east, north, east, south, west, south];
  return Float64Array.from(corners, (value) => value / 128);
}

/** West, north, east and south of a ring, in the same units. */
function extentOf(ring: Float64Array | undefined): number[] {
  const values = Array.from(ring ?? [], (value) => Math.round(value * 128 * 10_000) / 10_000);
  const xs = values.filter((_, at) => at % 2 === 0);
  const ys = values.filter((_, at) => at % 2 === 1);
  return [Math.min(...xs), Math.min(...ys), Math.max(...xs), Math.max(...ys)];
}

test('a town in the middle of its tile stays as it is', () => {
  const town = [rectangle(60.3, 40.3, 60.6, 40.6), rectangle(60.4, 40.4, 60.5, 40.5)];
  expect(withoutOverlaps([town])).toEqual({ areas: [town], cut: 0, dropped: 0 });
});

test('a town that came in two overlapping pieces is whole and nowhere covered twice', () => {
  const west = [rectangle(60.8, 40.3, 61.032, 40.6)];
  const east = [rectangle(60.968, 40.3, 61.2, 40.6)];
  const { areas, cut, dropped } = withoutOverlaps([west, east]);
  expect(areas.map(([outer]) => extentOf(outer))).toEqual([
    [60.8, 40.3, 61, 40.6],
    [61, 40.3, 61.2, 40.6],
  ]);
  expect({ cut, dropped }).toEqual({ cut: 2, dropped: 0 });
});

test('the same holds of a town across a northern edge', () => {
  const north = [rectangle(60.3, 40.8, 60.6, 41.032)];
  const south = [rectangle(60.3, 40.968, 60.6, 41.2)];
  expect(withoutOverlaps([north, south]).areas.map(([outer]) => extentOf(outer))).toEqual([
    [60.3, 40.8, 60.6, 41],
    [60.3, 41, 60.6, 41.2],
  ]);
});

test('a park in a town is cut with it, and one beyond the edge goes', () => {
  const town = rectangle(60.8, 40.3, 61.032, 40.6);
  const onTheEdge = rectangle(60.99, 40.4, 61.02, 40.5);
  const beyond = rectangle(61.01, 40.52, 61.02, 40.55);
  const [area = []] = withoutOverlaps([[town, onTheEdge, beyond]]).areas;
  expect(area.map(extentOf)).toEqual([
    [60.8, 40.3, 61, 40.6],
    [60.99, 40.4, 61, 40.5],
  ]);
});

test('a village at an edge, which came with both tiles, is kept once and whole', () => {
  const village = rectangle(60.98, 40.3, 61.02, 40.32);
  const { areas, cut, dropped } = withoutOverlaps([[village], [village.slice()]]);
  expect(areas).toEqual([[village]]);
  expect({ cut, dropped }).toEqual({ cut: 0, dropped: 1 });
});

test('a village at a corner, which came with four tiles, is kept once', () => {
  const village = rectangle(60.98, 40.98, 61.02, 41.02);
  const copies = [0, 1, 2, 3].map(() => [village.slice()]);
  const { areas, dropped } = withoutOverlaps(copies);
  expect(areas).toEqual([[village]]);
  expect(dropped).toBe(3);
});

test('two villages at one edge are both kept', () => {
  const villages = [[rectangle(60.98, 40.3, 61.02, 40.32)], [rectangle(60.98, 40.4, 61.02, 40.42)]];
  expect(withoutOverlaps(villages)).toEqual({ areas: villages, cut: 0, dropped: 0 });
});
