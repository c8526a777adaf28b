import { createEmbeddedBasemap } from '#src/providers/basemap/embedded-basemap.ts';
import type { EmbeddedBasemap } from '#src/domain/ports.ts';
import type { DataPack } from '#src/providers/data-pack/data-pack.ts';

let basemap: EmbeddedBasemap | null = null;

/**
 * The bundled map without the other ports: it is on the screen before they are asked anything. One
 * for as long as the page lives: its worker keeps what it has read.
 */
export function deviceBasemap(): EmbeddedBasemap {
  basemap ??= createEmbeddedBasemap(loadPack);
  return basemap;
}

async function loadPack(): Promise<DataPack> {
  const [{ createDataPack }, { PACK_INDEX }] = await Promise.all([
    import('#src/providers/data-pack/data-pack.ts'),
    import('#src/providers/data-pack/pack-index.ts'),
  ]);
  return createDataPack(PACK_INDEX);
}
