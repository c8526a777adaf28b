import { expect, test } from 'vitest';
import { groupSights } from '#src/map/sights/group-sights.ts';

const at = (x: number, y = 0) => ({ x, y });

test('sights that are apart, or few together, stand for themselves', () => {
  const spots = [at(0), at(16), at(25), at(200)];
  expect(groupSights(spots, true)).toEqual([
    { at: 0, members: [0] },
    { at: 1, members: [1] },
    { at: 2, members: [2] },
    { at: 3, members: [3] },
  ]);
});

test('four in a cluster are one marker with all of them, at the place of the best', () => {
  const groups = groupSights([at(100), at(0), at(105), at(110), at(100, 10)], true);
  expect(groups).toEqual([
    { at: 0, members: [0, 2, 3, 4] },
    { at: 1, members: [1] },
  ]);
});

test('two that a finger does not tell apart are a cluster', () => {
  expect(groupSights([at(0), at(50), at(6)], true)).toEqual([
    { at: 0, members: [0, 2] },
    { at: 1, members: [1] },
  ]);
});

test('a chain of neighbours is no cluster: who is far from the best starts another', () => {
  const groups = groupSights(
    [0, 20, 40, 60, 80, 100].map((x) => at(x)),
    true,
  );
  expect(groups.flatMap(({ members }) => members).toSorted((a, b) => a - b)).toEqual([
    0, 1, 2, 3, 4, 5,
  ]);
  expect(groups.every(({ members }) => members.length === 1)).toBe(true);
});

test('where the map cannot zoom in, each stands for itself', () => {
  const spots = Array.from({ length: 6 }, () => at(5, 5));
  expect(groupSights(spots, false)).toHaveLength(6);
});
