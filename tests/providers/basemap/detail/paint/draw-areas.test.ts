import { expect, test } from 'vitest';
import {
  drawAreas,
  drawBuilt,
  drawInlandWater,
} from '#src/providers/basemap/detail/paint/draw-areas.ts';
import { STYLE_PALETTES } from '#src/providers/basemap/tiles/style-palette.ts';
import { area, drawnDetail, line } from './drawn-detail.ts';

const { light, dark } = STYLE_PALETTES;

test.each([
  { layer: 'landcover', class: 'wood', from: 8, color: 'rgba(146, 181, 132, 0.62)' },
  { layer: 'landcover', class: 'ice', from: 8, color: 'rgba(247, 251, 253, 0.9)' },
  { layer: 'landuse', class: 'residential', from: 8, color: 'rgba(226, 216, 202, 0.85)' },
  { layer: 'landuse', class: 'retail', from: 11, color: 'rgba(230, 218, 206, 0.9)' },
  { layer: 'landuse', class: 'school', from: 13, color: 'rgba(240, 228, 204, 0.9)' },
  { layer: 'landuse', class: 'playground', from: 14, color: 'rgba(200, 222, 176, 0.95)' },
])('$class is filled from zoom $from', ({ layer, class: name, from, color }) => {
  const layers = { [layer]: [area({ class: name })] };
  expect(drawnDetail(drawAreas, layers, from - 1)).toEqual([]);
  expect(drawnDetail(drawAreas, layers, from)).toEqual([
    expect.objectContaining({ by: 'fill', color }),
  ]);
});

test('parks, which the schema counts as grass, have a colour of their own', () => {
  const grass = area({ class: 'grass', subclass: 'meadow' });
  const park = area({ class: 'grass', subclass: 'park' });
  const colors = drawnDetail(drawAreas, { landcover: [park, grass] }, 14).map(({ color }) => color);
  expect(colors).toEqual(['rgba(219, 229, 186, 0.7)', 'rgba(193, 219, 165, 0.85)']);
});

test('all areas of one colour are one path', () => {
  const woods = [area({ class: 'wood' }), area({ class: 'wood' }, [0, 0, 50, 0, 50, 50])];
  const marks = drawnDetail(drawAreas, { landcover: woods }, 12);
  expect(marks.map(({ lines }) => lines.length)).toEqual([2]);
});

test('the edge of a lake leaves out where its tile was cut', () => {
  const lake = area({ class: 'lake' }, [-8, 100, 300, 100, 300, 400, -8, 400]);
  const marks = drawnDetail(drawInlandWater, { water: [lake] }, 13, { scheme: 'dark' });
  expect(marks.map(({ color }) => color)).toEqual([dark.water, dark.lakeEdge]);
  // Half a pixel a step: from the upper cut around to the lower one.
  expect(marks[1]?.lines).toEqual([
    [
      [-4, 50],
      [150, 50],
      [150, 200],
      [-4, 200],
    ],
  ]);
});

test('rivers are drawn under lakes, streams from zoom 12, neither in a culvert', () => {
  const waterway = [
    line({ class: 'river' }),
    line({ class: 'stream' }),
    line({ class: 'river', brunnel: 'tunnel' }, [0, 0, 5, 5]),
  ];
  const at = (zoom: number) => drawnDetail(drawInlandWater, { waterway }, zoom);
  expect(at(11).map(({ color, lines }) => [color, lines.length])).toEqual([[light.river, 1]]);
  expect(at(14).map(({ width }) => width)).toEqual([expect.closeTo(1, 5), expect.closeTo(2.6, 5)]);
});

test('buildings are filled from zoom 14 and have edges from 15', () => {
  const layers = { building: [area({})] };
  const at = (zoom: number) => drawnDetail(drawBuilt, layers, zoom);
  expect(at(13)).toEqual([]);
  expect(at(14).map(({ color }) => color)).toEqual(['#D8CBB8']);
  expect(at(15).map(({ color }) => color)).toEqual(['#D8CBB8', '#AD9B80']);
});
