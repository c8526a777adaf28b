import type { PlacedShapes } from '../../tiles/draw-stroke.ts';
import type { TileContext } from '../../tiles/tile-context.ts';
import type { DetailView, PlacedDetail } from './detail-view.ts';
import { drawAreas, drawBuilt, drawInlandWater } from './draw-areas.ts';
import { drawBorders } from './draw-borders.ts';
import { drawSea, drawUnsureSea } from './draw-sea.ts';
import { drawWays } from './draw-ways.ts';

/** What a detailed tile is drawn from. */
export type DetailDrawing = DetailView & {
  main: PlacedDetail;
  /** Tiles of the source's finest zoom, for paths that it has nowhere else. */
  finest: readonly PlacedDetail[];
  /** The embedded map's land, where the tiles do not tell the sea. */
  unsureLand: PlacedShapes | null;
  drawGround: (context: TileContext) => void;
  /** Shade and contours, over the land's cover. */
  drawRelief: (context: TileContext) => void;
};

/** Draws a tile on an empty canvas, from bottom to top. */
export function drawDetail(context: TileContext, drawing: DetailDrawing): void {
  const { main, finest, unsureLand } = drawing;
  drawing.drawGround(context);
  drawAreas(context, main, drawing);
  if (unsureLand === null) drawSea(context, main, drawing);
  else drawUnsureSea(context, unsureLand, drawing);
  drawing.drawRelief(context);
  drawInlandWater(context, main, drawing);
  drawBuilt(context, main, drawing);
  drawWays(context, { main, paths: [main, ...finest] }, drawing);
  drawBorders(context, main, drawing);
}
