import type { DetailSources, TileSource } from '#src/domain/map/detail-tiles.ts';
import type { MapLabel } from '#src/domain/map/map-label.ts';
import type { MapTile } from '#src/domain/ports.ts';
import type { PaintedRelief, ReliefData } from '../../relief/relief-painter.ts';
import { emptiedContext } from '../../tiles/canvas.ts';
import { drawReliefImage, reliefImage } from '../../tiles/draw-relief.ts';
import type { PlacedShapes } from '../../tiles/draw-stroke.ts';
import { coveringTiles, placeOf, sideOf } from '../../tiles/stored-tile.ts';
import { createDetailTiles } from '../detail-tiles.ts';
import type { DetailTiles } from '../detail-tiles.ts';
import { shapesOf } from './detail-shapes.ts';
import type { PlacedDetail } from './detail-view.ts';
import { drawDetail } from './draw-detail.ts';

/** Draws the detailed map. Throws TravelError where its tiles are not answered. */
export interface DetailPainter {
  /** Null where the source has no such tile. */
  picture(tile: MapTile): Promise<ImageBitmap | null>;
  labels(z: number, x: number, y: number): Promise<MapLabel[]>;
}

/** What is taken from the embedded map. */
export type EmbeddedParts = {
  relief: ReliefData;
  paintRelief: (tile: MapTile) => Promise<PaintedRelief>;
  land: (tile: MapTile) => Promise<PlacedShapes>;
};

export function createDetailPainter(
  { tiles: source }: DetailSources & { tiles: TileSource },
  embedded: EmbeddedParts,
): DetailPainter {
  const tiles = createDetailTiles(source);
  const finestFor = createPathFinder(tiles);
  let tellsSea = false;
  return {
    async picture(tile) {
      const main = await placedTile(tiles, tile);
      if (main === null) return null;
      tellsSea ||= main.shapes.water('sea', 'area') !== null;
      const [finest, relief, land] = await Promise.all([
        finestFor(tile, main),
        embedded.paintRelief(tile),
        tellsSea ? null : embedded.land(tile),
      ]);
      const side = sideOf(tile);
      const context = emptiedContext('tile', side);
      const { z: zoom, scheme, pixelRatio } = tile;
      drawDetail(context, {
        ...{ zoom, scheme, pixelRatio, side, main, finest, unsureLand: land },
        drawGround: () => drawReliefImage(context, reliefImage(relief), side),
        drawRelief: () => undefined,
      });
      return createImageBitmap(context.canvas);
    },
    labels: async () => [],
  };
}

/** The source's tile for a picture; its last zoom is enlarged. */
async function placedTile(tiles: DetailTiles, tile: MapTile): Promise<PlacedDetail | null> {
  const [at] = coveringTiles(tile, Math.min(tile.z, tiles.maxZoom));
  const data = at === undefined ? null : await tiles.tile(at.z, at.x, at.y);
  if (at === undefined || data === null) return null;
  return { shapes: shapesOf(data), ...placeOf(at, tile) };
}

/** Paths are drawn from zoom 13 of the view on. */
const PATHS_FROM_LEVEL = 12;
const PATHS_AT_LEVEL = 14;

/**
 * tilemaker's usual profile writes tracks and paths at zoom 14 only: they are taken from there, 16
 * tiles for one at zoom 12, until a tile is seen that has paths of its own.
 */
function createPathFinder(
  tiles: DetailTiles,
): (tile: MapTile, main: PlacedDetail) => Promise<PlacedDetail[]> {
  const complete = new Set<number>();
  return async (tile, { shapes }) => {
    if (tile.z < PATHS_FROM_LEVEL || tile.z >= PATHS_AT_LEVEL) return [];
    if (tiles.maxZoom < PATHS_AT_LEVEL) return [];
    if (shapes.hasPaths) complete.add(tile.z);
    if (complete.has(tile.z)) return [];
    const finest = await Promise.all(
      coveringTiles(tile, PATHS_AT_LEVEL).map(async (at) => {
        // A map without paths is better than none.
        const data = await tiles.tile(at.z, at.x, at.y).catch(() => null);
        return data === null ? [] : [{ shapes: shapesOf(data), ...placeOf(at, tile) }];
      }),
    );
    return finest.flat();
  };
}
