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
  /** Draws every tile again; the old ones stay until then. */
  redraw(): void;
}

/** Tile cache beyond the visible tiles: a megabyte each, more on a dense screen. */
const KEPT_PICTURES = 40;
/** A higher ratio is not visible. */
const MOST_PIXEL_RATIO = 2;

/** The bundled map without labels: tiles that the worker draws and a frame only copies. */
export function createPictureLayer(tiles: BasemapTiles, first: ColorScheme): PictureLayer {
  let scheme = first;
  let drawing = 0;
  const layer = new TileLayer<ImageTileSource>({ cacheSize: KEPT_PICTURES });
  const loadPicture = createPictureLoader(tiles, createDrawnTiles(KEPT_PICTURES), () =>
    layer.changed(),
  );
  const source = new SchemeSource({
    loader: async (z, x, y, { signal }) => {
      const pixelRatio = Math.min(MOST_PIXEL_RATIO, globalThis.devicePixelRatio);
      return loadPicture({ z, x, y, pixelRatio, scheme }, signal);
    },
    tileGrid: createXYZ({ tileSize: MAP_TILE_PX, minZoom: 1, maxZoom: 15 }),
    wrapX: true,
    interpolate: true,
    // A fade would redraw the whole map ten times for each tile.
    transition: 0,
  });
  source.show(scheme, drawing);
  layer.setSource(source);
  return {
    layer,
    setScheme(next) {
      scheme = next;
      source.show(next, drawing);
    },
    redraw() {
      drawing += 1;
      source.show(scheme, drawing);
    },
  };
}

/** Keeps the old tiles while those of another scheme, or of other data, are drawn. */
class SchemeSource extends ImageTileSource {
  show(scheme: ColorScheme, drawing: number): void {
    this.setKey(`${scheme}/${drawing}`);
  }
}
