import type { MapLabel } from '#src/domain/map-label.ts';
import { MAP_TILE_PX } from '#src/domain/ports.ts';
import type { MapTile } from '#src/domain/ports.ts';
import type { DataPack } from '#src/providers/data-pack/data-pack.ts';
import { yieldToMain } from '#src/timing/yield-to-main.ts';
import { createReliefPainter } from '../relief/relief-painter.ts';
import { drawTile } from './tile-drawing.ts';
import type { PlacedShapes, TileDrawing } from './tile-drawing.ts';
import type { TileContext } from './tile-context.ts';
import { readLabels } from './tile-labels.ts';
import { createTileShapes } from './tile-shapes.ts';
import type { TileShapes } from './tile-shapes.ts';
import { TILE_LEVELS } from './tile-levels.ts';
import { createTileStore } from './tile-store.ts';
import { TILE_STEPS } from './vector-tile.ts';

/** Draws the map tile by tile on the calling thread. */
export interface TilePainter {
  picture(tile: MapTile): Promise<ImageBitmap>;
  /** Without relief and from coarser lines: much sooner and from less data. */
  preview(tile: MapTile): Promise<ImageBitmap>;
  /** The labels of a stored tile. */
  labels(z: number, x: number, y: number): Promise<MapLabel[]>;
}

/** Borders of regions are stored up to this level, which serves all finer ones. */
const LAST_DIVISION_LEVEL = 5;
const DIVISION_LEVELS = TILE_LEVELS.filter((level) => level <= LAST_DIVISION_LEVEL);
/** Previews of the first view use the first file only, at half the resolution. */
const PREVIEW_LEVELS = TILE_LEVELS.filter((level) => level !== 3);

export function createTilePainter(pack: DataPack): TilePainter {
  const store = createTileStore(pack);
  // Preloads the first file. Pictures, which need more files, wait for it.
  const world = Promise.allSettled([store.vector(1, 1, 0)]);
  const shapesAt = createTileShapes(store);
  const paintRelief = createReliefPainter(pack);
  const placed = async (tile: MapTile, levels: readonly number[]): Promise<PlacedShapes> => {
    const z = levels.findLast((stored) => stored <= tile.z) ?? levels[0] ?? 0;
    return placeShapes(await shapesAt(z, tile.x >> (tile.z - z), tile.y >> (tile.z - z)), tile, z);
  };
  return {
    async picture(tile) {
      await world;
      const [main, divisions, relief] = await Promise.all([
        placed(tile, TILE_LEVELS),
        placed(tile, DIVISION_LEVELS),
        paintRelief(tile),
      ]);
      return draw(tile, { main, divisions, relief: asCanvas(relief) });
    },
    async preview(tile) {
      const main = await placed(tile, PREVIEW_LEVELS);
      await yieldToMain(); // Each preview is sent as soon as it is drawn.
      return draw(tile, { main, divisions: main, relief: null });
    },
    async labels(z, x, y) {
      return readLabels((await shapesAt(z, x, y)).features('label'), z, x, y);
    },
  };
}

async function draw(
  tile: MapTile,
  parts: Pick<TileDrawing, 'main' | 'divisions' | 'relief'>,
): Promise<ImageBitmap> {
  const side = sideOf(tile);
  const canvas = createCanvas(side);
  drawTile(contextOf(canvas), {
    scheme: tile.scheme,
    zoom: tile.z,
    pixelRatio: tile.pixelRatio,
    side,
    left: tile.x * side,
    top: tile.y * side,
    world: side * 2 ** tile.z,
    ...parts,
  });
  return toBitmap(canvas);
}

/** Positions a stored tile on the canvas of a tile that it covers. */
function placeShapes(shapes: TileShapes, tile: MapTile, z: number): PlacedShapes {
  const side = sideOf(tile);
  const across = 2 ** (tile.z - z);
  return {
    shapes,
    left: -(tile.x % across) * side,
    top: -(tile.y % across) * side,
    stepPx: (side * across) / TILE_STEPS,
  };
}

function sideOf(tile: MapTile): number {
  return Math.round(MAP_TILE_PX * tile.pixelRatio);
}

type Canvas = OffscreenCanvas | HTMLCanvasElement;

function createCanvas(side: number): Canvas {
  if (typeof OffscreenCanvas !== 'undefined') return new OffscreenCanvas(side, side);
  return Object.assign(document.createElement('canvas'), { width: side, height: side });
}

function contextOf(canvas: Canvas): TileContext {
  const context = canvas.getContext('2d');
  if (context === null || !('fill' in context)) throw new Error('this browser draws no canvas');
  return context;
}

function asCanvas(pixels: ImageData): Canvas {
  const canvas = createCanvas(pixels.width);
  contextOf(canvas).putImageData(pixels, 0, 0);
  return canvas;
}

async function toBitmap(canvas: Canvas): Promise<ImageBitmap> {
  return 'transferToImageBitmap' in canvas
    ? canvas.transferToImageBitmap()
    : createImageBitmap(canvas);
}
