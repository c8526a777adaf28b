import { expect, test } from 'vitest';
import { createPlacer, createCollisionFilter, boundsOf } from '#src/map/labels/label-placement.ts';

const town = { x: 100, y: 100, width: 60, height: 14, markRadius: 3, padding: 1, reach: 0 };

test('a name stands to the right of its symbol', () => {
  expect(createPlacer([]).place(town)).toEqual({ dx: 7, dy: -7 });
});

test('where the right is occupied it goes left, then above, then below', () => {
  const right = { left: 105, top: 98, right: 170, bottom: 102 };
  const left = { left: 30, top: 98, right: 95, bottom: 102 };
  const above = { left: 70, top: 80, right: 130, bottom: 90 };
  expect(createPlacer([right]).place(town)?.dx).toBe(-67);
  expect(createPlacer([right, left]).place(town)).toEqual({ dx: -30, dy: -18 });
  expect(createPlacer([right, left, above]).place(town)).toEqual({ dx: -30, dy: 4 });
});

test('no two names overlap, and the first keeps its place', () => {
  const placer = createPlacer([]);
  const name = { ...town, markRadius: null, reach: 20 };
  expect(placer.place(name)).toEqual({ dx: -30, dy: -7 });
  const second = placer.place(name);
  expect(Math.abs((second?.dy ?? 0) + 7)).toBeGreaterThanOrEqual(16);
  expect(placer.place({ ...name, reach: 0 })).toBeNull();
});

test('a symbol does not stand on another name', () => {
  const box = { left: 90, top: 90, right: 110, bottom: 110 };
  expect(createPlacer([box]).place(town)).toBeNull();
});

test('a big city under the pin stands beside the pin, any other name goes', () => {
  const pin = { left: 80, top: 54, right: 120, bottom: 110 };
  expect(createPlacer([], [pin]).place(town)).toBeNull();
  const beside = createPlacer([], [pin]).place({ ...town, besideMarker: true });
  expect(beside).toEqual({ dx: 24, dy: -7 });
  const right = { left: 121, top: 0, right: 300, bottom: 200 };
  expect(createPlacer([right], [pin]).place({ ...town, besideMarker: true })?.dx).toBe(-84);
});

test('a big city away from the pin does not wander to it', () => {
  const pin = { left: 80, top: 54, right: 120, bottom: 110 };
  const all = { left: 200, top: 0, right: 400, bottom: 300 };
  expect(createPlacer([all], [pin]).place({ ...town, x: 300, besideMarker: true })).toBeNull();
});

test('the bounding box of a name includes its symbol', () => {
  expect(boundsOf(town, { dx: 7, dy: -7 })).toEqual({ left: -3, top: -7, right: 67, bottom: 7 });
  expect(boundsOf({ ...town, markRadius: null }, { dx: -30, dy: -7 })).toEqual({
    left: -30,
    top: -7,
    right: 30,
    bottom: 7,
  });
});

test('a box that overlaps a reserved one is refused', () => {
  const isFree = createCollisionFilter();
  expect(isFree({ left: 0, top: 0, right: 300, bottom: 20 })).toBe(true);
  expect(isFree({ left: 280, top: 10, right: 400, bottom: 30 })).toBe(false);
  expect(isFree({ left: 280, top: 20, right: 400, bottom: 40 })).toBe(true);
});
