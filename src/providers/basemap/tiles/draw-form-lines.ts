import { contourLinesAt, levelsWithin } from '#src/domain/map/contour-lines.ts';
import type { GridPoint } from '#src/domain/map/contour-lines.ts';
import { atZoom } from '#src/domain/map/at-zoom.ts';
import { traceCurve } from '../relief/trace-curve.ts';
import type { TileContext } from './tile-context.ts';

export type FormLinesView = {
  /** Metres, of as many points down as across, from corner to corner of the tile. */
  heights: Float32Array;
  color: string;
  /** Zoom of 512-pixel tiles: the view's zoom - 1. */
  zoom: number;
  /** Side of the canvas, device pixels. */
  side: number;
  pixelRatio: number;
};

const OPACITY = [
  [7.5, 0],
  [8, 0.14],
  [9, 0.26],
  [10, 0.34],
  [12, 0.36],
] as const;
const WIDTH_PX = [
  [8, 0.6],
  [12, 0.9],
] as const;
/** Every fifth line is stronger. */
const STRONG = { every: 5, opacity: 1.25, width: 1.5 } as const;

/**
 * Lines of equal height without a figure: they tell the shape of the ground where its shade would smear.
 * The heights are too coarse for more than that.
 */
export function drawFormLines(context: TileContext, view: FormLinesView): void {
  const { heights, color, zoom, side, pixelRatio } = view;
  const points = Math.sqrt(heights.length);
  const grid = { heights, columns: points, rows: points };
  const opacity = atZoom(OPACITY, zoom);
  const width = atZoom(WIDTH_PX, zoom) * pixelRatio;
  const thin = new Path2D();
  const strong = new Path2D();
  const levels = formLevels(heights, stepOf(zoom));
  for (const [at, lines] of contourLinesAt(grid, levels).entries()) {
    const path = ((levels[at] ?? 0) / stepOf(zoom)) % STRONG.every === 0 ? strong : thin;
    for (const line of lines) traceCurve(path, placedOn(line, side / (points - 1)));
  }
  context.resetTransform();
  context.setLineDash([]);
  context.strokeStyle = color;
  context.globalAlpha = opacity;
  context.lineWidth = width;
  context.stroke(thin);
  context.globalAlpha = opacity * STRONG.opacity;
  context.lineWidth = width * STRONG.width;
  context.stroke(strong);
  context.globalAlpha = 1;
}

/** Multiples of the step above the sea and up to the highest ground, metres. */
export function formLevels(heights: Float32Array, step: number): number[] {
  return levelsWithin(heights, step).filter((level) => level > 0);
}

function stepOf(zoom: number): number {
  if (zoom >= 12) return 50;
  return zoom >= 10 ? 100 : 200;
}

function placedOn(line: readonly GridPoint[], scale: number): GridPoint[] {
  return line.map(([x, y]) => [x * scale, y * scale] as const);
}
