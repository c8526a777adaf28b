export type RequestFacts = {
  url: string;
  method: string;
  /** `navigate` for a page load. */
  mode: string;
  /** Has a Range header. */
  ranged: boolean;
};

/** Our own origin, and those of a map whose terms allow caching. */
export type Origins = { own: string; map: readonly string[] };

/**
 * `page`: a precached page. `pack`: a file of the data pack, cache first. `tile`: a tile of a map
 * that may be cached, cache first. `map`: any other file of such a map, network first. `pass`: not
 * handled by the worker and never cached: other origins (AI, geocoding, Mapbox), writes and
 * everything unknown.
 */
export type CacheRule = 'page' | 'pack' | 'tile' | 'map' | 'pass';

const PACK_PATH = /^\/(?:data|basemap)\//u;
const FILE_PATH = /\/[^/]+\.[a-z0-9]+$/iu;
/** A link to a shared trip whose '#' a mail filter encoded. */
const ENCODED_TRIP = /^\/trips\/shared%(?:25)*23/iu;
const TILE_PATH = /\/\d+\/\d+\/\d+(?:@\dx)?(?:\.[a-z.]+)?$/u;

/** Not cached with any configuration: the terms forbid it for Mapbox's tiles and for search results. */
const NEVER_CACHED = /^https?:\/\/(?:[^/?#]+\.)?mapbox\.c(?:om|n)(?::\d+)?\/|\/geocoding\/v\d/iu;

/** A tile of any map, kept with a trip or not. */
export function isMapTile({ url, method, ranged }: RequestFacts): boolean {
  return method === 'GET' && !ranged && TILE_PATH.test(new URL(url).pathname);
}

/** How to answer a request that is not for a precached file. */
export function cacheRuleFor(request: RequestFacts, origins: Origins): CacheRule {
  const url = new URL(request.url);
  if (request.method !== 'GET') return 'pass';
  if (url.origin !== origins.own) {
    const cacheable = origins.map.includes(url.origin) && !NEVER_CACHED.test(url.href);
    if (!cacheable || request.ranged) return 'pass';
    return TILE_PATH.test(url.pathname) ? 'tile' : 'map';
  }
  if (PACK_PATH.test(url.pathname)) return 'pack';
  const isFile = FILE_PATH.test(url.pathname) && !ENCODED_TRIP.test(url.pathname);
  if (request.mode === 'navigate' && !isFile) return 'page';
  return 'pass';
}
