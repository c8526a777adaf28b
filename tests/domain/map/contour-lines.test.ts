import { describe, expect, test } from 'vitest';
import { contourLevels, contourLines } from '#src/domain/map/contour-lines.ts';
import { contourPaths } from '#src/result/contours/contour-paths.ts';

/** A grid with heights from a function. */
function grid(columns: number, rows: number, height: (x: number, y: number) => number) {
  const heights = Float32Array.from({ length: columns * rows }, (_, index) =>
    height(index % columns, Math.floor(index / columns)),
  );
  return { heights, columns, rows };
}

describe('contour lines', () => {
  test('of an even slope are straight, at the height of the level', () => {
    const lines = contourLines(
      grid(5, 4, (x) => x * 10),
      15,
    );
    expect(lines).toHaveLength(1);
    expect(lines[0]?.every(([x]) => Math.abs(x - 1.5) < 1e-6)).toBe(true);
    expect(lines[0]).toHaveLength(4);
  });

  test('of a hill close around it', () => {
    const hill = grid(11, 11, (x, y) => 100 - 10 * Math.hypot(x - 5, y - 5));
    const [line, ...others] = contourLines(hill, 73);
    expect(others).toEqual([]);
    expect(line?.at(-1)).toEqual(line?.[0]);
    expect(line?.length).toBeGreaterThan(8);
    for (const [x, y] of line ?? []) expect(Math.hypot(x - 5, y - 5)).toBeCloseTo(2.7, 0);
  });

  test('of two hills are two', () => {
    const hills = grid(21, 9, (x, y) =>
      Math.max(0, 40 - 10 * Math.hypot(Math.abs(x - 10) - 6, y - 4)),
    );
    expect(contourLines(hills, 20)).toHaveLength(2);
  });

  test.each([
    [4, 'cut the low corners off', [0, 1]],
    [6, 'cut the high corners off', [0, 0]],
  ] as const)('of a saddle at %i %s', (level, _words, corner) => {
    const saddle = grid(2, 2, (x, y) => (x === y ? 10 : 0));
    const lines = contourLines(saddle, level);
    expect(lines).toHaveLength(2);
    const near = lines.filter((line) =>
      line.every(([x, y]) => Math.hypot(x - corner[0], y - corner[1]) < 0.7),
    );
    expect(near).toHaveLength(1);
  });
});

test('flat ground and sea have no levels', () => {
  expect(contourLevels(new Float32Array(12), 12, 25)).toEqual([]);
  expect([
    ...contourPaths(
      grid(10, 10, () => 3),
      100,
      100,
    ),
  ]).toEqual([]);
  expect([
    ...contourPaths(
      grid(10, 10, () => Number.NaN),
      100,
      100,
    ),
  ]).toEqual([]);
});

test('twelve levels lie strictly between the lowest and the highest ground, every fourth strong', () => {
  const paths = [
    ...contourPaths(
      grid(40, 20, (x, y) => x * 20 + y),
      400,
      150,
    ),
  ];
  expect(paths).toHaveLength(12);
  expect(paths.filter(({ strong }) => strong)).toHaveLength(3);
  for (const { d } of paths) {
    expect(d).toMatch(/^M[\d.,]+Q/u);
    expect(d).not.toContain('NaN');
  }
});
