import type { KeptCache } from '#src/offline/kept-map/kept-store.ts';

const urlOf = (path: string) => new URL(path, 'https://fernweh.test').href;

/** A cache in memory that can be full; its keys are whole URLs, as a browser's are. */
export function createMemoryKeptCache() {
  const entries = new Map<string, Response>();
  const world = { full: false };
  const cache: KeptCache = {
    keys: async () => [...entries.keys()].map((url) => ({ url })),
    match: async (path) => entries.get(urlOf(path))?.clone(),
    async put(path, response) {
      const isTile = !path.includes('/trips/') && !path.endsWith('/sources');
      if (world.full && isTile) throw new DOMException('full', 'QuotaExceededError');
      entries.set(urlOf(path), response);
    },
    delete: async (path) => entries.delete(urlOf(path)),
  };
  return { cache, world, clear: async () => entries.clear() };
}
