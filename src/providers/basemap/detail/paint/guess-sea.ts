import { emptiedContext } from '#src/providers/basemap/tiles/canvas.ts';
import type { Canvas } from '#src/providers/basemap/tiles/canvas.ts';
import type { Place, PlacedShapes } from '#src/providers/basemap/tiles/draw-stroke.ts';
import { STYLE_PALETTES } from '#src/providers/basemap/tiles/style-palette.ts';
import type { TileContext } from '#src/providers/basemap/tiles/tile-context.ts';
import { AREA_STYLES } from './area-style.ts';
import type { DetailShapes } from './detail-shapes.ts';
import type { DetailView, PlacedDetail } from './detail-view.ts';
import { metresInPixels } from './detail-view.ts';
import { fillPath, strokePath } from './draw-paths.ts';
import { ROAD_STYLES, RAIL_STYLES } from './way-style.ts';

/** Pixels; enlarged to the tile, which makes a soft edge: nobody knows the shore better here. */
const SIDE = 128;
/** All within this distance of what stands on land is land, and then the sea comes back as far. */
const NEAR_M = 75;
const BACK_M = 55;

/** A picture of the sea in one colour; `inset` pixels on each side lie beyond the tile. */
export type GuessedSea = { canvas: Canvas; inset: number };

/**
 * The sea in a tile that was made without the coastline. The embedded map's shore is up to half a
 * kilometre off, so there is sea where that map has some, and nothing of the tile's land is near;
 * gaps between houses are land, a harbour is not.
 */
export function guessSea(embedded: PlacedShapes, main: PlacedDetail, view: DetailView): GuessedSea {
  const scale = SIDE / view.side;
  const back = metresInPixels(BACK_M, view) * scale;
  const inset = Math.ceil(back);
  const side = SIDE + 2 * inset;
  const far = emptiedContext('sea before', side);
  far.fillStyle = STYLE_PALETTES[view.scheme].water;
  far.fillRect(0, 0, side, side);
  far.globalCompositeOperation = 'destination-out';
  const land = embedded.shapes.path('land');
  if (land !== null) fillPath(far, land, scaled(embedded, scale, inset), LAND);
  cutLand(far, main.shapes, scaled(main, scale, inset), metresInPixels(NEAR_M, view) * scale);
  const context = emptiedContext('sea', side);
  for (let turn = 0; turn < 2 * Math.PI; turn += Math.PI / 8) {
    context.drawImage(far.canvas, back * Math.cos(turn), back * Math.sin(turn));
  }
  return { canvas: context.canvas, inset };
}

export function drawGuessedSea(
  context: TileContext,
  { canvas, inset }: GuessedSea,
  side: number,
  shift: readonly [across: number, down: number] = [0, 0],
): void {
  context.resetTransform();
  context.drawImage(canvas, inset, inset, SIDE, SIDE, ...shift, side, side);
}

/** Any colour: what is drawn in it is cut out. */
const LAND = '#000';

function cutLand(context: TileContext, shapes: DetailShapes, at: Place, nearPx: number): void {
  const line = { color: LAND, width: 2 * nearPx };
  for (const path of [
    shapes.buildings('area'),
    ...AREA_STYLES.map((style) => shapes.areas(style)),
  ]) {
    fillPath(context, path, at, LAND);
    strokePath(context, path, at, line);
  }
  for (const { kind } of [...ROAD_STYLES, ...RAIL_STYLES]) {
    strokePath(context, shapes.ways(kind, 'ground'), at, line);
  }
}

function scaled({ left, top, stepPx }: Place, by: number, inset: number): Place {
  return { left: left * by + inset, top: top * by + inset, stepPx: stepPx * by };
}
