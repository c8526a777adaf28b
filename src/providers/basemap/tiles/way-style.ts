import type { Zooms } from '#src/domain/map/at-zoom.ts';
import type { StylePalette } from './style-palette.ts';
import type { TileStroke } from './tile-style.ts';

type RoadName = 'major' | 'primary' | 'road';

type RoadStyle = {
  name: RoadName;
  rank: number;
  /** The first level, on which the road is one thin line; it has a casing from the next one on. */
  from: number;
  /** Pixels: the thin line, then the fill. */
  width: Zooms;
  /** Fill and casing together. */
  cased: Zooms;
};

/** Zooms of 512-pixel tiles: the view's zoom - 1. */
const ROADS: readonly RoadStyle[] = [
  {
    name: 'road',
    rank: 2,
    from: 8,
    width: levels(8, '0.6 1.1 1.7 2.5 3.3'),
    cased: levels(9, '2.1 2.9 3.9 4.9'),
  },
  {
    name: 'primary',
    rank: 1,
    from: 7,
    width: levels(7, '0.7 1.2 1.8 2.5 3.4 4.4'),
    cased: levels(8, '2.2 3 3.9 5 6.2'),
  },
  {
    name: 'major',
    rank: 0,
    from: 6,
    width: levels(6, '0.9 1.3 1.9 2.6 3.4 4.4 5.6'),
    cased: levels(7, '2.3 3.1 4 5 6.2 7.6'),
  },
];

/** Tracks, the casings of all roads, then their fills, so that crossings are open. */
export const ROAD_PAINTS: readonly TileStroke[] = [
  {
    layer: 'road',
    rank: 3,
    color: 'track',
    width: levels(9, '0.9 1.1 1.35 1.6'),
    dash: [4, 2.6],
    from: 9,
  },
  ...ROADS.flatMap(({ name, rank, from, width, cased }): TileStroke[] => [
    { layer: 'road', rank, color: thin(name), width, from, until: from + 1 },
    { layer: 'road', rank, color: casing(name), width: cased, from: from + 1 },
  ]),
  ...ROADS.map(({ name, rank, from, width }): TileStroke => {
    return { layer: 'road', rank, color: name, width, from: from + 1 };
  }),
];

const RAIL_WIDTH = levels(7, '0.6 0.8 1 1.15 1.3 1.5');

/** Ties are the dashes of a wide line. */
export const RAIL_PAINTS: readonly TileStroke[] = [
  {
    layer: 'rail',
    rank: 0,
    color: 'railHalo',
    width: levels(9, '2.6 2.75 2.9 3.1'),
    from: 9,
  },
  { layer: 'rail', rank: 0, color: 'rail', width: RAIL_WIDTH, from: 7 },
  {
    layer: 'rail',
    rank: 0,
    color: 'rail',
    width: levels(9, '3.7 4.4 5 5.6'),
    dash: [0.27, 2.33],
    from: 9,
  },
];

export const FERRY_PAINT: TileStroke = {
  layer: 'ferry',
  color: 'ferry',
  width: levels(6, '0.7 0.85 1 1.1 1.25 1.4 1.5'),
  dash: [5, 3.5],
};

/** Under the land, so only where there is water. */
export const CROSSING_PAINTS: readonly TileStroke[] = [
  FERRY_PAINT,
  {
    layer: 'rail',
    rank: 1,
    color: 'rail',
    width: RAIL_WIDTH,
    dash: [2.5, 3],
    opacity: 0.75,
    from: 7,
  },
];

function levels(first: number, values: string): Zooms {
  return values.split(' ').map((value, at) => [first + at, Number(value)] as const);
}

function thin(name: RoadName): keyof StylePalette {
  return `${name}Thin`;
}

function casing(name: RoadName): keyof StylePalette {
  return `${name}Casing`;
}
