import { STYLE_PALETTES } from './style-palette.ts';
import type { StylePalette } from './style-palette.ts';
import { INK_PAINTS, SEA_PAINTS } from './tile-style.ts';
import type { TilePaint } from './tile-style.ts';
import { drawStroke, place } from './draw-stroke.ts';
import { drawRelief } from './draw-relief.ts';
import type { NearPaint } from './near-paint.ts';
import type { TileDrawing } from './tile-drawing.ts';
import type { TileContext } from './tile-context.ts';

/**
 * Draws a tile on an empty canvas, in this order: the land; what lies on it, clipped to the land so
 * that the shore stays sharp; lines; what crosses the sea; and underneath it all the sea. `near`:
 * null without it.
 */
export function drawTile(context: TileContext, drawing: TileDrawing, near: NearPaint | null): void {
  const palette = STYLE_PALETTES[drawing.scheme];
  const land = drawing.main.shapes.path('land');
  if (land !== null) {
    place(context, drawing.main);
    context.fillStyle = palette.land;
    context.fill(land);
    context.globalCompositeOperation = 'source-atop';
    drawGround(context, drawing, near);
  }
  context.globalCompositeOperation = 'source-over';
  for (const paint of INK_PAINTS) apply(context, paint, drawing, palette);
  near?.drawMinutes(context, palette.minutes, drawing);
  near?.drawWays(context, drawing);
  context.globalCompositeOperation = 'destination-over';
  near?.drawCrossings(context, drawing);
  for (const paint of SEA_PAINTS.toReversed()) apply(context, paint, drawing, palette);
  context.resetTransform();
  context.fillStyle = palette.water;
  context.fillRect(0, 0, drawing.side, drawing.side);
}

/** Relief, irrigated land, form lines and built-up land. */
function drawGround(context: TileContext, drawing: TileDrawing, near: NearPaint | null): void {
  const palette = STYLE_PALETTES[drawing.scheme];
  if (drawing.relief !== null) {
    drawRelief(context, drawing.relief, drawing);
  }
  if (drawing.formHeights !== null) {
    const form = { heights: drawing.formHeights, color: palette.formLine };
    near?.drawFormLines(context, { ...drawing, ...form });
  }
  near?.drawBuiltUp(context, drawing);
}

function apply(
  context: TileContext,
  paint: TilePaint,
  drawing: TileDrawing,
  palette: StylePalette,
): void {
  const placed = paint.layer === 'division' ? drawing.divisions : drawing.main;
  if ('width' in paint) {
    drawStroke(context, paint, placed, drawing, palette);
    return;
  }
  const path = placed.shapes.path(paint.layer);
  if (path === null) return;
  place(context, placed);
  context.fillStyle = palette[paint.color];
  context.fill(path);
}
