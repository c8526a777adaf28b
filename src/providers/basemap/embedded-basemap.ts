import type { EmbeddedBasemap } from '#src/domain/ports.ts';
import type { DataPack } from '#src/providers/data-pack/data-pack.ts';
import { createPainterClient } from './painter-client.ts';
import type { PlaceLabels } from '#src/providers/place-labels/place-labels-client.ts';
import { PLACE_LABEL_LEVEL } from '#src/providers/place-labels/place-label-level.ts';
import { TILE_LEVELS } from './tiles/tile-levels.ts';

/**
 * The bundled outdoor map: vector tiles and ground colours from the data pack, relief computed on
 * the device, drawn tile by tile in a worker. Needs the pack's own files only. `places`: what is
 * labelled from zoom 9 on, and the sights among it.
 */
export function createEmbeddedBasemap(
  loadPack: () => Promise<DataPack>,
  places: PlaceLabels,
): EmbeddedBasemap {
  const painter = createPainterClient(loadPack);
  return {
    kind: 'embedded',
    labelLevels: TILE_LEVELS,
    placeLevel: PLACE_LABEL_LEVEL,
    sight: places.sight,
    detail: null,
    tiles: {
      ...painter,
      labels: (z, x, y, signal) =>
        z === PLACE_LABEL_LEVEL ? places.labels(x, y, signal) : painter.labels(z, x, y, signal),
    },
  };
}
