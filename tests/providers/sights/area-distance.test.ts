import { expect, test } from 'vitest';
import { distanceToArea } from '#src/providers/sights/area-distance.ts';

const CENTRE = { lat: 10, lng: 20 };

test('a point has the distance to itself, a circle that to its edge, and none within', () => {
  const point = { lat: 11, lng: 20 };
  expect(distanceToArea(point, CENTRE, null)).toBeCloseTo(111.2, 0);
  expect(distanceToArea(point, CENTRE, 100)).toBeCloseTo(11.2, 0);
  expect(distanceToArea(point, CENTRE, 120)).toBe(0);
});

test('a box has the distance to its nearest edge or corner', () => {
  const box: [number, number, number, number] = [9, 19, 11, 21];
  expect(distanceToArea({ lat: 10.5, lng: 20.9 }, CENTRE, box)).toBe(0);
  expect(distanceToArea({ lat: 12, lng: 20 }, CENTRE, box)).toBeCloseTo(111.2, 0);
  expect(distanceToArea({ lat: 10, lng: 22 }, CENTRE, box)).toBeCloseTo(109.5, 0);
});

test('a box across the date line', () => {
  const box: [number, number, number, number] = [-20, 178, -16, -178];
  const centre = { lat: -18, lng: 180 };
  expect(distanceToArea({ lat: -18, lng: -179 }, centre, box)).toBe(0);
  expect(distanceToArea({ lat: -18, lng: -177 }, centre, box)).toBeCloseTo(105.8, 0);
  expect(distanceToArea({ lat: -18, lng: 177 }, centre, box)).toBeCloseTo(105.8, 0);
});
