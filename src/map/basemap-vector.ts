import VectorTile from 'ol/VectorTile.js';
import MVT from 'ol/format/MVT.js';
import VectorTileLayer from 'ol/layer/VectorTile.js';
import VectorTileSource from 'ol/source/VectorTile.js';
import { stylefunction } from 'ol-mapbox-style';
import { TILE_GRID } from './basemap-tiles.ts';
import type { ParsedTiles } from './basemap-tiles.ts';
import { layersOfPlane } from './basemap-style.ts';
import type { EmbeddedStyle } from './basemap-style.ts';

/**
 * A source of several kinds of parsed tiles, which may be stored on different levels; the features
 * of one stored tile serve all tiles of the grid below.
 */
export function createVectorSource(parsed: readonly ParsedTiles[]): VectorTileSource {
  return new VectorTileSource({
    format: new MVT({ layerName: 'mvt:layer' }),
    tileGrid: TILE_GRID,
    tileUrlFunction: (coordinate) => coordinate.join('/'),
    tileLoadFunction: (tile) => {
      if (!(tile instanceof VectorTile)) return;
      const [z = 0, x = 0, y = 0] = tile.getTileCoord();
      tile.setLoader(() => {
        Promise.all(parsed.map((tiles) => tiles.covering(z, x, y)))
          .then((features) => tile.setFeatures(features.flat()))
          .catch(() => tile.onError());
      });
    },
    transition: 0,
  });
}

/** One plane of the style; neighbours of the same class share a canvas. */
export function createPlane(source: VectorTileSource, className: string): VectorTileLayer {
  return new VectorTileLayer({
    source,
    className,
    renderBuffer: 24,
  });
}

export function stylePlane(layer: VectorTileLayer, style: EmbeddedStyle, plane: string): void {
  stylefunction(layer, style, layersOfPlane(style, plane));
}
