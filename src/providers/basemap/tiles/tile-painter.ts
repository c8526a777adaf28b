import type { DetailSources } from '#src/domain/map/detail-tiles.ts';
import type { MapLabel } from '#src/domain/map/map-label.ts';
import type { DetailAnswer, MapTile } from '#src/domain/ports.ts';
import type { DataPack } from '#src/providers/data-pack/data-pack.ts';
import { once } from '#src/timing/once.ts';
import { yieldToMain } from '#src/timing/yield-to-main.ts';
import { createReliefData, createReliefPainter } from '../relief/relief-painter.ts';
import { createDetailSwitch } from '../detail/detail-switch.ts';
import { reliefImage } from './draw-relief.ts';
import { drawTile } from './draw-tile.ts';
import type { NearPaint } from './near-paint.ts';
import { viewOf } from './tile-drawing.ts';
import type { TileDrawing } from './tile-drawing.ts';
import { emptiedContext } from './canvas.ts';
import type { PlacedShapes } from './draw-stroke.ts';
import { readLabels } from './tile-labels.ts';
import { createTileShapes } from './tile-shapes.ts';
import type { TileShapes } from './tile-shapes.ts';
import { TILE_LEVELS, WAYS_FROM_LEVEL } from './tile-levels.ts';
import { createTileStore } from './tile-store.ts';
import { coveringTiles, placeOf } from './stored-tile.ts';
import type { StoredTile } from './stored-tile.ts';

/** Draws the map tile by tile on the calling thread. */
export interface TilePainter {
  /** Tiles of the detailed map are asked for until the signal is aborted. */
  picture(tile: MapTile, signal?: AbortSignal): Promise<ImageBitmap>;
  /** Without relief and from coarser lines: much sooner and from less data. */
  preview(tile: MapTile, signal?: AbortSignal): Promise<ImageBitmap>;
  /** The labels of a stored tile. */
  labels(z: number, x: number, y: number): Promise<MapLabel[]>;
  /** The names of the detailed map in a tile; none where it has no such tile. */
  detailLabels(z: number, x: number, y: number, signal?: AbortSignal): Promise<MapLabel[]>;
  /** From now on pictures show these tiles where they are; `onAnswer` as in BasemapTiles. */
  setDetail(sources: DetailSources | null, onAnswer: DetailAnswer): void;
}

/** Borders of regions are stored up to this level, which serves all finer ones. */
const LAST_DIVISION_LEVEL = 5;
const DIVISION_LEVELS = TILE_LEVELS.filter((level) => level <= LAST_DIVISION_LEVEL);
/** Roads and railways are stored at this level alone. */
const WAYS_LEVEL = 7;
/** Previews of the first view use the first file only, at half the resolution. */
const PREVIEW_LEVELS = TILE_LEVELS.filter((level) => level !== 3);

const nearPaint = once(async () => (await import('./near-paint.ts')).NEAR_PAINT);

export function createTilePainter(pack: DataPack): TilePainter {
  const store = createTileStore(pack, 'basemap');
  // Preloads the first file. Pictures, which need more files, wait for it.
  const world = Promise.allSettled([store.vector(1, 1, 0)]);
  const shapesAt = createTileShapes(store);
  const waysAt = createTileShapes(createTileStore(pack, 'ways'));
  const reliefData = createReliefData(pack);
  const paintRelief = createReliefPainter(reliefData);
  const placed = async (tile: MapTile, levels: readonly number[]): Promise<PlacedShapes> => {
    const z = levels.findLast((stored) => stored <= tile.z) ?? levels[0] ?? 0;
    const [x, y] = [tile.x >> (tile.z - z), tile.y >> (tile.z - z)];
    return placeAt(await shapesAt(z, x, y), { z, x, y }, tile);
  };
  const placedWays = async (tile: MapTile): Promise<PlacedShapes[]> => {
    const covering = tile.z < WAYS_FROM_LEVEL ? [] : coveringTiles(tile, WAYS_LEVEL);
    return Promise.all(
      covering.map(async (way) => placeAt(await waysAt(way.z, way.x, way.y), way, tile)),
    );
  };
  const embedded = async (tile: MapTile): Promise<ImageBitmap> => {
    await world;
    const [main, divisions, ways, relief, near] = await Promise.all([
      placed(tile, TILE_LEVELS),
      placed(tile, DIVISION_LEVELS),
      // A map without roads is better than none.
      placedWays(tile).catch(() => []),
      paintRelief(tile),
      tile.z < WAYS_FROM_LEVEL ? null : nearPaint().catch(() => null),
    ]);
    const { formHeights } = relief;
    const parts = { main, divisions, ways, relief: reliefImage(relief), formHeights };
    return draw(tile, parts, near);
  };
  const detail = createDetailSwitch({
    picture: embedded,
    relief: reliefData,
    land: (tile) => placed(tile, TILE_LEVELS),
  });
  return {
    picture: async (tile, signal) => (await detail.picture(tile, signal)) ?? embedded(tile),
    async preview(tile) {
      const main = await placed(tile, PREVIEW_LEVELS);
      await yieldToMain(); // Each preview is sent as soon as it is drawn.
      const parts = { main, divisions: main, ways: [], relief: null, formHeights: null };
      return draw(tile, parts, null);
    },
    async labels(z, x, y) {
      return readLabels((await shapesAt(z, x, y)).features('label'), z, x, y);
    },
    detailLabels: detail.labels,
    setDetail: detail.set,
  };
}

async function draw(
  tile: MapTile,
  parts: Pick<TileDrawing, 'main' | 'divisions' | 'ways' | 'relief' | 'formHeights'>,
  near: NearPaint | null,
): Promise<ImageBitmap> {
  const view = viewOf(tile);
  const context = emptiedContext('tile', view.side);
  drawTile(context, { ...view, ...parts }, near);
  return createImageBitmap(context.canvas);
}

function placeAt(shapes: TileShapes, stored: StoredTile, tile: MapTile): PlacedShapes {
  return { shapes, ...placeOf(stored, tile) };
}
