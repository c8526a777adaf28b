import { expect, test } from 'vitest';
import { highest, lowest } from '#src/domain/extremes.ts';

test('the extremes of millions of values do not overflow the stack', () => {
  const values = Array.from({ length: 2_000_000 }, (_, index) => index);
  expect(() => Math.max(...values)).toThrow(RangeError);
  expect([lowest(values), highest(values)]).toEqual([0, 1_999_999]);
});

test('a list without values has no extremes', () => {
  expect([lowest([]), highest([])]).toEqual([Infinity, -Infinity]);
});
