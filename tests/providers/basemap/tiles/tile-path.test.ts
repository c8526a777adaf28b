import { expect, test } from 'vitest';
import { tracePath } from '#src/providers/basemap/tiles/tile-path.ts';

function traced(part: readonly number[], closed: boolean): string[] {
  const drawn: string[] = [];
  const note =
    (verb: string) =>
    (...values: number[]): void => {
      drawn.push([verb, ...values.map((value) => Math.round(value * 10) / 10)].join(' '));
    };
  const pen = {
    moveTo: note('move'),
    lineTo: note('line'),
    quadraticCurveTo: note('curve'),
    closePath: note('close'),
  };
  tracePath(pen, part, closed, { cutSteps: 24, roundSteps: 8 });
  return drawn;
}

test('the corners of a line are rounded, its ends stay', () => {
  expect(traced([0, 0, 100, 0, 100, 100], false)).toEqual([
    'move 0 0',
    'line 92 0',
    'curve 100 0 100 8',
    'line 100 100',
  ]);
});

test('a curve never reaches past the middle of a short side', () => {
  expect(traced([0, 0, 6, 0, 6, 100], false)[1]).toBe('line 3 0');
});

test("a ring keeps its corners at the tile's cut edge", () => {
  const square = [-24, -24, 1048, -24, 1048, 1048, -24, 1048];
  expect(traced(square, true)).toEqual([
    'move -24 -24',
    'line 1048 -24',
    'line 1048 1048',
    'line -24 1048',
    'line -24 -24',
    'close',
  ]);
});

test('a ring is rounded all around and closed', () => {
  const drawn = traced([0, 0, 100, 0, 100, 100, 0, 100], true);
  expect(drawn.filter((step) => step.startsWith('curve'))).toHaveLength(4);
  expect(drawn.at(-1)).toBe('close');
});
