import type { Zooms } from '#src/domain/map/at-zoom.ts';
import type { StylePalette } from './style-palette.ts';

export type TileLayerName =
  | 'land'
  | 'lake'
  | 'river'
  | 'border'
  | 'division'
  | 'graticule'
  | WayLayerName;

/** Layers of the part `ways`. */
type WayLayerName = 'road' | 'rail' | 'ferry' | 'built';

export type TileStroke = {
  layer: TileLayerName;
  /** Only features with this tag. */
  rank?: number;
  color: keyof StylePalette;
  /** Pixels, by zoom of 512-pixel tiles (the view's zoom - 1). */
  width: Zooms;
  /** Multiples of the width. */
  dash?: readonly number[];
  opacity?: number;
  /** Shown from the first zoom up to before the second. */
  from?: number;
  until?: number;
};

type TileFill = { layer: TileLayerName; color: keyof StylePalette };

export type TilePaint = TileStroke | TileFill;

/** Under the land, from bottom to top. */
export const SEA_PAINTS: readonly TileStroke[] = [
  { layer: 'graticule', color: 'graticule', width: [[2, 0.8]], until: 4.2 },
  // Water lining: lines of decreasing width under the land leave thin ones at fixed distances.
  { layer: 'land', color: 'lining', width: [[6, 23]], from: 6 },
  { layer: 'land', color: 'water', width: [[6, 21]], from: 6 },
  {
    layer: 'land',
    color: 'lining',
    width: [
      [2.6, 11],
      [6, 12.6],
      [7, 13],
    ],
    from: 2.6,
  },
  {
    layer: 'land',
    color: 'water',
    width: [
      [2.6, 9],
      [6, 10.6],
      [7, 11],
    ],
    from: 2.6,
  },
  {
    layer: 'land',
    color: 'glow',
    width: [
      [2, 3.4],
      [3, 4.5],
      [7, 5],
    ],
  },
];

const DIVISION: Omit<TileStroke, 'rank' | 'from'> = {
  layer: 'division',
  color: 'division',
  width: [
    [4, 0.6],
    [7, 0.9],
    [9, 1.1],
  ],
  dash: [3.6, 3],
};

const RIVER_2: Zooms = [
  [4, 0.5],
  [7, 0.9],
  [9, 1.4],
];
/** Small rivers lie up to half a kilometre beside their bed: that near, they are only hinted at. */
const FAINT_RIVERS_FROM = 11;

/** On the land and its relief, from bottom to top. */
export const INK_PAINTS: readonly TilePaint[] = [
  river(3, [
    [6, 0.6],
    [7, 0.7],
    [9, 1.1],
  ]),
  { ...river(2, RIVER_2), until: FAINT_RIVERS_FROM },
  { ...river(2, RIVER_2), from: FAINT_RIVERS_FROM, opacity: 0.5 },
  river(1, [
    [3, 0.6],
    [7, 1.2],
    [9, 1.9],
  ]),
  river(0, [
    [2, 0.6],
    [3, 0.8],
    [7, 1.5],
    [9, 2.4],
  ]),
  { layer: 'lake', color: 'water' },
  {
    layer: 'lake',
    color: 'lakeEdge',
    width: [
      [2, 0.3],
      [3, 0.45],
      [7, 0.8],
      [9, 1.2],
    ],
  },
  // Borders of a country's regions; small regions have theirs from zoom 8 of the view on.
  { ...DIVISION, rank: 1, from: 6.8 },
  { ...DIVISION, rank: 0, from: 3.8 },
  {
    layer: 'border',
    color: 'borderCasing',
    width: [
      [3, 2],
      [7, 3.2],
    ],
    from: 1.6,
  },
  {
    layer: 'border',
    color: 'border',
    width: [
      [2, 0.6],
      [3, 0.75],
      [5, 0.9],
    ],
    from: 1.6,
    until: 5.2,
    dash: [5.3, 2.4],
    opacity: 0.62,
  },
  {
    layer: 'border',
    color: 'border',
    width: [
      [5, 0.95],
      [7, 1.05],
      [9, 1.4],
    ],
    from: 5.2,
    dash: [6.7, 2.4, 1.4, 2.4],
    opacity: 0.72,
  },
  {
    layer: 'land',
    color: 'shore',
    width: [
      [2, 0.5],
      [3, 0.7],
      [7, 1.1],
      [9, 1.5],
    ],
  },
];

function river(rank: number, width: Zooms): TileStroke {
  return { layer: 'river', rank, color: 'river', width };
}
