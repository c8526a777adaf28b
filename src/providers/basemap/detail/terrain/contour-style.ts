import type { Zooms } from '#src/domain/map/at-zoom.ts';
import type { ColorScheme } from '#src/domain/ports.ts';

/** Zooms are those of 512-pixel tiles: the view's zoom - 1. Sizes are CSS pixels. */
type ContourSteps = {
  fromZoom: number;
  /** Metres from line to line, from strong line to strong line, and of those with figures. */
  stepM: number;
  strongM: number;
  figureM: number | null;
  /** Pieces of the tile's side between two points of the surface. */
  pieces: number;
};

export const CONTOUR_STEPS: readonly ContourSteps[] = [
  { fromZoom: 13, stepM: 20, strongM: 100, figureM: 100, pieces: 64 },
  { fromZoom: 12, stepM: 50, strongM: 100, figureM: 200, pieces: 128 },
  { fromZoom: 11, stepM: 100, strongM: 500, figureM: null, pieces: 128 },
];

type LineStyle = { widthPx: Zooms; opacity: Zooms };

export const THIN: LineStyle = {
  widthPx: [
    [11, 0.5],
    [13, 0.55],
    [15, 0.8],
  ],
  opacity: [
    [11, 0.35],
    [15, 0.42],
  ],
};

export const STRONG: LineStyle = {
  widthPx: [
    [11, 0.8],
    [13, 1],
    [15, 1.3],
  ],
  opacity: [
    [11, 0.5],
    [15, 0.65],
  ],
};

export const CONTOUR_COLORS: Readonly<
  Record<ColorScheme, { line: string; figure: string; opacity: number }>
> = {
  light: { line: '#97794C', figure: '#7F6435', opacity: 1 },
  dark: { line: '#A3936B', figure: '#B5A57C', opacity: 0.62 },
};

export const FIGURE = {
  sizePx: [
    [12, 9],
    [15, 10.5],
  ] satisfies Zooms,
  /** Times the size: from letter to letter, and the height that is kept free of lines. */
  advance: 0.6,
  clearance: 1.25,
  /** From the tile's edge, so that no figure is cut; from any other figure; from the same one. */
  insetPx: 12,
  apartPx: 72,
  sameApartPx: 170,
  /** Greatest turn from letter to letter, radians. */
  turn: 0.4,
} as const;
