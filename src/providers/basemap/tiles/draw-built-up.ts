import { atZoom } from '#src/domain/map/at-zoom.ts';
import { contextOf, createCanvas, emptiedContext } from './canvas.ts';
import { place } from './draw-stroke.ts';
import type { PlacedShapes } from './draw-stroke.ts';
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

type Area = PlacedShapes & { path: Path2D };

const hatches = new Map<string, CanvasPattern | null>();

/** Built-up land on what is drawn already: a tint with a soft edge and, closer, a fine hatch. */
export function drawBuiltUp(context: TileContext, drawing: TileDrawing): void {
  const { side, zoom, pixelRatio, scheme, ways } = drawing;
  const areas = ways.flatMap((placed): Area[] => {
    const path = placed.shapes.path('built');
    return path === null ? [] : [{ ...placed, path }];
  });
  if (areas.length === 0) return;
  const { builtUp, hatch } = STYLE_PALETTES[scheme];
  context.globalAlpha = atZoom(TINT_OPACITY, zoom);
  drawTint(context, areas, builtUp, drawing);
  context.globalAlpha = atZoom(HATCH_OPACITY, zoom);
  const pattern = context.globalAlpha === 0 ? null : hatchOf(context, hatch, pixelRatio);
  if (pattern !== null) {
    for (const area of areas) drawHatch(context, area, pattern, side);
  }
  context.globalAlpha = 1;
}

/** All areas of a stored tile as one path, so that none is darker where two lie over each other. */
function drawTint(
  context: TileContext,
  areas: readonly Area[],
  color: string,
  { side, world }: TileDrawing,
): void {
  const scale = Math.max(LEAST_SCALE, Math.min(1, EQUATOR_M / world / METRES_PER_PIXEL));
  const coarse = emptiedContext('tint', Math.ceil(side * scale) + 2 * MARGIN);
  coarse.fillStyle = color;
  for (const { path, left, top, stepPx } of areas) {
    const step = stepPx * scale;
    coarse.setTransform(step, 0, 0, step, left * scale + MARGIN, top * scale + MARGIN);
    coarse.fill(path);
  }
  const width = coarse.canvas.width / scale;
  context.resetTransform();
  context.drawImage(coarse.canvas, -MARGIN / scale, -MARGIN / scale, width, width);
}

function drawHatch(context: TileContext, area: Area, pattern: CanvasPattern, side: number): void {
  context.save();
  place(context, area);
  context.clip(area.path);
  context.resetTransform();
  context.fillStyle = pattern;
  context.fillRect(0, 0, side, side);
  context.restore();
}

function hatchOf(context: TileContext, color: string, pixelRatio: number): CanvasPattern | null {
  const key = `${color} ${pixelRatio}`;
  const known = hatches.get(key);
  if (known !== undefined) return known;
  const pattern = createHatch(context, color, pixelRatio);
  hatches.set(key, pattern);
  return pattern;
}

/** Lines at 45 degrees on a square that divides the tile, so that they go on in the next one. */
function createHatch(
  context: TileContext,
  color: string,
  pixelRatio: number,
): CanvasPattern | null {
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
