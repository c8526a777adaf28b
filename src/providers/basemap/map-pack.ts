import { createDataPack } from '#src/providers/data-pack/data-pack.ts';
import type { DataPack } from '#src/providers/data-pack/data-pack.ts';
import ownFiles from '#src/providers/data-pack/files/basemap.json';
import { once } from '#src/timing/once.ts';

/**
 * The data pack for the thread that draws the map. The list of all files is longer than the code
 * that draws, and most of it names heights: it comes with the first question for one of them.
 */
export function createMapPack(): DataPack {
  const own = createDataPack(ownFiles);
  const whole = once(async () => {
    const { PACK_INDEX } = await import('#src/providers/data-pack/pack-index.ts');
    return createDataPack(PACK_INDEX);
  });
  return {
    bytes: async (name) => (name in ownFiles ? own : await whole()).bytes(name),
  };
}
