import type { PackItem, Share } from '#src/offline/messages.ts';
import { planPack } from './pack-plan.ts';

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

export type StoreOutcome = 'whole' | 'failed';

/**
 * Brings the cache to the list, one file after another, each stored as soon as its hash is proved:
 * an interrupted run goes on where it stopped. Stops at the first file that cannot be had. Files of
 * other versions go only after the new set is whole.
 */
export async function storePack(
  files: readonly PackItem[],
  deps: PackDeps,
  onProgress: (share: Share) => void,
): Promise<StoreOutcome> {
  const cache = await deps.cache();
  const before = planPack(files, await storedPaths(cache));
  let { have, haveBytes } = before.share;
  onProgress(before.share);
  for (const item of before.missing) {
    const response = await fetchChecked(item, deps.fetch);
    if (response === null) return 'failed';
    await cache.put(item.url, response);
    have += 1;
    haveBytes += item.bytes;
    onProgress({ ...before.share, have, haveBytes });
  }
  const after = planPack(files, await storedPaths(cache));
  if (after.missing.length > 0) return 'failed';
  for (const path of after.outdated) await cache.delete(path);
  return 'whole';
}

/** How much of the list is stored. */
export async function packShare(
  files: readonly PackItem[],
  deps: Pick<PackDeps, 'cache'>,
): Promise<Share> {
  return planPack(files, await storedPaths(await deps.cache())).share;
}

/**
 * Answers a request for a pack file: the stored one, else the network's. A file of the list is
 * stored on the way when it is whole and its hash is right; any other is passed on, unstored.
 */
export async function answerFromPack(
  path: string,
  known: ReadonlyMap<string, PackItem>,
  deps: PackDeps,
): Promise<Response> {
  const cache = await deps.cache();
  const stored = await cache.match(path);
  if (stored !== undefined) return stored;
  const response = await deps.fetch(path);
  const item = known.get(path);
  if (item !== undefined && response.status === 200) {
    await putIfRight(cache, item, response.clone());
  }
  return response;
}

/** A wrong answer may come from an HTTP cache in between, so a second try goes past it. */
async function fetchChecked(item: PackItem, fetch: PackDeps['fetch']): Promise<Response | null> {
  for (const cache of ['default', 'reload'] as const) {
    const response = await fetch(item.url, { cache });
    const bytes = response.status === 200 ? await response.arrayBuffer() : null;
    if (bytes !== null && (await sha256Of(bytes)) === item.sha256) return packed(bytes);
  }
  return null;
}

async function putIfRight(cache: PackCache, item: PackItem, response: Response): Promise<void> {
  const bytes = await response.arrayBuffer();
  if ((await sha256Of(bytes)) === item.sha256) await cache.put(item.url, packed(bytes));
}

function packed(bytes: ArrayBuffer): Response {
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

async function sha256Of(bytes: ArrayBuffer): Promise<string> {
  const digest = await crypto.subtle.digest('SHA-256', bytes);
  return Array.from(new Uint8Array(digest), (byte) => byte.toString(16).padStart(2, '0')).join('');
}
