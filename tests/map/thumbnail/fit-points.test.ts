import { expect, test } from 'vitest';
import { MAP_TILE_PX } from '#src/domain/ports.ts';
import { fitPoints } from '#src/map/thumbnail/fit-points.ts';

const SIZE = { width: 400, height: 200 };

test('every point is within the picture, as close as that allows', () => {
  const points = [
    { lat: 64.15, lng: -21.94 },
    { lat: 63.4, lng: -19 },
    { lat: 65.7, lng: -18.1 },
  ];
  const { dots, level, drawn } = fitPoints(points, SIZE);
  const inside = (fitted: typeof dots) =>
    fitted.every(({ x, y }) => x >= 18 && x <= 382 && y >= 35.9 && y <= 182.1);
  expect(inside(dots)).toBe(true);
  const spread = Math.max(...dots.map(({ y }) => y)) - Math.min(...dots.map(({ y }) => y));
  expect(spread).toBeCloseTo(146);
  expect([level, drawn.width > SIZE.width, drawn.width < 2 * SIZE.width]).toEqual([5, true, true]);
});

test('points on both sides of the date line are neighbours', () => {
  const { dots, centre, level } = fitPoints(
    [
      { lat: -17, lng: 179.5 },
      { lat: -17, lng: -179.5 },
    ],
    SIZE,
  );
  expect(Math.abs(Math.abs(centre.lng) - 180)).toBeLessThan(0.001);
  expect(level).toBeGreaterThan(5);
  expect(Math.abs((dots[1]?.x ?? 0) - (dots[0]?.x ?? 0))).toBeLessThan(364.1);
});

test('a single point is in the middle of the room under a pin, and the whole world is shown at the widest', () => {
  expect(fitPoints([{ lat: 47, lng: 11 }], SIZE).dots).toEqual([{ x: 200, y: 109 }]);
  const poles = [
    { lat: 85, lng: 0 },
    { lat: -85, lng: 170 },
  ];
  expect(fitPoints(poles, SIZE).level).toBe(0);
});

test('no point lies under what covers the right edge', () => {
  const points = [
    { lat: 34.4, lng: 132.45 },
    { lat: 35.69, lng: 139.69 },
  ];
  const covered = 52;
  const { dots, zoom, centre } = fitPoints(points, SIZE, 10, covered);
  expect(dots.map(({ x }) => Math.round(x))).toEqual([18, 400 - 18 - covered]);
  const middle = 18 + ((centre.lng - 132.45) / 360) * 2 ** zoom * MAP_TILE_PX;
  expect(middle).toBeCloseTo(SIZE.width / 2);
});
