/** What the rules need to know of a request. */
export type RequestFacts = {
  url: string;
  method: string;
  /** `navigate` for a page load. */
  mode: string;
};

/**
 * `shell`: answer with the app's page from the precache. `pack`: a file of the data pack, from its
 * cache or the network. `pass`: none of the worker's business, so nothing of it is ever stored:
 * other origins (AI, geocoding, foreign tiles), writes and everything unknown.
 */
export type CacheRule = 'shell' | 'pack' | 'pass';

const PACK_PATH = /^\/(?:data|basemap)\//u;
const FILE_PATH = /\/[^/]+\.[a-z0-9]+$/iu;

/** Decides for a request; files of the precache were already answered when this is asked. */
export function cacheRuleFor(request: RequestFacts, origin: string): CacheRule {
  const url = new URL(request.url);
  if (request.method !== 'GET' || url.origin !== origin) return 'pass';
  if (PACK_PATH.test(url.pathname)) return 'pack';
  if (request.mode === 'navigate' && !FILE_PATH.test(url.pathname)) return 'shell';
  return 'pass';
}
