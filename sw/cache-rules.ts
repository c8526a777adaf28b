/** What the rules need to know of a request. */
export type RequestFacts = {
  url: string;
  method: string;
  /** `navigate` for a page load. */
  mode: string;
  /** Asks for a part of a file only. */
  ranged: boolean;
};

/** Our own origin, and those whose map may be kept. */
export type Origins = { own: string; map: readonly string[] };

/**
 * `page`: answer with a page of the precache. `pack`: a file of the data pack, from its
 * cache or the network. `tile`: a tile of a map that may be kept, from its cache or the network.
 * `map`: what else such a map is made of, from the network or its cache. `pass`: none of the
 * worker's business, so nothing of it is ever stored: other origins (AI, geocoding, Mapbox),
 * writes and everything unknown.
 */
export type CacheRule = 'page' | 'pack' | 'tile' | 'map' | 'pass';

const PACK_PATH = /^\/(?:data|basemap)\//u;
const FILE_PATH = /\/[^/]+\.[a-z0-9]+$/iu;
const TILE_PATH = /\/\d+\/\d+\/\d+(?:@\dx)?(?:\.[a-z.]+)?$/u;

/** Whatever is configured: the terms forbid to keep Mapbox's tiles, and answers to searches. */
const NEVER_KEPT = /^https?:\/\/(?:[^/?#]+\.)?mapbox\.c(?:om|n)(?::\d+)?\/|\/geocoding\/v\d/iu;

/** Decides for a request; files of the precache were already answered when this is asked. */
export function cacheRuleFor(request: RequestFacts, origins: Origins): CacheRule {
  const url = new URL(request.url);
  if (request.method !== 'GET') return 'pass';
  if (url.origin !== origins.own) {
    const kept = origins.map.includes(url.origin) && !NEVER_KEPT.test(url.href);
    if (!kept || request.ranged) return 'pass';
    return TILE_PATH.test(url.pathname) ? 'tile' : 'map';
  }
  if (PACK_PATH.test(url.pathname)) return 'pack';
  if (request.mode === 'navigate' && !FILE_PATH.test(url.pathname)) return 'page';
  return 'pass';
}
