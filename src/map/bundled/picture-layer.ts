import TileLayer from 'ol/layer/Tile.js';
import ImageTileSource from 'ol/source/ImageTile.js';
import { createXYZ } from 'ol/tilegrid.js';
import { MAP_TILE_PX } from '#src/domain/ports.ts';
import type { BasemapTiles, ColorScheme } from '#src/domain/ports.ts';
import { createDrawnTiles } from './drawn-tiles.ts';
import { createPictureLoader } from './tile-picture.ts';

export interface PictureLayer {
  layer: TileLayer<ImageTileSource>;
  setScheme(scheme: ColorScheme): void;
}

/** Tile cache beyond the visible tiles: a megabyte each, more on a dense screen. */
const KEPT_PICTURES = 40;
/** A higher ratio is not visible. */
const MOST_PIXEL_RATIO = 2;

/** The bundled map without labels: tiles that the worker draws and a frame only copies. */
export function createPictureLayer(tiles: BasemapTiles, first: ColorScheme): PictureLayer {
  let scheme = first;
  const layer = new TileLayer<ImageTileSource>({ cacheSize: KEPT_PICTURES });
  const loadPicture = createPictureLoader(tiles, createDrawnTiles(KEPT_PICTURES), () =>
    layer.changed(),
  );
  const source = new SchemeSource({
    loader: async (z, x, y, { signal }) => {
      const pixelRatio = Math.min(MOST_PIXEL_RATIO, globalThis.devicePixelRatio);
      return loadPicture({ z, x, y, pixelRatio, scheme }, signal);
    },
    tileGrid: createXYZ({ tileSize: MAP_TILE_PX, minZoom: 1, maxZoom: 12 }),
    wrapX: true,
    interpolate: true,
    // A fade would redraw the whole map ten times for each tile.
    transition: 0,
  });
  source.show(scheme);
  layer.setSource(source);
  return {
    layer,
    setScheme(next) {
      scheme = next;
      source.show(next);
    },
  };
}

/** Keeps the old tiles while those of another scheme are drawn. */
class SchemeSource extends ImageTileSource {
  show(scheme: ColorScheme): void {
    this.setKey(scheme);
  }
}
