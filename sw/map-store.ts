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

/** Keeps the worker awake until something is done that no answer waits for. */
export type Later = (work: Promise<void>) => void;

export interface MapStore {
  /** A tile does not change: the stored one, else the network's. */
  answerTile: (request: Request, later: Later) => Promise<Response>;
  /** Style, list of tiles, sprite: the network's, else the stored one. */
  answerFile: (request: Request, later: Later) => Promise<Response>;
}

export const MAP_LIMITS = { entries: 2000, ageMs: 30 * 86_400_000 };

/** Entries are counted once in so many, and may be so many too much for a while. */
const COUNT_EVERY = 50;
/** How many are given up when there is no room. */
const GIVE_UP_SHARE = 0.25;
/** An entry's place among the last used is renewed once a day at most. */
const USED_AGAIN_MS = 86_400_000;

const STORED_AT = 'x-fernweh-stored-at';
const USED_AT = 'x-fernweh-used-at';

/** Keeps the files of a map that may be kept: 30 days at most, the longest unused go first. */
export function createMapStore(deps: MapStoreDeps): MapStore {
  let uncounted = COUNT_EVERY;

  const stored = async (url: string, later: Later): Promise<Response | null> => {
    const cache = await deps.cache();
    const found = await cache.match(url);
    if (found === undefined) return null;
    if (deps.nowMs() - timeOf(found, STORED_AT) > MAP_LIMITS.ageMs) {
      await cache.delete(url);
      return null;
    }
    if (deps.nowMs() - timeOf(found, USED_AT) > USED_AGAIN_MS) {
      later(put(url, found.clone(), timeOf(found, STORED_AT)));
    }
    return found;
  };
  const put = async (url: string, response: Response, storedAtMs: number): Promise<void> => {
    const cache = await deps.cache();
    const entry = await dated(response, storedAtMs, deps.nowMs());
    try {
      await cache.put(url, entry);
      uncounted += 1;
      if (uncounted >= COUNT_EVERY) await keepNewest(cache, MAP_LIMITS.entries);
    } catch (error) {
      console.warn('No room for more of the map', error);
      const { length } = await cache.keys();
      await keepNewest(cache, Math.floor(length * (1 - GIVE_UP_SHARE)));
    }
  };
  const keepNewest = async (cache: MapCache, count: number): Promise<void> => {
    uncounted = 0;
    const keys = await cache.keys();
    for (const { url } of keys.slice(0, Math.max(0, keys.length - count))) await cache.delete(url);
  };
  const ask = async (request: Request, later: Later): Promise<Response> => {
    const response = await deps.fetch(request);
    if (mayBeKept(response)) later(put(request.url, response.clone(), deps.nowMs()));
    return response;
  };

  return {
    answerTile: async (request, later) => (await stored(request.url, later)) ?? ask(request, later),
    async answerFile(request, later) {
      try {
        return await ask(request, later);
      } catch (cause) {
        const found = await stored(request.url, later);
        if (found === null) throw cause;
        return found;
      }
    },
  };
}

/** An opaque answer has status 0: nobody knows what it is, nor how large. */
function mayBeKept(response: Response): boolean {
  const wish = response.headers.get('cache-control') ?? '';
  return response.status === 200 && !/\bno-store\b/iu.test(wish);
}

async function dated(response: Response, storedAtMs: number, usedAtMs: number): Promise<Response> {
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
