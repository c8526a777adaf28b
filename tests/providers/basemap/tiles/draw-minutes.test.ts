import { describe, expect, test } from 'vitest';
import { drawMinutes } from '#src/providers/basemap/tiles/draw-minutes.ts';
import { recordedMarks } from '#tests/helpers/recording-canvas.ts';
import type { Mark } from '#tests/helpers/recording-canvas.ts';

const SIDE = 512;

/** The grid on a tile, at a zoom of the view. */
function gridOn(zoom: number, x: number, y: number): Mark | undefined {
  const world = SIDE * 2 ** (zoom - 1);
  const view = { zoom: zoom - 1, pixelRatio: 1, side: SIDE, left: x * SIDE, top: y * SIDE, world };
  return recordedMarks(SIDE, (context) => drawMinutes(context, '#123456', view))[0];
}

/** Where its meridians cut the tile's northern edge, and its parallels the western one, px. */
function cuts(mark: Mark | undefined): { meridians: number[]; parallels: number[] } {
  const starts = (mark?.lines ?? []).map(([start = [0, 0], end = [0, 0]]) => ({ start, end }));
  const isMeridian = ({ start, end }: (typeof starts)[number]) => start[0] === end[0];
  return {
    meridians: starts.filter(isMeridian).map(({ start: [x] }) => x),
    parallels: starts.filter((line) => !isMeridian(line)).map(({ start: [, y] }) => y),
  };
}

test.each([
  { zoom: 10, minutes: 10 },
  { zoom: 11, minutes: 5 },
  { zoom: 12, minutes: 2 },
  { zoom: 13, minutes: 1 },
])('at zoom $zoom the quiet grid has a line every $minutes minutes of arc', (it) => {
  const count = 2 ** (it.zoom - 1);
  const { meridians, parallels } = cuts(gridOn(it.zoom, count / 2 + 3, count / 2 - 1));
  const minutePx = (SIDE * count) / (360 * 60);
  for (const lines of [meridians, parallels.toReversed()]) {
    const gaps = lines.slice(1).map((at, index) => at - (lines[index] ?? 0));
    expect(gaps.length).toBeGreaterThan(1);
    // On the equator a minute of latitude is as long as one of longitude.
    for (const gap of gaps) expect(gap / minutePx / it.minutes).toBeCloseTo(1, 3);
  }
});

test('up to zoom 9 there is no grid', () => {
  expect(gridOn(9, 140, 90)).toBeUndefined();
  expect(gridOn(7, 40, 20)).toBeUndefined();
});

test('the grid is a thin line without dashes', () => {
  expect(gridOn(11, 500, 300)).toMatchObject({ width: 0.8, dash: [], color: '#123456' });
});

describe('the grid goes on across the edge of a tile', () => {
  test.each([
    { place: 'the Alps', x: 545, y: 360 },
    { place: 'the Atlantic by Greenland', x: 330, y: 250 },
    { place: 'New Zealand', x: 1000, y: 640 },
  ])('in $place', ({ x, y }) => {
    const here = cuts(gridOn(11, x, y));
    const east = cuts(gridOn(11, x + 1, y));
    const south = cuts(gridOn(11, x, y + 1));
    const meridians = [...within(here.meridians), ...within(east.meridians).map((at) => at + SIDE)];
    expect(unevenness(meridians)).toBeLessThan(0.01);
    const parallels = [here.parallels.toReversed(), south.parallels.toReversed()];
    const [northern = [], southern = []] = parallels.map(within);
    expect(unevenness([...northern, ...southern.map((at) => at + SIDE)])).toBeLessThan(0.01);
  });
});

function within(cut: readonly number[]): number[] {
  return cut.filter((at) => at >= 0 && at < SIDE);
}

/** By how much gaps between lines differ. Away from the equator parallels come slowly closer. */
function unevenness(lines: readonly number[]): number {
  const gaps = lines.slice(1).map((at, index) => at - (lines[index] ?? 0));
  return gaps.length < 3 ? Infinity : Math.max(...gaps) / Math.min(...gaps) - 1;
}
