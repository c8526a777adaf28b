import { cacheFirst, readCache } from './read-cache.ts';

/** The part of the Cache interface in use; keys come in the order in which they were last put. */
export type MapCache = {
  keys: () => Promise<readonly Pick<Request, 'url'>[]>;
  match: (url: string) => Promise<Response | undefined>;
  put: (url: string, response: Response) => Promise<void>;
  delete: (url: string) => Promise<boolean>;
};

export type MapStoreDeps = {
  cache: () => Promise<MapCache>;
  fetch: (request: Request) => Promise<Response>;
  nowMs: () => number;
};

/** Keeps the worker alive for background work that no response waits for. */
type WaitUntil = (work: Promise<void>) => void;

export interface MapStore {
  /** Cache first: a tile does not change. */
  answerTile: (request: Request, waitUntil: WaitUntil) => Promise<Response>;
  /** Network first, for style, list of tiles and sprite. */
  answerFile: (request: Request, waitUntil: WaitUntil) => Promise<Response>;
}

export const MAP_LIMITS = { entries: 2000, ageMs: 30 * 86_400_000 };

/** The limit is enforced once in so many writes, so it may be exceeded by as many. */
const COUNT_EVERY = 50;
/** The share of entries that is evicted when storage is full. */
const EVICTED_SHARE = 0.25;
/** An entry's place in the least-recently-used order is refreshed once a day at most. */
const REFRESH_USE_MS = 86_400_000;

const STORED_AT = 'x-fernweh-stored-at';
const USED_AT = 'x-fernweh-used-at';

/** Caches the files of a map whose terms allow it: for 30 days at most, least recently used out first. */
export function createMapStore(deps: MapStoreDeps): MapStore {
  let uncounted = COUNT_EVERY;

  const cached = async (url: string, waitUntil: WaitUntil) => {
    const cache = await deps.cache();
    const found = await cache.match(url);
    if (found === undefined) return undefined;
    if (deps.nowMs() - timeOf(found, STORED_AT) > MAP_LIMITS.ageMs) {
      await cache.delete(url);
      return undefined;
    }
    if (deps.nowMs() - timeOf(found, USED_AT) > REFRESH_USE_MS) {
      waitUntil(store(url, found.clone(), timeOf(found, STORED_AT)));
    }
    return found;
  };
  const store = async (url: string, response: Response, storedAtMs: number): Promise<void> => {
    try {
      const entry = await stamped(response, storedAtMs, deps.nowMs());
      const cache = await deps.cache();
      await putOrEvict(cache, url, entry);
    } catch (error) {
      console.warn('A file of the map could not be stored', error);
    }
  };
  const putOrEvict = async (cache: MapCache, url: string, entry: Response): Promise<void> => {
    try {
      await cache.put(url, entry);
      uncounted += 1;
      if (uncounted < COUNT_EVERY) return;
      uncounted = 0;
      await evictBeyond(cache, MAP_LIMITS.entries);
    } catch (error) {
      const { length } = await cache.keys();
      await evictBeyond(cache, Math.floor(length * (1 - EVICTED_SHARE)));
      throw error;
    }
  };
  const fetchAndStore = async (request: Request, waitUntil: WaitUntil): Promise<Response> => {
    const response = await deps.fetch(request);
    if (mayBeStored(response)) waitUntil(store(request.url, response.clone(), deps.nowMs()));
    return response;
  };

  return {
    answerTile: (request, waitUntil) =>
      cacheFirst(
        () => cached(request.url, waitUntil),
        () => fetchAndStore(request, waitUntil),
      ),
    async answerFile(request, waitUntil) {
      try {
        return await fetchAndStore(request, waitUntil);
      } catch (cause) {
        const found = await readCache(() => cached(request.url, waitUntil));
        if (found === undefined) throw cause;
        return found;
      }
    },
  };
}

async function evictBeyond(cache: MapCache, count: number): Promise<void> {
  const keys = await cache.keys();
  for (const { url } of keys.slice(0, Math.max(0, keys.length - count))) await cache.delete(url);
}

/** An opaque response has status 0: neither its content nor its size is known. */
function mayBeStored(response: Response): boolean {
  const cacheControl = response.headers.get('cache-control') ?? '';
  return response.status === 200 && !/\bno-store\b/iu.test(cacheControl);
}

async function stamped(
  response: Response,
  storedAtMs: number,
  usedAtMs: number,
): Promise<Response> {
  const headers = {
    'content-type': response.headers.get('content-type') ?? 'application/octet-stream',
    [STORED_AT]: String(storedAtMs),
    [USED_AT]: String(usedAtMs),
  };
  return new Response(await response.arrayBuffer(), { headers });
}

function timeOf(response: Response, header: string): number {
  return Number(response.headers.get(header) ?? 0);
}
