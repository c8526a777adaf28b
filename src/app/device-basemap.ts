import { createEmbeddedBasemap } from '#src/providers/basemap/embedded-basemap.ts';
import { createDataPack } from '#src/providers/data-pack/data-pack.ts';
import { PACK_INDEX } from '#src/providers/data-pack/pack-index.ts';
import type { EmbeddedBasemap } from '#src/domain/ports.ts';

/** The bundled map without the other ports: it is on the screen before they are asked anything. */
export function createDeviceBasemap(): EmbeddedBasemap {
  return createEmbeddedBasemap(createDataPack(PACK_INDEX));
}
