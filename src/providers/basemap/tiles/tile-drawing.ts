import { STYLE_PALETTES } from './style-palette.ts';
import type { StylePalette } from './style-palette.ts';
import { INK_PAINTS, SEA_PAINTS, atZoom } from './tile-style.ts';
import type { TilePaint, TileStroke } from './tile-style.ts';
import type { TileShapes } from './tile-shapes.ts';
import { createIrrigatedPaint } from '../relief/irrigated-paint.ts';
import type { ColorScheme } from '#src/domain/ports.ts';
import type { TileContext } from './tile-context.ts';

/** A stored tile's shapes and their position on the canvas in device pixels. */
export type PlacedShapes = { shapes: TileShapes; left: number; top: number; stepPx: number };

export type TileDrawing = {
  scheme: ColorScheme;
  /** Zoom of the style, in 512-pixel tiles. */
  zoom: number;
  pixelRatio: number;
  /** Side of the canvas, device pixels. */
  side: number;
  /** Position in the world, and the world's side, device pixels. */
  left: number;
  top: number;
  world: number;
  main: PlacedShapes;
  /** Borders of regions, which are stored up to another level. */
  divisions: PlacedShapes;
  /** Scaled to the canvas; null draws plain land. */
  relief: CanvasImageSource | null;
};

let paintIrrigated: ReturnType<typeof createIrrigatedPaint> | null = null;

/**
 * Draws a tile on an empty canvas: the land, the relief clipped to the land (so that the shore stays
 * sharp), the lines on it, and last the sea underneath.
 */
export function drawTile(context: TileContext, drawing: TileDrawing): void {
  const palette = STYLE_PALETTES[drawing.scheme];
  const land = drawing.main.shapes.path('land');
  if (land !== null) {
    place(context, drawing.main);
    context.fillStyle = palette.land;
    context.fill(land);
    if (drawing.relief !== null) {
      context.resetTransform();
      context.globalCompositeOperation = 'source-atop';
      context.drawImage(drawing.relief, 0, 0, drawing.side, drawing.side);
      paintIrrigated ??= createIrrigatedPaint();
      paintIrrigated(context, palette.irrigated, drawing);
    }
  }
  context.globalCompositeOperation = 'source-over';
  for (const paint of INK_PAINTS) apply(context, paint, drawing, palette);
  context.globalCompositeOperation = 'destination-over';
  for (const paint of SEA_PAINTS.toReversed()) apply(context, paint, drawing, palette);
  context.resetTransform();
  context.fillStyle = palette.water;
  context.fillRect(0, 0, drawing.side, drawing.side);
}

function apply(
  context: TileContext,
  paint: TilePaint,
  drawing: TileDrawing,
  palette: StylePalette,
): void {
  const placed = paint.layer === 'division' ? drawing.divisions : drawing.main;
  if ('width' in paint) {
    if (shows(paint, drawing.zoom)) stroke(context, paint, placed, drawing, palette);
    return;
  }
  const path = placed.shapes.path(paint.layer);
  if (path === null) return;
  place(context, placed);
  context.fillStyle = palette[paint.color];
  context.fill(path);
}

function shows({ from = 0, until = Number.POSITIVE_INFINITY }: TileStroke, zoom: number): boolean {
  return zoom >= from && zoom < until;
}

function stroke(
  context: TileContext,
  paint: TileStroke,
  placed: PlacedShapes,
  { zoom, pixelRatio }: TileDrawing,
  palette: StylePalette,
): void {
  const path = placed.shapes.path(paint.layer, paint.rank);
  if (path === null) return;
  place(context, placed);
  // The canvas unit is a step of the tile now.
  const width = (atZoom(paint.width, zoom) * pixelRatio) / placed.stepPx;
  context.lineWidth = width;
  context.setLineDash((paint.dash ?? []).map((share) => share * width));
  context.strokeStyle = palette[paint.color];
  context.globalAlpha = paint.opacity ?? 1;
  context.stroke(path);
  context.globalAlpha = 1;
}

function place(context: TileContext, { left, top, stepPx }: PlacedShapes): void {
  context.setTransform(stepPx, 0, 0, stepPx, left, top);
}
