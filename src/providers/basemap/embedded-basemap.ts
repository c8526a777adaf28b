import type { EmbeddedBasemap } from '#src/domain/ports.ts';
import type { DataPack } from '#src/providers/data-pack/data-pack.ts';
import { createPainterClient } from './painter-client.ts';
import { TILE_LEVELS } from './tiles/tile-levels.ts';

/**
 * The bundled outdoors map: vector tiles and ground colours from the data pack, relief computed on
 * the device, all of it drawn square by square away from the page's thread. Needs no network beyond
 * the pack's own files.
 */
export function createEmbeddedBasemap(loadPack: () => Promise<DataPack>): EmbeddedBasemap {
  return { kind: 'embedded', labelLevels: TILE_LEVELS, tiles: createPainterClient(loadPack) };
}
