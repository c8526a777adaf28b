import * as v from 'valibot';
import { expect, test } from 'vitest';
import { nearestOfArea } from '#src/providers/sights/area-distance.ts';
import { sightsListSchema, turned } from '#src/providers/sights/sights-format.ts';
import type { SightArea } from '#src/providers/sights/sights-format.ts';

const CENTRE = { lat: 10, lng: 20 };

const distanceTo = (point: { lat: number; lng: number }, area: SightArea, centre = CENTRE) =>
  nearestOfArea(point, centre, area).distanceKm;

test('a point has the distance to itself, a circle that to its edge, and none within', () => {
  const point = { lat: 11, lng: 20 };
  expect(distanceTo(point, null)).toBeCloseTo(111.2, 0);
  expect(distanceTo(point, 100)).toBeCloseTo(11.2, 0);
  expect(distanceTo(point, 120)).toBe(0);
});

test('a box has the distance to its nearest edge or corner', () => {
  const box: SightArea = [9, 19, 11, 21];
  expect(distanceTo({ lat: 10.5, lng: 20.9 }, box)).toBe(0);
  expect(distanceTo({ lat: 12, lng: 20 }, box)).toBeCloseTo(111.2, 0);
  expect(distanceTo({ lat: 10, lng: 22 }, box)).toBeCloseTo(109.5, 0);
});

test('a scattered area is within its box and its circle', () => {
  const area: SightArea = [9, 19, 11, 21, 50];
  expect(distanceTo({ lat: 10.3, lng: 20 }, area)).toBe(0);
  expect(distanceTo({ lat: 11, lng: 21 }, area)).toBeCloseTo(105.5, 0);
  expect(distanceTo({ lat: 12, lng: 20 }, area)).toBeCloseTo(172.4, 0);
});

test('a box across the date line', () => {
  const centre = { lat: -18, lng: 180 };
  for (const box of [
    [-20, 178, -16, -178],
    [-20, 178, -16, -178, 250],
  ] satisfies SightArea[]) {
    expect(distanceTo({ lat: -18, lng: -179 }, box, centre)).toBe(0);
    expect(distanceTo({ lat: -18, lng: -177 }, box, centre)).toBeCloseTo(105.8, 0);
    expect(distanceTo({ lat: -18, lng: 177 }, box, centre)).toBeCloseTo(105.8, 0);
  }
});

test('a line has the distance to its nearest point, which is where one meets it', () => {
  const line: SightArea = [
    [10, 20],
    [10, 21],
    [11, 21],
  ];
  const nearest = nearestOfArea({ lat: 10.1, lng: 20.5 }, CENTRE, line);
  expect(nearest.distanceKm).toBeCloseTo(11.1, 0);
  expect(nearest.at.lat).toBeCloseTo(10, 1);
  expect(nearest.at.lng).toBeCloseTo(20.5, 1);
});

test('points of a line that are far apart are near at themselves alone', () => {
  const line: SightArea = [
    [10, 20],
    [10, 24],
  ];
  const nearest = nearestOfArea({ lat: 10, lng: 21.5 }, CENTRE, line);
  expect(nearest.at).toEqual({ lat: 10, lng: 20 });
});

test('a line across the date line', () => {
  const line: SightArea = [
    [-17, 179.6],
    [-17, -179.6],
  ];
  expect(distanceTo({ lat: -17, lng: 180 }, line)).toBeCloseTo(0, 0);
  expect(distanceTo({ lat: -17.1, lng: -179.8 }, line)).toBeCloseTo(11.1, 0);
});

test('an area with a circle keeps it when its row is read', () => {
  const row = ['Park', '', 0, 10, 20, 'AT', 1, [9, 19, 11, 21, 50], null, 0, null, 0, 0, []];
  expect(
    v.parse(sightsListSchema, { tags: [], noted: 0, columns: turned([row]) }).rows[0]?.[7],
  ).toEqual([9, 19, 11, 21, 50]);
});
