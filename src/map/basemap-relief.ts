import TileLayer from 'ol/layer/Tile.js';
import type RenderEvent from 'ol/render/Event.js';
import ImageTileSource from 'ol/source/ImageTile.js';
import { createXYZ } from 'ol/tilegrid.js';
import type { BasemapTiles, ColorScheme } from '#src/domain/ports.ts';

const RELIEF_GRID = createXYZ({ tileSize: 256, minZoom: 2, maxZoom: 9 });

/**
 * Relief over the land: the layer shares the canvas of the land below it and paints only where
 * something is painted already, so the shore stays as sharp as the vectors are.
 */
export function createReliefLayer(landClassName: string): TileLayer<ImageTileSource> {
  const layer = new TileLayer<ImageTileSource>({ className: landClassName });
  layer.on('prerender', (event) => blend(event, 'source-atop'));
  layer.on('postrender', (event) => blend(event, 'source-over'));
  return layer;
}

export function createReliefSource(tiles: BasemapTiles, scheme: ColorScheme): ImageTileSource {
  return new ImageTileSource({
    loader: async (z, x, y, { signal }) => {
      const picture = await tiles.relief(z, x, y, scheme, signal);
      if (picture === null) throw new Error('no relief here');
      return picture;
    },
    tileGrid: RELIEF_GRID,
    wrapX: true,
    interpolate: true,
    // Fading in would draw the whole map ten times for each tile that arrives.
    transition: 0,
  });
}

function blend(event: RenderEvent, operation: GlobalCompositeOperation): void {
  if (event.context instanceof CanvasRenderingContext2D) {
    event.context.globalCompositeOperation = operation;
  }
}
