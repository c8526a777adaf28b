import type { EmbeddedBasemap } from '#src/domain/ports.ts';
import type { DataPack } from '#src/providers/data-pack/data-pack.ts';
import { createPainterClient } from './painter-client.ts';
import { TILE_LEVELS } from './tiles/tile-levels.ts';

/**
 * The bundled outdoor map: vector tiles and ground colours from the data pack, relief computed on
 * the device, drawn tile by tile in a worker. Needs the pack's own files only.
 */
export function createEmbeddedBasemap(loadPack: () => Promise<DataPack>): EmbeddedBasemap {
  return { kind: 'embedded', labelLevels: TILE_LEVELS, tiles: createPainterClient(loadPack) };
}
