import { expect, test } from 'vitest';
import { joinLines } from '#src/providers/basemap/detail/labels/join-lines.ts';

test('pieces in any direction become one line', () => {
  const joined = joinLines([
    [10, 0, 20, 0],
    [10, 0, 0, 0],
    [30, 0, 20, 0],
  ]);
  expect(joined).toHaveLength(1);
  const xs = joined[0]?.filter((_, at) => at % 2 === 0) ?? [];
  expect(xs.toSorted((a, b) => a - b)).toEqual([0, 10, 20, 30]);
  expect(xs[0] === 0 ? xs : xs.toReversed()).toEqual([0, 10, 20, 30]);
});

test('at a fork the straightest goes on, and the other stays a line', () => {
  const joined = joinLines([
    [0, 0, 10, 0],
    [10, 0, 10, 10],
    [10, 0, 20, 1],
  ]);
  expect(joined).toHaveLength(2);
  expect(
    joined.some(
      (line) =>
        line.join(' ').includes('0 0 10 0 20 1') || line.join(' ').includes('20 1 10 0 0 0'),
    ),
  ).toBe(true);
});

test('a ring ends where it begins, and every piece is used once', () => {
  const joined = joinLines([
    [0, 0, 10, 0],
    [10, 0, 10, 10],
    [10, 10, 0, 0],
    [50, 50],
  ]);
  expect(joined).toHaveLength(1);
  expect(joined[0]).toHaveLength(8);
  expect(joined[0]?.slice(0, 2)).toEqual(joined[0]?.slice(-2));
});
