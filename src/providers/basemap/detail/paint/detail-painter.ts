import type { DetailSources, TileSource } from '#src/domain/map/detail-tiles.ts';
import type { MapLabel } from '#src/domain/map/map-label.ts';
import type { MapTile } from '#src/domain/ports.ts';
import type { ReliefData } from '#src/providers/basemap/relief/relief-painter.ts';
import { emptiedContext } from '#src/providers/basemap/tiles/canvas.ts';
import type { PlacedShapes } from '#src/providers/basemap/tiles/draw-stroke.ts';
import { coveringTiles, placeOf, sideOf } from '#src/providers/basemap/tiles/stored-tile.ts';
import type { TileContext } from '#src/providers/basemap/tiles/tile-context.ts';
import { viewOf } from '#src/providers/basemap/tiles/tile-drawing.ts';
import { throwIfAborted } from '#src/timing/abort.ts';
import { createDetailTiles } from '../detail-tiles.ts';
import type { DetailTiles } from '../detail-tiles.ts';
import { createFetchTile } from '../fetch-tile.ts';
import { createLabelReader } from '../labels/label-reader.ts';
import { createDetailGround } from '../terrain/detail-ground.ts';
import { shapesOf } from './detail-shapes.ts';
import type { PlacedDetail } from './detail-view.ts';
import { drawDetail } from './draw-detail.ts';
import type { DetailDrawing } from './draw-detail.ts';
import { hasEmbeddedSea } from './embedded-shore.ts';
import { absentNeighbours, fadeToEmbedded } from './source-edge.ts';

/** Draws the detailed map. Throws TravelError where its tiles are not answered. */
export interface DetailPainter {
  /**
   * Null where the source has no such tile. Not complete where a part did not answer without which the
   * picture is still worth seeing.
   */
  picture(
    tile: MapTile,
    signal: AbortSignal,
  ): Promise<{ picture: ImageBitmap; isComplete: boolean } | null>;
  labels(z: number, x: number, y: number, signal: AbortSignal): Promise<MapLabel[]>;
}

/** The parts that the embedded map provides. */
export type EmbeddedParts = {
  relief: ReliefData;
  land: (tile: MapTile) => Promise<PlacedShapes>;
  picture: (tile: MapTile) => Promise<ImageBitmap>;
};

export function createDetailPainter(
  { tiles: source, terrain }: DetailSources & { tiles: TileSource },
  embedded: EmbeddedParts,
): DetailPainter {
  const fetchTile = createFetchTile();
  const tiles = createDetailTiles(source, fetchTile);
  const groundOf = createDetailGround(terrain, embedded.relief, { fetchTile });
  const pathsFor = createPathFinder(tiles);
  let tellsSea = false;
  return {
    async picture(tile, signal) {
      const main = await placedTile(tiles, tile, signal);
      if (main === null) return null;
      tellsSea ||= main.shapes.water('sea', 'area') !== null;
      const [finest, ground, embeddedLand, absent] = await Promise.all([
        pathsFor(tile, main, signal),
        groundOf(tile, signal),
        tellsSea ? null : shoreIn(tile, embedded),
        absentNeighbours(source, tiles, tile, signal),
      ]);
      throwIfAborted(signal);
      const around = absent.length === 0 ? null : await embedded.picture(tile);
      const context = draw(tile, { main, finest, ground, embeddedLand });
      if (around !== null) fadeToEmbedded(context, around, absent, sideOf(tile));
      const picture = await createImageBitmap(context.canvas);
      return { picture, isComplete: ground.isComplete };
    },
    labels: createLabelReader(tiles, (tile) => shapesOf(tile).hasPaths),
  };
}

/** The embedded land, where that map has sea as well. */
async function shoreIn(tile: MapTile, { land }: EmbeddedParts): Promise<PlacedShapes | null> {
  const placed = await land(tile);
  return hasEmbeddedSea(placed, sideOf(tile)) ? placed : null;
}

function draw(
  tile: MapTile,
  parts: Pick<DetailDrawing, 'main' | 'finest' | 'ground' | 'embeddedLand'>,
): TileContext {
  const view = viewOf(tile);
  const context = emptiedContext('tile', view.side);
  drawDetail(context, { ...view, ...parts });
  return context;
}

/** The source's tile for a picture; its last zoom is enlarged. */
async function placedTile(
  tiles: DetailTiles,
  tile: MapTile,
  signal: AbortSignal,
): Promise<PlacedDetail | null> {
  const [at] = coveringTiles(tile, Math.min(tile.z, tiles.maxZoom));
  const data = at === undefined ? null : await tiles.tile(at.z, at.x, at.y, signal);
  if (at === undefined || data === null) return null;
  return { shapes: shapesOf(data), ...placeOf(at, tile) };
}

/** Paths are drawn from zoom 13 of the view on. */
const PATHS_FROM_LEVEL = 12;
const PATHS_AT_LEVEL = 14;

/**
 * tilemaker's usual profile writes tracks and paths at zoom 14 only. So they are taken from there,
 * 16 tiles for one at zoom 12, until a tile of zoom 12 is seen that has paths of its own.
 */
function createPathFinder(
  tiles: DetailTiles,
): (tile: MapTile, main: PlacedDetail, signal: AbortSignal) => Promise<PlacedDetail[]> {
  const complete = new Set<number>();
  return async (tile, { shapes }, signal) => {
    if (tile.z < PATHS_FROM_LEVEL || tile.z >= PATHS_AT_LEVEL) return [];
    if (tiles.maxZoom < PATHS_AT_LEVEL) return [];
    if (shapes.hasPaths) complete.add(tile.z);
    if (complete.has(tile.z)) return [];
    const finest = await Promise.all(
      coveringTiles(tile, PATHS_AT_LEVEL).map(async (at) => {
        // A map without paths is better than none.
        const data = await tiles.tile(at.z, at.x, at.y, signal).catch(() => null);
        return data === null ? [] : [{ shapes: shapesOf(data), ...placeOf(at, tile) }];
      }),
    );
    return finest.flat();
  };
}
