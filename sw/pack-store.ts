import type { PackItem, Share, WorkerMessage } from '#src/offline/messages.ts';
import { planPack } from './pack-plan.ts';
import { cacheFirst, readCache } from './read-cache.ts';
import { sha256Of } from './sha256.ts';

/** The part of the Cache interface in use; keys are whole URLs of our own origin. */
export type PackCache = {
  keys: () => Promise<readonly Pick<Request, 'url'>[]>;
  match: (path: string) => Promise<Response | undefined>;
  put: (path: string, response: Response) => Promise<void>;
  delete: (path: string) => Promise<boolean>;
};

export type PackDeps = {
  cache: () => Promise<PackCache>;
  fetch: (path: string, init?: RequestInit) => Promise<Response>;
};

export type PackProgress = Extract<WorkerMessage, { type: 'PACK_PROGRESS' }>;
type OnProgress = (progress: PackProgress) => void;

/**
 * Downloads what the cache lacks of the list, one file after another. Each file is stored as soon as
 * its hash is verified, so an interrupted run resumes where it stopped; the first file that cannot be
 * had or stored ends the run. Files of other versions are deleted only once the new set is whole.
 * Never rejects: the last progress is 'whole' or 'failed', with what is really in the cache.
 */
export async function storePack(
  files: readonly PackItem[],
  deps: PackDeps,
  onProgress: OnProgress,
): Promise<void> {
  let state: PackProgress['state'] = 'failed';
  try {
    state = await storeMissing(files, deps, onProgress);
  } catch (error) {
    console.warn('The data pack could not be stored', error);
  }
  onProgress({ type: 'PACK_PROGRESS', state, pack: await packShare(files, deps) });
}

/** `packShare` of the whole list, and of the map's files in it. */
export async function packShares(
  files: readonly PackItem[],
  deps: Pick<PackDeps, 'cache'>,
): Promise<{ pack: Share; map: Share }> {
  const usable = await countable(files, deps);
  const mapFiles = files.filter(({ url }) => url.startsWith('/basemap/'));
  return { pack: planPack(files, usable).share, map: planPack(mapFiles, usable).share };
}

/** How much of the list is in the cache, intact; of a cache that cannot be read, nothing. */
export async function packShare(
  files: readonly PackItem[],
  deps: Pick<PackDeps, 'cache'>,
): Promise<Share> {
  return planPack(files, await countable(files, deps)).share;
}

async function countable(
  files: readonly PackItem[],
  deps: Pick<PackDeps, 'cache'>,
): Promise<string[]> {
  try {
    return await usablePaths(files, await deps.cache());
  } catch (error) {
    console.warn('The data pack could not be counted', error);
    return [];
  }
}

/**
 * Answers a request for a pack file: from the cache, else from the network. A file of the list is
 * then stored in the background, which the page does not wait for: `waitUntil` gets the work, which
 * rejects when the file could not be stored.
 */
export async function answerFromPack(
  path: string,
  known: ReadonlyMap<string, PackItem>,
  deps: PackDeps,
  waitUntil: (work: Promise<void>) => void,
): Promise<Response> {
  return cacheFirst(
    async () => (await deps.cache()).match(path),
    () => fetchAndStore(path, known, deps, waitUntil),
  );
}

/**
 * Answers a page that could not use the file: drops what is stored and fetches past the HTTP cache.
 * `onDropped` is told once a stored file was dropped and the new one is stored, or is not to be had.
 */
export async function replaceInPack(
  path: string,
  known: ReadonlyMap<string, PackItem>,
  deps: PackDeps,
  waitUntil: (work: Promise<void>) => void,
  onDropped: () => void,
): Promise<Response> {
  let storing = Promise.resolve();
  const dropped = await dropFile(path, deps);
  try {
    const keep = (work: Promise<void>) => {
      storing = work;
    };
    return await fetchAndStore(path, known, deps, keep, 'reload');
  } finally {
    waitUntil(dropped ? storing.finally(onDropped) : storing);
  }
}

async function dropFile(path: string, deps: PackDeps): Promise<boolean> {
  try {
    return await (await deps.cache()).delete(path);
  } catch (error) {
    console.warn('A damaged file could not be dropped', error);
    return false;
  }
}

async function fetchAndStore(
  path: string,
  known: ReadonlyMap<string, PackItem>,
  deps: PackDeps,
  waitUntil: (work: Promise<void>) => void,
  cache: RequestCache = 'default',
): Promise<Response> {
  const response = await deps.fetch(path, { cache });
  const item = known.get(path);
  if (item !== undefined && response.status === 200) {
    waitUntil(storeVerified(item, response.clone(), deps));
  }
  return response;
}

async function storeMissing(
  files: readonly PackItem[],
  deps: PackDeps,
  onProgress: OnProgress,
): Promise<'whole' | 'failed'> {
  const cache = await deps.cache();
  const { missing, share } = planPack(files, await usablePaths(files, cache));
  let { have, haveBytes } = share;
  const report = () =>
    onProgress({
      type: 'PACK_PROGRESS',
      state: 'storing',
      pack: { ...share, have, haveBytes },
    });
  report();
  for (const item of missing) {
    const response = await fetchVerified(item, deps.fetch);
    if (response === null) return 'failed';
    await cache.put(item.url, response);
    have += 1;
    haveBytes += item.bytes;
    report();
  }
  const after = planPack(files, await storedPaths(cache));
  if (after.missing.length > 0) return 'failed';
  for (const path of after.outdated) await cache.delete(path);
  return 'whole';
}

/** A wrong response may come from an HTTP cache in between, so the second try bypasses it. */
async function fetchVerified(item: PackItem, fetch: PackDeps['fetch']): Promise<Response | null> {
  for (const cache of ['default', 'reload'] as const) {
    const response = await fetch(item.url, { cache });
    const bytes = response.status === 200 ? await response.arrayBuffer() : null;
    if (bytes !== null && (await sha256Of(bytes)) === item.sha256) return packResponse(bytes);
  }
  return null;
}

async function storeVerified(item: PackItem, response: Response, deps: PackDeps): Promise<void> {
  const bytes = await response.arrayBuffer();
  if ((await sha256Of(bytes)) !== item.sha256) return;
  const cache = await deps.cache();
  await cache.put(item.url, packResponse(bytes));
}

function packResponse(bytes: ArrayBuffer): Response {
  return new Response(bytes, {
    headers: {
      'content-type': 'application/octet-stream',
      'content-length': String(bytes.byteLength),
    },
  });
}

async function storedPaths(cache: PackCache): Promise<string[]> {
  return (await cache.keys()).map((request) => new URL(request.url).pathname);
}

/** The stored paths without those of wanted files whose bytes are not the right ones. */
async function usablePaths(files: readonly PackItem[], cache: PackCache): Promise<string[]> {
  const wanted = new Map(files.map((item) => [item.url, item]));
  const paths = await storedPaths(cache);
  const usable = await Promise.all(
    paths.map(async (path) => {
      const item = wanted.get(path);
      return item === undefined || isIntact(item, await readCache(() => cache.match(path)));
    }),
  );
  return paths.filter((_, index) => usable[index]);
}

async function isIntact(item: PackItem, stored: Response | undefined): Promise<boolean> {
  try {
    return stored !== undefined && (await sha256Of(await stored.arrayBuffer())) === item.sha256;
  } catch {
    // The cache has an entry whose bytes are gone.
    return false;
  }
}
