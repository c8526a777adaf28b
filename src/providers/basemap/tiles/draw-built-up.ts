import { atZoom } from '#src/domain/at-zoom.ts';
import { contextOf, createCanvas } from './canvas.ts';
import { STYLE_PALETTES } from './style-palette.ts';
import type { TileContext } from './tile-context.ts';
import type { TileDrawing } from './tile-drawing.ts';

/** By zoom of 512-pixel tiles (the view's zoom - 1). */
const TINT_OPACITY = [
  [6, 0.45],
  [7, 0.58],
  [9, 0.74],
] as const;
const HATCH_OPACITY = [
  [8.5, 0],
  [9.5, 0.2],
  [10, 0.24],
  [11, 0.24],
  [12, 0.2],
] as const;
const HATCH = { sidePx: 8, linePx: 0.9 } as const;
/**
 * The source knows built-up land to 500 m: drawn this coarsely and scaled up, its edge is as soft as
 * that is vague.
 */
const METRES_PER_PIXEL = 130;
const LEAST_SCALE = 1 / 16;
/** Beyond the tile's edges, in coarse pixels: scaling blends neighbours. */
const MARGIN = 2;
const EQUATOR_M = 40_075_017;

/** Built-up land on what is drawn already: a tint with a soft edge and, closer, a fine hatch. */
export function drawBuiltUp(context: TileContext, drawing: TileDrawing): void {
  const { side, zoom, pixelRatio, scheme } = drawing;
  const mask = maskOf(drawing);
  if (mask === null) return;
  const palette = STYLE_PALETTES[scheme];
  context.resetTransform();
  context.globalAlpha = atZoom(TINT_OPACITY, zoom);
  drawFilled(context, mask, side, palette.builtUp);
  const hatch = atZoom(HATCH_OPACITY, zoom);
  const pattern = hatch === 0 ? null : hatchOf(context, palette.hatch, pixelRatio);
  if (pattern !== null) {
    context.globalAlpha = hatch;
    drawFilled(context, mask, side, pattern);
  }
  context.globalAlpha = 1;
}

type Mask = { canvas: CanvasImageSource; scale: number };

/** All areas as one path, so that none is darker where two lie over each other. */
function maskOf({ ways, side, world }: TileDrawing): Mask | null {
  const areas = ways.flatMap(({ shapes, ...placed }) => {
    const path = shapes.path('built');
    return path === null ? [] : [{ path, ...placed }];
  });
  if (areas.length === 0) return null;
  const scale = Math.max(LEAST_SCALE, Math.min(1, EQUATOR_M / world / METRES_PER_PIXEL));
  const canvas = createCanvas(Math.ceil(side * scale) + 2 * MARGIN);
  const context = contextOf(canvas);
  for (const { path, left, top, stepPx } of areas) {
    const step = stepPx * scale;
    context.setTransform(step, 0, 0, step, left * scale + MARGIN, top * scale + MARGIN);
    context.fill(path);
  }
  return { canvas, scale };
}

function drawFilled(
  context: TileContext,
  { canvas, scale }: Mask,
  side: number,
  fill: string | CanvasPattern,
): void {
  const filled = createCanvas(side);
  const into = contextOf(filled);
  const width = (Math.ceil(side * scale) + 2 * MARGIN) / scale;
  into.drawImage(canvas, -MARGIN / scale, -MARGIN / scale, width, width);
  into.globalCompositeOperation = 'source-in';
  into.fillStyle = fill;
  into.fillRect(0, 0, side, side);
  context.drawImage(filled, 0, 0);
}

/** Lines at 45 degrees on a square that divides the tile, so that they go on in the next one. */
function hatchOf(context: TileContext, color: string, pixelRatio: number): CanvasPattern | null {
  const side = Math.max(1, Math.round(HATCH.sidePx * pixelRatio));
  const square = createCanvas(side);
  const into = contextOf(square);
  into.strokeStyle = color;
  into.lineWidth = HATCH.linePx * pixelRatio;
  into.lineCap = 'square';
  for (const shift of [-side, 0, side]) {
    into.beginPath();
    into.moveTo(shift, side);
    into.lineTo(shift + side, 0);
    into.stroke();
  }
  return context.createPattern(square, 'repeat');
}
