import type { ColorScheme, MapTile } from '#src/domain/ports.ts';
import type { PlacedShapes } from './draw-stroke.ts';
import { sideOf } from './stored-tile.ts';

/** `inset`: as much of each side lies beyond the tile, px. */
export type ReliefImage = { canvas: CanvasImageSource; sidePx: number; inset: number };

/** A tile that is drawn. */
export type TileView = {
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
};

/** A tile to draw, and what it is drawn from. */
export type TileDrawing = TileView & {
  main: PlacedShapes;
  /** Borders of regions, which are stored up to another level. */
  divisions: PlacedShapes;
  /** Roads, railways, ferries and built-up land; empty below zoom 7 of the view. */
  ways: readonly PlacedShapes[];
  /** Scaled to the canvas; null draws plain land. */
  relief: ReliefImage | null;
  /** Heights for form lines; null for none. */
  formHeights: Float32Array | null;
};

export function viewOf(tile: MapTile): TileView {
  const side = sideOf(tile);
  return {
    scheme: tile.scheme,
    zoom: tile.z,
    pixelRatio: tile.pixelRatio,
    side,
    left: tile.x * side,
    top: tile.y * side,
    world: side * 2 ** tile.z,
  };
}
