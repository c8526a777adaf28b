import { createDataPack } from '#src/providers/data-pack/data-pack.ts';
import type { DataPack } from '#src/providers/data-pack/data-pack.ts';
import ownFiles from '#src/providers/data-pack/files/basemap.json';
import { once } from '#src/timing/once.ts';

/**
 * The data pack for the worker that draws the map. The whole index, most of it elevation files, is
 * larger than the worker's code: it is loaded with the first file outside of the basemap's part.
 */
export function createMapPack(): DataPack {
  const own = createDataPack(ownFiles);
  const rest = once(async () => {
    const { PACK_INDEX } = await import('#src/providers/data-pack/pack-index.ts');
    return createDataPack(PACK_INDEX);
  });
  return {
    bytes: async (name) => (name in ownFiles ? own : await rest()).bytes(name),
  };
}
