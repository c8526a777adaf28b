import { expect, test } from 'vitest';
import { createSegmentIndex } from '#data/ways/segment-index.ts';
import { GULF, metreGrid } from './metre-grid.ts';

const index = createSegmentIndex();
index.add(GULF.line([-50_000, 0], [50_000, 0]), 0);
index.add(GULF.line([-50_000, 1000], [50_000, 1000]), 1);

test('the nearest line and the point on it are found far from the ends of the line', () => {
  const nearest = index.nearest(GULF.point([20_000, 300]), 1000);
  expect(nearest?.line).toBe(0);
  expect(nearest?.metres).toBeCloseTo(300, 0);
  expect(GULF.metres(Float64Array.from(nearest?.point ?? []))).toEqual([[20_000, 0]]);
});

test('beyond the end of a line its end is the nearest point', () => {
  const nearest = index.nearest(GULF.point([50_300, -400]), 1000);
  expect(nearest?.metres).toBeCloseTo(500, 0);
});

test('lines that are left out, or too far away, are not found', () => {
  const point = GULF.point([0, 300]);
  expect(index.nearest(point, 1000, (line) => line === 0)?.line).toBe(1);
  expect(index.nearest(point, 600, (line) => line === 0)).toBeNull();
  expect(index.nearest(point, 200)).toBeNull();
});

test('a reach is the same number of metres in the far north', () => {
  const svalbard = metreGrid(78, 15);
  const roads = createSegmentIndex();
  roads.add(svalbard.line([-5000, 0], [5000, 0]), 7);
  expect(roads.nearest(svalbard.point([0, 3000]), 3100)?.metres).toBeCloseTo(3000, -2);
  expect(roads.nearest(svalbard.point([0, 3000]), 2900)).toBeNull();
});

test('the last side of a ring belongs to its shore, but not to a road', () => {
  const corners = GULF.line([0, 0], [20_000, 0], [20_000, 20_000]);
  const beside = GULF.point([10_100, 9900]);
  const shores = createSegmentIndex();
  shores.add(corners, 0, true);
  const roads = createSegmentIndex();
  roads.add(corners, 0);
  expect(shores.nearest(beside, 1000)?.metres).toBeCloseTo(Math.hypot(100, 100), 0);
  expect(roads.nearest(beside, 1000)).toBeNull();
});
