import type { PlacedShapes } from '#src/providers/basemap/tiles/draw-stroke.ts';
import type { TileContext } from '#src/providers/basemap/tiles/tile-context.ts';
import type { DetailGround } from '../terrain/detail-ground.ts';
import { drawDetailGround, drawTerrain } from '../terrain/draw-terrain.ts';
import type { DetailView, PlacedDetail } from './detail-view.ts';
import { drawAreas, drawBuilt, drawInlandWater } from './draw-areas.ts';
import { drawBorders } from './draw-borders.ts';
import { drawSea } from './draw-sea.ts';
import { drawWays } from './draw-ways.ts';
import { drawGuessedSea, guessSea } from './guess-sea.ts';

/** The sources of a detailed tile. */
export type DetailDrawing = DetailView & {
  main: PlacedDetail;
  /** Tiles of the source's finest zoom, for paths that it has nowhere else. */
  finest: readonly PlacedDetail[];
  /** The embedded map's land, where the tiles do not tell the sea. */
  embeddedLand: PlacedShapes | null;
  ground: DetailGround;
};

/** Draws a tile on an empty canvas, from bottom to top. */
export function drawDetail(context: TileContext, drawing: DetailDrawing): void {
  const { main, finest, ground, embeddedLand } = drawing;
  drawDetailGround(context, ground, drawing);
  drawAreas(context, main, drawing);
  const guessedSea = embeddedLand === null ? null : guessSea(embeddedLand, main, drawing);
  if (guessedSea === null) drawSea(context, main, drawing);
  else drawGuessedSea(context, guessedSea, drawing.side);
  drawTerrain(context, ground, drawing);
  drawInlandWater(context, main, drawing);
  drawBuilt(context, main, drawing);
  drawWays(context, { main, paths: [main, ...finest] }, drawing);
  drawBorders(context, main, drawing, guessedSea);
}
