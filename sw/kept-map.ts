import * as v from 'valibot';
import { keyOfAddress, SOURCES_ENTRY, tileEntry } from '#src/offline/kept-map/kept-entries.ts';
import { keptSourcesSchema } from '#src/offline/kept-map/kept-record.ts';
import { cacheFirst } from './read-cache.ts';

type KeptMapDeps = {
  /** Reads the cache of kept maps, which there may not be. */
  match: (path: string) => Promise<Response | undefined>;
  /** The tile that browsing has stored, or the network's. */
  browse: () => Promise<Response>;
};

/**
 * A tile that a trip keeps, from whichever release of the map the page asks for it; else as ever. While a map
 * is being kept the page asks past all caches.
 */
export function answerMapTile(
  { url, cache }: Pick<Request, 'url' | 'cache'>,
  { match, browse }: KeptMapDeps,
): Promise<Response> {
  if (cache === 'no-store') return browse();
  return cacheFirst(() => keptTile(url, match), browse);
}

async function keptTile(url: string, match: KeptMapDeps['match']): Promise<Response | undefined> {
  const entry = await match(SOURCES_ENTRY);
  const sources = v.safeParse(keptSourcesSchema, await entry?.json());
  const key = sources.success ? keyOfAddress(url, sources.output.templates) : null;
  return key === null ? undefined : match(tileEntry(key));
}
