import { createEmbeddedBasemap } from '#src/providers/basemap/embedded-basemap.ts';
import { createDataPack } from '#src/providers/data-pack/data-pack.ts';
import { PACK_INDEX } from '#src/providers/data-pack/pack-index.ts';
import type { EmbeddedBasemap } from '#src/domain/ports.ts';

let basemap: EmbeddedBasemap | null = null;

/**
 * The bundled map without the other ports: it is on the screen before they are asked anything. One
 * for as long as the page lives: its worker keeps what it has read.
 */
export function deviceBasemap(): EmbeddedBasemap {
  basemap ??= createEmbeddedBasemap(createDataPack(PACK_INDEX));
  return basemap;
}
