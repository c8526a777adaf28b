import { describe, expect, test } from 'vitest';
import { drawWays } from '#src/providers/basemap/detail/paint/draw-ways.ts';
import type { TileFeature } from '#src/providers/basemap/tiles/vector-tile.ts';
import type { Mark } from '#tests/helpers/recording-canvas.ts';
import { drawnDetail, line } from './drawn-detail.ts';
import type { DrawDetail } from './drawn-detail.ts';

const drawOwnWays: DrawDetail = (context, main, view) => {
  drawWays(context, { main, paths: [main] }, view);
};

function waysAt(zoom: number, ways: readonly TileFeature[], named: TileFeature[] = []): Mark[] {
  const layers = { transportation: ways, transportation_name: named };
  return drawnDetail(drawOwnWays, layers, zoom);
}

function colorsOf(marks: readonly Mark[]): string[] {
  return marks.map(({ color }) => color);
}

test.each([
  { class: 'motorway', zoom: 10, color: '#F5D588', width: 2 },
  { class: 'primary', zoom: 12, color: '#F9E7B5', width: 3 },
  { class: 'secondary', zoom: 16, color: '#FCF0CB', width: 9.4 },
  { class: 'tertiary', zoom: 14, color: '#FFFDF5', width: 3.7 },
  { class: 'minor', zoom: 13, color: '#FFFDF5', width: 1.2 },
  { class: 'service', zoom: 15, color: '#FFFDF5', width: 2.2 },
])('a $class road at zoom $zoom is $width px wide', ({ class: name, zoom, color, width }) => {
  const fill = waysAt(zoom, [line({ class: name })]).find((mark) => mark.color === color);
  expect(fill?.width).toBeCloseTo(width, 5);
});

test.each([
  { name: 'a tertiary road', tags: { class: 'tertiary' }, from: 12 },
  { name: 'a minor road', tags: { class: 'minor' }, from: 13 },
  { name: 'a track', tags: { class: 'track' }, from: 13 },
  { name: 'a path', tags: { class: 'path' }, from: 13 },
  { name: 'a drive', tags: { class: 'service', service: 'driveway' }, from: 15 },
  { name: 'a footway', tags: { class: 'path', subclass: 'footway' }, from: 15 },
  { name: 'steps', tags: { class: 'path', subclass: 'steps' }, from: 15 },
  { name: 'a railway', tags: { class: 'rail' }, from: 10 },
  { name: 'a lift', tags: { class: 'aerialway', subclass: 'gondola' }, from: 12 },
])('$name is drawn from zoom $from', ({ tags, from }) => {
  expect(waysAt(from - 1, [line(tags)])).toEqual([]);
  expect(waysAt(from, [line(tags)])).not.toEqual([]);
});

test('roads under construction, platforms and the underground are not drawn', () => {
  const hidden = [
    line({ class: 'primary_construction' }),
    line({ class: 'platform' }),
    line({ class: 'transit', subclass: 'subway' }),
  ];
  expect(waysAt(16, hidden)).toEqual([]);
});

test('casings lie under all fills, railways over them, minor roads under major ones', () => {
  const ways = ['rail', 'primary', 'minor', 'path'].map((name) => line({ class: name }));
  expect(colorsOf(waysAt(14, ways))).toEqual([
    'rgba(251, 248, 241, 0.62)', // around the path
    '#8E5A34',
    '#ADA58E',
    '#AD925A',
    '#FFFDF5',
    '#F9E7B5',
    '#5F5B52',
    '#5F5B52', // ticks
  ]);
});

describe('tunnels and bridges', () => {
  const ways = [
    line({ class: 'primary', brunnel: 'bridge' }),
    line({ class: 'secondary' }),
    line({ class: 'primary', brunnel: 'tunnel' }),
  ];
  const marks = waysAt(14, ways);

  test('tunnels lie under roads, bridges over them', () => {
    expect(colorsOf(marks)).toEqual([
      '#AD925A',
      '#EFEADD', // the tunnel
      '#AD9A6C',
      '#FCF0CB',
      '#6F6550', // the bridge
      '#F9E7B5',
    ]);
  });

  test('a tunnel shows the ground through', () => {
    expect(marks.slice(0, 2).map(({ alpha }) => alpha)).toEqual([0.28, 0.42]);
  });

  test('a bridge has a dark edge, a third wider than the road', () => {
    expect(marks.at(-2)?.width).toBeCloseTo(5 * 1.35, 5);
  });
});

test('on two pixels a point all is twice as wide', () => {
  const layers = { transportation: [line({ class: 'primary' })] };
  const [casing, fill] = drawnDetail(drawOwnWays, layers, 13, { pixelRatio: 2 });
  expect([casing?.width, fill?.width]).toEqual([
    expect.closeTo(2 * (3.7 + 1.4), 5),
    expect.closeTo(7.4, 5),
  ]);
});

test('steps are known by their name’s line where the way itself does not tell', () => {
  const [steps, path] = [
    [10, 10, 90, 90],
    [10, 10, 90, 95],
  ];
  const ways = [line({ class: 'path' }, steps), line({ class: 'path' }, path)];
  const named = [line({ class: 'path', subclass: 'steps' }, steps)];
  const marks = waysAt(15, ways, named);
  const linesIn = (color: string) => marks.filter((mark) => mark.color === color);
  expect(linesIn('#94704E').map(({ lines }) => lines.length)).toEqual([1]);
  expect(linesIn('#8E5A34').map(({ lines }) => lines.length)).toEqual([1]);
});

test('a ladder of steps: dashes shorter than they are wide', () => {
  const [steps] = waysAt(16, [line({ class: 'path', subclass: 'steps' })]);
  expect(steps?.width).toBeCloseTo(4.6, 5);
  expect(steps?.dash[0]).toBeLessThan(4.6 / 2);
});
