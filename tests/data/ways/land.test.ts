import { expect, test } from 'vitest';
import { createLand, inlandOf } from '#data/ways/land.ts';
import { metresBetween } from '#data/ways/metres.ts';
import { GULF, metreGrid } from './metre-grid.ts';
import type { Metres } from './metre-grid.ts';

/** A coast 40 km long, open to a bay in the east, and an island in the bay. */
const mainland = GULF.line(
  [-20_000, 20_000],
  [20_000, 20_000],
  [20_000, 8000],
  [0, 8000],
  [0, -8000],
  [20_000, -8000],
  [20_000, -20_000],
  [-20_000, -20_000],
);
const island = GULF.line([6000, 1000], [8000, 1000], [8000, -1000], [6000, -1000]);
const land = createLand([mainland, island]);

const covers = (...at: Metres) => land.covers(GULF.point(at));

test('a bay is sea, the island in it and the land around it are not', () => {
  expect(covers(3000, 0)).toBe(false);
  expect(covers(7000, 0)).toBe(true);
  expect(covers(10_000, 9000)).toBe(true);
  expect(covers(-200, 0)).toBe(true);
  expect(covers(200, 0)).toBe(false);
});

test('200 m beside each other one point may be land and the other sea', () => {
  expect(covers(10_000, 8100)).toBe(true);
  expect(covers(10_000, 7900)).toBe(false);
});

test('far from every shore land is land and sea is sea, asked once or twice', () => {
  for (const _ of ['once', 'twice']) {
    expect(covers(-10_000, 0)).toBe(true);
    expect(covers(60_000, 0)).toBe(false);
  }
});

test('land across the antimeridian is land on both sides of it', () => {
  const taveuni = Float64Array.from([0.999, 0.54, 1.001, 0.54, 1.001, 0.542, 0.999, 0.542]);
  const fiji = createLand([taveuni]);
  expect(fiji.covers([0.9995, 0.541])).toBe(true);
  expect(fiji.covers([0.0005, 0.541])).toBe(true);
  expect(fiji.covers([0.9985, 0.541])).toBe(false);
  expect(fiji.covers([0.0015, 0.541])).toBe(false);
});

test('the nearest shore is found where it is near enough', () => {
  const shore = land.nearestShore(GULF.point([2000, 3000]), 2500);
  expect(GULF.metres(Float64Array.from(shore?.point ?? []))).toEqual([[0, 3000]]);
  expect(land.nearestShore(GULF.point([3000, 3000]), 2500)).toBeNull();
  const west = land.nearestShore(GULF.point([-21_000, 0]), 2500);
  expect(GULF.metres(Float64Array.from(west?.point ?? []))).toEqual([[-20_000, 0]]);
});

test('what is brought inland stands so many metres behind the shore, in the north as well', () => {
  const norway = metreGrid(68, 16);
  const shore = norway.point([0, 0]);
  const inland = inlandOf(norway.point([-900, -900]), shore, 150);
  expect(metresBetween(inland, shore)).toBeCloseTo(150, 0);
  expect(norway.metres(Float64Array.from(inland))).toEqual([[106, 106]]);
});

test('what stands on the shore stays there', () => {
  const shore = GULF.point([0, 0]);
  expect(inlandOf(shore, shore, 150)).toEqual(shore);
});
