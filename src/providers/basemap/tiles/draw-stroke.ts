import { atZoom } from '#src/domain/map/at-zoom.ts';
import type { StylePalette } from './style-palette.ts';
import type { TileContext } from './tile-context.ts';
import type { TileShapes } from './tile-shapes.ts';
import type { TileStroke } from './tile-style.ts';

/** The position of a stored tile on the canvas, device pixels. */
export type Place = { left: number; top: number; stepPx: number };

/** A stored tile's shapes and where they lie. */
export type PlacedShapes = Place & { shapes: TileShapes };

/** Zoom of the style, in 512-pixel tiles. */
type StrokeView = { zoom: number; pixelRatio: number };

/** Strokes a layer of a stored tile, if it shows at this zoom. */
export function drawStroke(
  context: TileContext,
  paint: TileStroke,
  placed: PlacedShapes,
  { zoom, pixelRatio }: StrokeView,
  palette: StylePalette,
): void {
  if (!shows(paint, zoom)) return;
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

export function place(context: TileContext, { left, top, stepPx }: Place): void {
  context.setTransform(stepPx, 0, 0, stepPx, left, top);
}

function shows({ from = 0, until = Number.POSITIVE_INFINITY }: TileStroke, zoom: number): boolean {
  return zoom >= from && zoom < until;
}
