import { expect, test } from 'vitest';
import { drawBorders } from '#src/providers/basemap/detail/paint/draw-borders.ts';
import { hasEmbeddedSea } from '#src/providers/basemap/detail/paint/embedded-shore.ts';
import { drawSea } from '#src/providers/basemap/detail/paint/draw-sea.ts';
import { drawGuessedSea, guessSea } from '#src/providers/basemap/detail/paint/guess-sea.ts';
import { STYLE_PALETTES } from '#src/providers/basemap/tiles/style-palette.ts';
import type { TileShapes } from '#src/providers/basemap/tiles/tile-shapes.ts';
import { area, drawnDetail, line } from './drawn-detail.ts';
import type { DrawDetail } from './drawn-detail.ts';

const { light } = STYLE_PALETTES;
const SEA = area({ class: 'ocean' }, [0, 0, 1024, 0, 1024, 500, 0, 500]);

const drawOwnBorders: DrawDetail = (context, placed, view) => {
  drawBorders(context, placed, view, null);
};

test('the sea has glow and lining within it, and a shore that leaves out the tile’s border', () => {
  const marks = drawnDetail(drawSea, { water: [SEA] }, 14);
  const within = marks.filter(({ isClipped }) => isClipped).map(({ color }) => color);
  expect(within).toEqual([light.lining, light.water, light.lining, light.water, light.glow]);
  expect(marks.at(-1)).toMatchObject({ color: light.shore, isClipped: false });
  expect(marks.at(-1)?.lines).toEqual([
    [
      [512, 250],
      [0, 250],
    ],
  ]);
});

test('a lake is no sea', () => {
  expect(drawnDetail(drawSea, { water: [area({ class: 'lake' })] }, 14)).toEqual([]);
});

test('borders of countries and regions are drawn, of parishes and in the sea they are not', () => {
  const boundary = [
    line({ admin_level: 2 }),
    line({ admin_level: 4 }),
    line({ admin_level: 7 }),
    line({ admin_level: 2, maritime: 1 }),
  ];
  const marks = drawnDetail(drawOwnBorders, { boundary }, 14);
  expect(marks.map(({ color, lines }) => [color, lines.length])).toEqual([
    [light.division, 1],
    [light.borderCasing, 1],
    [light.border, 1],
  ]);
});

test('within 60 m of a shore no border is drawn', () => {
  const layers = { boundary: [line({ admin_level: 2 })], water: [SEA] };
  const marks = drawnDetail(drawOwnBorders, layers, 15);
  expect(marks).toHaveLength(1);
  const cut = marks[0]?.image.at(-1);
  expect(cut?.composite).toBe('destination-out');
  // 60 m on both sides; a pixel at zoom 15 is 4.78 m on the equator.
  expect(cut?.width).toBeCloseTo(120 / 4.777, 1);
});

/** The sea that is guessed where the embedded map has no land, beside what the tile has. */
const drawGuess: DrawDetail = (context, placed, view) => {
  const shapes: TileShapes = { path: () => null, features: () => [] };
  const embedded = { shapes, left: 0, top: 0, stepPx: 1 };
  drawGuessedSea(context, guessSea(embedded, placed, view), view.side);
};

test('where tiles tell no sea, what stands on land is cut out of the embedded one', () => {
  const layers = {
    building: [area({})],
    transportation: [line({ class: 'minor' }), line({ class: 'pier' }), line({ class: 'ferry' })],
  };
  const [sea] = drawnDetail(drawGuess, layers, 15);
  const before = sea?.image[0]?.image ?? [];
  expect(before[0]).toMatchObject({ by: 'rect', color: light.water });
  const cuts = before.slice(1);
  expect(cuts.every(({ composite }) => composite === 'destination-out')).toBe(true);
  // The building and its surroundings, and the road: piers and ferries are in the water.
  expect(cuts.map(({ by }) => by)).toEqual(['fill', 'stroke', 'stroke']);
});

test.each([
  { what: 'a shore in the tile', land: [200, -24, 1048, -24, 1048, 1048, 200, 1048], sea: true },
  { what: 'land all over', land: [-24, -24, 1048, -24, 1048, 1048, -24, 1048], sea: false },
  { what: 'land beside the tile', land: [600, 0, 1024, 0, 1024, 1024, 600, 1024], sea: true },
])('the embedded map has sea in a tile: $what, $sea', ({ land, sea }) => {
  // The tile is the middle of the western half of a stored one.
  const placed = { left: -256, top: -512, stepPx: 2 };
  const shapes: TileShapes = { path: () => null, features: () => [area({}, land)] };
  expect(hasEmbeddedSea({ shapes, ...placed }, 512)).toBe(sea);
});
