import { describe, expect, test } from 'vitest';
import { readGround } from '#src/providers/basemap/relief/ground.ts';
import { reliefTile } from '#src/providers/basemap/relief/relief-tile.ts';
import { drawFormLines, formLevels } from '#src/providers/basemap/tiles/draw-form-lines.ts';
import { REAL } from '#tests/helpers/real-providers.ts';
import { recordedMarks } from '#tests/helpers/recording-canvas.ts';
import type { Mark } from '#tests/helpers/recording-canvas.ts';
import { ramp } from './tile-with-all.ts';

const SIDE = 512;

/** The thin and the strong lines on these heights, at a zoom of the view. */
function linesOn(
  heights: Float32Array,
  zoom: number,
): { thin: Mark | undefined; strong: Mark | undefined } {
  const view = { heights, color: '#8F7245', zoom: zoom - 1, side: SIDE, pixelRatio: 1 };
  const [thin, strong] = recordedMarks(SIDE, (context) => drawFormLines(context, view));
  return { thin, strong };
}

/** Heights of the lines on a slope that rises by 1000 m from the west of the tile to its east. */
function levelsOn(mark: Mark | undefined): number[] {
  const heights = (mark?.lines ?? []).map(([[x] = [0]]) => Math.round((x / SIDE) * 1000));
  return heights.toSorted((a, b) => a - b);
}

test('form lines stand for multiples of their step, above the sea', () => {
  expect(formLevels(Float32Array.of(-40, 0, 130, 870), 200)).toEqual([200, 400, 600, 800]);
  expect(formLevels(Float32Array.of(410, 590), 100)).toEqual([500]);
  expect(formLevels(Float32Array.of(1200, 1400), 200)).toEqual([1200, 1400]);
});

test('plains, and the sea, have no form lines', () => {
  expect(formLevels(Float32Array.of(12, 90, 47), 100)).toEqual([]);
  expect(formLevels(Float32Array.of(-900, -10, 0), 50)).toEqual([]);
});

test.each([
  { zoom: 9, step: 200 },
  { zoom: 10, step: 200 },
  { zoom: 11, step: 100 },
  { zoom: 12, step: 100 },
  { zoom: 13, step: 50 },
])('at zoom $zoom a slope has a form line every $step m, every fifth a strong one', (it) => {
  const { thin, strong } = linesOn(ramp(), it.zoom);
  const all = Array.from({ length: 1000 / it.step - 1 }, (_, at) => (at + 1) * it.step);
  const isFifth = (level: number) => level % (5 * it.step) === 0;
  expect(levelsOn(thin)).toEqual(all.filter((level) => !isFifth(level)));
  expect(levelsOn(strong)).toEqual(all.filter(isFifth));
});

test.each([
  { zoom: 9, opacity: 0.14, width: 0.6 },
  { zoom: 10, opacity: 0.26, width: 0.675 },
  { zoom: 11, opacity: 0.34, width: 0.75 },
  { zoom: 13, opacity: 0.36, width: 0.9 },
])('form lines are $opacity strong at zoom $zoom, as the shade of the relief fades', (it) => {
  const { thin, strong } = linesOn(ramp(), it.zoom);
  expect(thin?.alpha).toBeCloseTo(it.opacity, 5);
  expect(thin?.width).toBeCloseTo(it.width, 5);
  expect(strong?.alpha).toBeCloseTo(it.opacity * 1.25, 5);
  expect(strong?.width).toBeCloseTo(it.width * 1.5, 5);
});

describe('nobody sees the edge of a tile: form lines meet there', () => {
  test.each([
    { place: 'Zermatt', z: 10, x: 533, y: 364 },
    { place: 'Lofoten, far north', z: 10, x: 551, y: 252 },
    { place: 'Fiji, at the date line', z: 10, x: 1023, y: 560 },
  ])('at $place', async ({ z, x, y }) => {
    const here = await linesAt(z, x, y);
    const east = await linesAt(z, (x + 1) % 2 ** z, y);
    const south = await linesAt(z, x, y + 1);
    const eastern = ends(here, ([at]) => at === SIDE).map(([, at]) => at);
    const southern = ends(here, ([, at]) => at === SIDE).map(([at]) => at);
    expect(eastern.length + southern.length).toBeGreaterThan(1);
    expectSame(
      eastern,
      ends(east, ([at]) => at === 0).map(([, at]) => at),
    );
    expectSame(
      southern,
      ends(south, ([, at]) => at === 0).map(([at]) => at),
    );
  });
});

async function linesAt(z: number, x: number, y: number): Promise<Mark[]> {
  const ground = readGround(await REAL.pack.bytes('basemap/ground'));
  const tile = { z, x, y, sidePx: 16, scheme: 'light', toEdges: false } as const;
  const { formHeights } = await reliefTile(REAL.elevation, ground, tile);
  const { thin, strong } = linesOn(formHeights ?? new Float32Array(), z + 1);
  return [thin, strong].filter((mark) => mark !== undefined);
}

type Point = readonly [x: number, y: number];

/** Ends of lines that lie on an edge. */
function ends(marks: readonly Mark[], isOnEdge: (point: Point) => boolean): Point[] {
  const lines = marks.flatMap((mark) => mark.lines);
  return lines
    .flatMap((line) => [line[0], line.at(-1)].filter((end) => end !== undefined))
    .filter(isOnEdge);
}

/** To a fifth of a pixel. */
function expectSame(here: readonly number[], there: readonly number[]): void {
  const [a, b] = [here, there].map((values) => values.toSorted((one, other) => one - other));
  expect(a).toHaveLength(there.length);
  for (const [at, value] of (a ?? []).entries()) {
    expect(Math.abs(value - (b?.[at] ?? 0))).toBeLessThan(0.2);
  }
}
