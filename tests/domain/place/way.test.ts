import { expect, test } from 'vitest';
import { distanceKm } from '#src/domain/place/location.ts';
import { kmFromLine, pointsOnLine } from '#src/domain/place/way.ts';

const VIENNA = { lat: 48.2085, lng: 16.3721 };
const KRAKOW = { lat: 50.0614, lng: 19.9366 };

test('points lie on the line, from one end to the other', () => {
  const points = pointsOnLine(VIENNA, KRAKOW, 60);
  expect(points).toHaveLength(7);
  expect(distanceKm(points[0] ?? KRAKOW, VIENNA)).toBeLessThan(0.01);
  expect(distanceKm(points.at(-1) ?? VIENNA, KRAKOW)).toBeLessThan(0.01);
  for (const point of points) expect(kmFromLine(point, VIENNA, KRAKOW)).toBeLessThan(0.01);
});

test('a place beside the line is as far as it is from it, one beyond an end as far as from that', () => {
  const [, , , middle = VIENNA] = pointsOnLine(VIENNA, KRAKOW, 60);
  expect(kmFromLine({ ...middle, lat: middle.lat + 0.1 }, VIENNA, KRAKOW)).toBeCloseTo(8.8, 0);
  const graz = { lat: 47.07, lng: 15.44 };
  expect(kmFromLine(graz, VIENNA, KRAKOW)).toBeCloseTo(distanceKm(graz, VIENNA), 3);
  const lviv = { lat: 49.84, lng: 24.03 };
  expect(kmFromLine(lviv, VIENNA, KRAKOW)).toBeCloseTo(distanceKm(lviv, KRAKOW), 3);
});

test('a line over the date line and one of no length', () => {
  const [fiji, samoa] = [
    { lat: -18, lng: 178 },
    { lat: -13.8, lng: -172 },
  ];
  for (const point of pointsOnLine(fiji, samoa, 100)) {
    expect(kmFromLine(point, fiji, samoa)).toBeLessThan(0.01);
  }
  expect(pointsOnLine(fiji, fiji, 60)).toEqual([fiji]);
});
