import type { DetailSources } from '#src/domain/map/detail-tiles.ts';
import type { MapLabel } from '#src/domain/map/map-label.ts';
import { MAP_TILE_PX } from '#src/domain/ports.ts';
import type { DetailAnswer, MapTile } from '#src/domain/ports.ts';
import type { DataPack } from '#src/providers/data-pack/data-pack.ts';
import { yieldToMain } from '#src/timing/yield-to-main.ts';
import { createReliefPainter } from '../relief/relief-painter.ts';
import type { PaintedRelief } from '../relief/relief-painter.ts';
import { drawTile } from './draw-tile.ts';
import type { ReliefImage, TileDrawing } from './tile-drawing.ts';
import { emptiedContext } from './canvas.ts';
import type { PlacedShapes } from './draw-stroke.ts';
import { readLabels } from './tile-labels.ts';
import { createTileShapes } from './tile-shapes.ts';
import type { TileShapes } from './tile-shapes.ts';
import { TILE_LEVELS } from './tile-levels.ts';
import { createTileStore } from './tile-store.ts';
import { TILE_STEPS } from './vector-tile.ts';
import { WAYS_FROM_LEVEL } from './way-style.ts';

/** Draws the map tile by tile on the calling thread. */
export interface TilePainter {
  picture(tile: MapTile): Promise<ImageBitmap>;
  /** Without relief and from coarser lines: much sooner and from less data. */
  preview(tile: MapTile): Promise<ImageBitmap>;
  /** The labels of a stored tile. */
  labels(z: number, x: number, y: number): Promise<MapLabel[]>;
  /** The names of the detailed map in a tile. */
  detailLabels(z: number, x: number, y: number): Promise<MapLabel[]>;
  /** The tiles of the detailed map; `onAnswer` as in BasemapTiles. */
  setDetail(sources: DetailSources | null, onAnswer: DetailAnswer): void;
}

/** Borders of regions are stored up to this level, which serves all finer ones. */
const LAST_DIVISION_LEVEL = 5;
const DIVISION_LEVELS = TILE_LEVELS.filter((level) => level <= LAST_DIVISION_LEVEL);
/** Roads and railways are stored at this level alone. */
const WAYS_LEVEL = 7;
/** Previews of the first view use the first file only, at half the resolution. */
const PREVIEW_LEVELS = TILE_LEVELS.filter((level) => level !== 3);

export function createTilePainter(pack: DataPack): TilePainter {
  const store = createTileStore(pack, 'basemap');
  // Preloads the first file. Pictures, which need more files, wait for it.
  const world = Promise.allSettled([store.vector(1, 1, 0)]);
  const shapesAt = createTileShapes(store);
  const waysAt = createTileShapes(createTileStore(pack, 'ways'));
  const paintRelief = createReliefPainter(pack);
  const placed = async (tile: MapTile, levels: readonly number[]): Promise<PlacedShapes> => {
    const z = levels.findLast((stored) => stored <= tile.z) ?? levels[0] ?? 0;
    const [x, y] = [tile.x >> (tile.z - z), tile.y >> (tile.z - z)];
    return placeShapes(await shapesAt(z, x, y), tile, { z, x, y });
  };
  const placedWays = async (tile: MapTile): Promise<PlacedShapes[]> => {
    const covering = tile.z < WAYS_FROM_LEVEL ? [] : coveringTiles(tile, WAYS_LEVEL);
    return Promise.all(
      covering.map(async (at) => placeShapes(await waysAt(at.z, at.x, at.y), tile, at)),
    );
  };
  return {
    async picture(tile) {
      await world;
      const [main, divisions, ways, relief] = await Promise.all([
        placed(tile, TILE_LEVELS),
        placed(tile, DIVISION_LEVELS),
        // A map without roads is better than none.
        placedWays(tile).catch(() => []),
        paintRelief(tile),
      ]);
      const { formHeights } = relief;
      return draw(tile, { main, divisions, ways, relief: asImage(relief), formHeights });
    },
    async preview(tile) {
      const main = await placed(tile, PREVIEW_LEVELS);
      await yieldToMain(); // Each preview is sent as soon as it is drawn.
      return draw(tile, { main, divisions: main, ways: [], relief: null, formHeights: null });
    },
    async labels(z, x, y) {
      return readLabels((await shapesAt(z, x, y)).features('label'), z, x, y);
    },
    detailLabels: () => Promise.resolve([]),
    setDetail: () => undefined,
  };
}

async function draw(
  tile: MapTile,
  parts: Pick<TileDrawing, 'main' | 'divisions' | 'ways' | 'relief' | 'formHeights'>,
): Promise<ImageBitmap> {
  const side = sideOf(tile);
  const context = emptiedContext('tile', side);
  drawTile(context, {
    scheme: tile.scheme,
    zoom: tile.z,
    pixelRatio: tile.pixelRatio,
    side,
    left: tile.x * side,
    top: tile.y * side,
    world: side * 2 ** tile.z,
    ...parts,
  });
  return createImageBitmap(context.canvas);
}

type StoredTile = { z: number; x: number; y: number };

/** The stored tiles of a level that cover a tile: the one it lies in, or all those within it. */
function coveringTiles(tile: MapTile, z: number): StoredTile[] {
  const finer = z - tile.z;
  if (finer <= 0) return [{ z, x: tile.x >> -finer, y: tile.y >> -finer }];
  const across = 2 ** finer;
  return Array.from({ length: across * across }, (_, at) => ({
    z,
    x: tile.x * across + (at % across),
    y: tile.y * across + Math.floor(at / across),
  }));
}

/** Positions a stored tile on the canvas of a tile that it covers, or lies in. */
function placeShapes(shapes: TileShapes, tile: MapTile, stored: StoredTile): PlacedShapes {
  const side = sideOf(tile);
  const across = 2 ** (tile.z - stored.z);
  return {
    shapes,
    left: (stored.x * across - tile.x) * side,
    top: (stored.y * across - tile.y) * side,
    stepPx: (side * across) / TILE_STEPS,
  };
}

function sideOf(tile: MapTile): number {
  return Math.round(MAP_TILE_PX * tile.pixelRatio);
}

function asImage({ image, toEdges }: PaintedRelief): ReliefImage {
  const context = emptiedContext('relief', image.width);
  context.putImageData(image, 0, 0);
  return { canvas: context.canvas, sidePx: image.width, inset: toEdges ? 0.5 : 0 };
}
