import type { Place } from '#src/providers/basemap/tiles/draw-stroke.ts';
import type { TileView } from '#src/providers/basemap/tiles/tile-drawing.ts';
import type { DetailShapes } from './detail-shapes.ts';

/** A tile that is drawn. */
export type DetailView = TileView;

const EARTH_M = 40_075_016.686;

/** Device pixels, at the equator's scale. */
export function metresInPixels(metres: number, { world }: DetailView): number {
  return (metres * world) / EARTH_M;
}

/** The shapes of a data tile and where it lies on the canvas. */
export type PlacedDetail = Place & { shapes: DetailShapes };
