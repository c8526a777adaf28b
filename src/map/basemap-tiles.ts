import type { Extent } from 'ol/extent.js';
import MVT from 'ol/format/MVT.js';
import type RenderFeature from 'ol/render/Feature.js';
import { createXYZ } from 'ol/tilegrid.js';
import type { BasemapTiles } from '#src/domain/ports.ts';

/** Parsed features of the stored tile that covers an asked one. */
export interface ParsedTiles {
  /** Features of the given tile of the 512-pixel grid, from the tile itself or one above it. */
  covering(z: number, x: number, y: number): Promise<RenderFeature[]>;
}

/** Tiles of 512 pixels: at a view's zoom they are those numbered one level lower. */
export const TILE_GRID = createXYZ({ tileSize: 512, minZoom: 1, maxZoom: 7 });

const KEPT_TILES = 160;

/**
 * Reads some layers of the basemap's vector tiles. Only some levels are stored, so one stored tile
 * stands for several of the grid: it is parsed once and its features are shared.
 */
export function createParsedTiles(
  tiles: BasemapTiles,
  levels: readonly number[],
  layers: string[],
): ParsedTiles {
  const format = new MVT({ layers, layerName: 'mvt:layer' });
  const kept = new Map<string, Promise<RenderFeature[]>>();
  return {
    covering(z, x, y) {
      const level = levels.findLast((stored) => stored <= z) ?? levels[0] ?? 0;
      const up = Math.max(0, z - level);
      const [column, row] = [x >> up, y >> up];
      const key = `${level}/${column}/${row}`;
      const loading = kept.get(key) ?? load(tiles, format, level, column, row);
      kept.delete(key);
      kept.set(key, loading);
      loading.catch(() => kept.delete(key));
      const [oldest] = kept.keys();
      if (kept.size > KEPT_TILES && oldest !== undefined) kept.delete(oldest);
      return loading;
    },
  };
}

async function load(
  tiles: BasemapTiles,
  format: MVT,
  z: number,
  x: number,
  y: number,
): Promise<RenderFeature[]> {
  const bytes = await tiles.vector(z, x, y);
  if (bytes === null) return [];
  return format.readFeatures(bytes.slice().buffer, { extent: tileExtent(z, x, y) });
}

function tileExtent(z: number, x: number, y: number): Extent {
  return TILE_GRID.getTileCoordExtent([z, x, y]);
}
