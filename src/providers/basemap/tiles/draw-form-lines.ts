import { contourLines } from '#src/domain/map/contour-lines.ts';
import type { GridPoint } from '#src/domain/map/contour-lines.ts';
import { atZoom } from '#src/domain/map/at-zoom.ts';
import type { PathPen } from './tile-path.ts';
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
  for (const level of formLevels(heights, stepOf(zoom))) {
    const path = (level / stepOf(zoom)) % STRONG.every === 0 ? strong : thin;
    for (const line of contourLines(grid, level)) traceCurve(path, line, side / (points - 1));
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
  let low = Infinity;
  let high = -Infinity;
  for (const height of heights) {
    low = Math.min(low, height);
    high = Math.max(high, height);
  }
  const first = Math.max(1, Math.ceil(low / step));
  const count = Math.max(0, Math.floor(high / step) - first + 1);
  return Array.from({ length: count }, (_, at) => (first + at) * step);
}

function stepOf(zoom: number): number {
  if (zoom >= 12) return 50;
  return zoom >= 10 ? 100 : 200;
}

/** Through the middles of the pieces, bent at their ends; open lines keep their ends, at the tile's edge. */
function traceCurve(pen: PathPen, line: readonly GridPoint[], scale: number): void {
  const [first, ...rest] = line.map(([x, y]) => [x * scale, y * scale] as const);
  const last = rest.at(-1);
  if (first === undefined || last === undefined) return;
  pen.moveTo(...first);
  for (const [at, point] of rest.slice(0, -1).entries()) {
    const next = rest[at + 1] ?? last;
    pen.quadraticCurveTo(...point, (point[0] + next[0]) / 2, (point[1] + next[1]) / 2);
  }
  pen.lineTo(...last);
}
