import { createEmbeddedBasemap } from '#src/providers/basemap/embedded-basemap.ts';
import type { EmbeddedBasemap } from '#src/domain/ports.ts';
import type { PlaceLabels } from '#src/providers/place-labels/place-labels-client.ts';
import type { DataPack } from '#src/providers/data-pack/data-pack.ts';

let basemap: EmbeddedBasemap | null = null;

/**
 * The bundled map, apart from the other ports because it is on the screen before any of them. One for
 * the life of the page: its worker caches what it has read.
 */
export function deviceBasemap(): EmbeddedBasemap {
  basemap ??= createEmbeddedBasemap(loadPack, {
    labels: async (...tile) => (await places()).labels(...tile),
    sight: async (...wanted) => (await places()).sight(...wanted),
  });
  return basemap;
}

/** The worker with places and sights starts with the first question, from zoom 9 on. */
async function places(): Promise<PlaceLabels> {
  const { deviceRequests } = await import('./device-requests.ts');
  return deviceRequests().placeLabels;
}

async function loadPack(): Promise<DataPack> {
  const [{ createDataPack }, { PACK_INDEX }] = await Promise.all([
    import('#src/providers/data-pack/data-pack.ts'),
    import('#src/providers/data-pack/pack-index.ts'),
  ]);
  return createDataPack(PACK_INDEX);
}
