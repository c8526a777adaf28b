import { drawStroke, place } from './draw-stroke.ts';
import type { PlacedShapes } from './draw-stroke.ts';
import { STYLE_PALETTES } from './style-palette.ts';
import type { TileContext } from './tile-context.ts';
import type { TileDrawing } from './tile-drawing.ts';
import type { TileStroke } from './tile-style.ts';
import { CROSSING_PAINTS, FERRY_PAINT, RAIL_PAINTS, ROAD_PAINTS } from './way-style.ts';

/** Roads and railways, and the ferries of lakes. */
export function drawWays(context: TileContext, drawing: TileDrawing): void {
  const lake = drawing.main.shapes.path('lake');
  if (lake !== null) {
    context.save();
    place(context, drawing.main);
    context.clip(lake);
    strokeAll(context, [FERRY_PAINT], drawing);
    context.restore();
  }
  context.lineJoin = 'round';
  for (const paint of ROAD_PAINTS) {
    context.lineCap = paint.dash === undefined ? 'round' : 'butt';
    strokeAll(context, [paint], drawing);
  }
  context.lineCap = 'butt';
  strokeAll(context, RAIL_PAINTS, drawing);
  context.lineJoin = 'miter';
}

/** Ferries, and railways in tunnels under the sea: to be drawn beneath the land. */
export function drawCrossings(context: TileContext, drawing: TileDrawing): void {
  strokeAll(context, CROSSING_PAINTS, drawing);
}

function strokeAll(
  context: TileContext,
  paints: readonly TileStroke[],
  drawing: TileDrawing & { ways: readonly PlacedShapes[] },
): void {
  const palette = STYLE_PALETTES[drawing.scheme];
  for (const paint of paints) {
    for (const placed of drawing.ways) drawStroke(context, paint, placed, drawing, palette);
  }
}
