import { describe, expect, test } from 'vitest';
import { atZoom } from '#src/domain/map/at-zoom.ts';
import { STYLE_PALETTES } from '#src/providers/basemap/tiles/style-palette.ts';
import type { TileStroke } from '#src/providers/basemap/tiles/tile-style.ts';
import {
  CROSSING_PAINTS,
  FERRY_PAINT,
  RAIL_PAINTS,
  ROAD_PAINTS,
} from '#src/providers/basemap/tiles/way-style.ts';

/** Zooms of the view; the style counts tiles of 512 pixels, one level lower. */
const ZOOMS = [7, 8, 9, 10, 11, 12, 13];

/** Pixels at each zoom; null where it does not show. */
function widths(paint: TileStroke | undefined): (number | null)[] {
  if (paint === undefined) return [];
  const { from = 0, until = Infinity, width } = paint;
  return ZOOMS.map((zoom) => {
    const level = zoom - 1;
    return level >= from && level < until ? Number(atZoom(width, level).toFixed(2)) : null;
  });
}

function roadPaint(color: TileStroke['color']): TileStroke | undefined {
  return ROAD_PAINTS.find((paint) => paint.color === color);
}

const _ = null;

describe.each([
  {
    road: 'major',
    thin: [0.9, _, _, _, _, _, _],
    fill: [_, 1.3, 1.9, 2.6, 3.4, 4.4, 5.6],
    casing: [_, 0.5, 0.6, 0.7, 0.8, 0.9, 1],
  },
  {
    road: 'primary',
    thin: [_, 0.7, _, _, _, _, _],
    fill: [_, _, 1.2, 1.8, 2.5, 3.4, 4.4],
    casing: [_, _, 0.5, 0.6, 0.7, 0.8, 0.9],
  },
  {
    road: 'road',
    thin: [_, _, 0.6, _, _, _, _],
    fill: [_, _, _, 1.1, 1.7, 2.5, 3.3],
    casing: [_, _, _, 0.5, 0.6, 0.7, 0.8],
  },
] as const)('a $road road', ({ road, thin, fill, casing }) => {
  test('begins as a thin line and is a road with edges one zoom nearer', () => {
    expect(widths(roadPaint(`${road}Thin`))).toEqual(thin);
    expect(widths(roadPaint(road))).toEqual(fill);
  });

  test('has an edge of the same width on both sides', () => {
    const outer = fill.map((width, at) => {
      const edge = casing[at] ?? null;
      return width === null || edge === null ? null : Number((width + 2 * edge).toFixed(2));
    });
    expect(widths(roadPaint(`${road}Casing`))).toEqual(outer);
  });
});

test('a track is a dashed line without an edge, from zoom 10 on', () => {
  expect(widths(roadPaint('track'))).toEqual([_, _, _, 0.9, 1.1, 1.35, 1.6]);
  expect(roadPaint('track')?.dash).toEqual([4, 2.6]);
});

test('a railway shows from zoom 8 on, its sleepers and light edge from zoom 10 on', () => {
  const [halo, line, sleepers] = RAIL_PAINTS;
  expect(widths(line)).toEqual([_, 0.6, 0.8, 1, 1.15, 1.3, 1.5]);
  expect(widths(halo)).toEqual([_, _, _, 2.6, 2.75, 2.9, 3.1]);
  expect(widths(sleepers)).toEqual([_, _, _, 3.7, 4.4, 5, 5.6]);
  expect(line?.dash).toBeUndefined();
});

test('sleepers lie 9 to 15 pixels apart, each as thick as the line of the railway', () => {
  const sleepers = RAIL_PAINTS.find(({ dash }) => dash !== undefined);
  const [thick = 0, gap = 0] = sleepers?.dash ?? [];
  const lengths = widths(sleepers).filter((width) => width !== null);
  const apart = lengths.map((length) => length * (thick + gap));
  expect(apart).toHaveLength(4);
  expect(Math.min(...apart)).toBeGreaterThan(9);
  expect(Math.max(...apart)).toBeLessThan(15);
  expect(lengths.map((length) => length * thick)).toEqual([
    expect.closeTo(1, 1),
    expect.closeTo(1.19, 1),
    expect.closeTo(1.35, 1),
    expect.closeTo(1.5, 1),
  ]);
});

test('a ferry is dashed from zoom 7 on, a railway tunnel under the sea from zoom 8 on', () => {
  const [ferry, tunnel] = CROSSING_PAINTS;
  expect(ferry).toBe(FERRY_PAINT);
  expect(widths(ferry)).toEqual([0.7, 0.85, 1, 1.1, 1.25, 1.4, 1.5]);
  expect(ferry?.dash).toEqual([5, 3.5]);
  expect(widths(tunnel)).toEqual([_, 0.6, 0.8, 1, 1.15, 1.3, 1.5]);
  expect(tunnel).toMatchObject({ color: 'rail', dash: [2.5, 3], opacity: 0.75 });
});

test.each([
  { scheme: 'light', trail: '#B94A1F' },
  { scheme: 'dark', trail: '#F08A5B' },
] as const)('on the $scheme map no way is as vivid as what is the traveller’s', (it) => {
  const ways = [...ROAD_PAINTS, ...RAIL_PAINTS, ...CROSSING_PAINTS].map(({ color }) => color);
  const colors = ways.map((name) => STYLE_PALETTES[it.scheme][name]);
  const solid = colors.filter((color) => color.startsWith('#'));
  expect(solid.length).toBeGreaterThan(10);
  expect(Math.max(...solid.map(vividness))).toBeLessThan(vividness(it.trail) * 0.75);
});

/** How far a colour is from grey, 0 to 255. */
function vividness(color: string): number {
  const channels = [1, 3, 5].map((at) => Number.parseInt(color.slice(at, at + 2), 16));
  return Math.max(...channels) - Math.min(...channels);
}
