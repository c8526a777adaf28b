import TileLayer from 'ol/layer/Tile.js';
import ImageTileSource from 'ol/source/ImageTile.js';
import { createXYZ } from 'ol/tilegrid.js';
import { MAP_TILE_PX } from '#src/domain/ports.ts';
import type { BasemapTiles, ColorScheme } from '#src/domain/ports.ts';
import { createDrawnSquares } from './drawn-squares.ts';
import { createPictureLoader } from './tile-picture.ts';

export interface PictureLayer {
  layer: TileLayer<ImageTileSource>;
  setScheme(scheme: ColorScheme): void;
}

/** Pictures that are kept beyond those on the screen: a megabyte each, more on a dense screen. */
const KEPT_PICTURES = 40;
/** More pixels than this in each of the screen's no eye tells apart. */
const MOST_PIXEL_RATIO = 2;

/** The bundled map's ground: pictures that were drawn elsewhere, which a frame only copies. */
export function createPictureLayer(tiles: BasemapTiles, first: ColorScheme): PictureLayer {
  let scheme = first;
  const layer = new TileLayer<ImageTileSource>({ cacheSize: KEPT_PICTURES });
  const loadPicture = createPictureLoader(tiles, createDrawnSquares(KEPT_PICTURES), () =>
    layer.changed(),
  );
  const source = new SchemeSource({
    loader: async (z, x, y, { signal }) => {
      const pixelRatio = Math.min(MOST_PIXEL_RATIO, globalThis.devicePixelRatio);
      return loadPicture({ z, x, y, pixelRatio, scheme }, signal);
    },
    tileGrid: createXYZ({ tileSize: MAP_TILE_PX, minZoom: 1, maxZoom: 10 }),
    wrapX: true,
    interpolate: true,
    // Fading in would draw the whole map ten times for each picture that arrives.
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

/** While the pictures of another scheme are drawn, the old ones stay. */
class SchemeSource extends ImageTileSource {
  show(scheme: ColorScheme): void {
    this.setKey(scheme);
  }
}
