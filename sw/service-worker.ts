import { cacheNames, clientsClaim } from 'workbox-core';
import { cleanupOutdatedCaches, getCacheKeyForURL, precache } from 'workbox-precaching';
import { registerRoute } from 'workbox-routing';
import { LANGUAGE_ENTRY, negotiateLanguage } from '#src/domain/language/language-rules.mjs';
import { parsePageMessage } from '#src/offline/messages.ts';
import type { OfflineReport, PackItem, WorkerMessage } from '#src/offline/messages.ts';
import { KEPT_CACHE } from '#src/offline/kept-map/kept-entries.ts';
import { SHARED_FILE } from '#src/offline/shared-file-entry.ts';
import { checkBuildFile } from './build-file.ts';
import { cacheRuleFor, isMapTile } from './cache-rules.ts';
import { answerMapTile } from './kept-map.ts';
import { createMapStore } from './map-store.ts';
import { answerFromPack, packShare, packShares, replaceInPack, storePack } from './pack-store.ts';
import type { PackDeps } from './pack-store.ts';
import { cacheFirst } from './read-cache.ts';
import { answerShare } from './shared-target.ts';
import { createShell } from './shell.ts';
import { createStallingFetch } from './stalling-fetch.ts';

declare const self: ServiceWorkerGlobalScope;

/** Replaced by the build, from the configuration. */
declare const CACHED_MAP_ORIGINS: readonly string[];

/** The number changes only with the storage format; the files' names hold their own version. */
const PACK_CACHE = 'fernweh-pack-1';
const MAP_CACHE = 'fernweh-map-1';
const MANIFEST = self.__WB_MANIFEST;
/** By file, named below the root: the beginning of its SHA-256; null where its name holds a hash. */
const REVISIONS = new Map(
  MANIFEST.map((entry) =>
    typeof entry === 'string' ? [entry, null] : [entry.url, entry.revision ?? null],
  ),
);

/** The list of pack files from the page that spoke last. */
let known: ReadonlyMap<string, PackItem> = new Map();
let storing: Promise<void> | null = null;

/** A page gives up its own requests; a background download has to notice by itself that it stalls. */
const pack = packWith((path, init) => fetch(path, init));
const packInBackground = packWith(createStallingFetch());

const shell = createShell({
  files: new Set(REVISIONS.keys()),
  match: matchPrecache,
  fetch: (file) => fetch(file),
  store: storeInPrecache,
  language: async () =>
    negotiateLanguage([await rememberedLanguage(), ...self.navigator.languages]),
});

const mapStore = createMapStore({
  cache: () => caches.open(MAP_CACHE),
  fetch: (request) => fetch(request),
  nowMs: () => Date.now(),
});

precache(MANIFEST);
cleanupOutdatedCaches();
clientsClaim();

const factsOf = ({ url, method, mode, headers }: Request) => ({
  url,
  method,
  mode,
  ranged: headers.has('range'),
});
const ruleFor = (request: Request) =>
  cacheRuleFor(factsOf(request), { own: self.location.origin, map: CACHED_MAP_ORIGINS });

registerRoute(
  ({ url }) => getCacheKeyForURL(url.href) !== undefined,
  ({ url, event }) => shell.answerFile(url.pathname.slice(1), (work) => event.waitUntil(work)),
);
registerRoute(
  ({ request }) => ruleFor(request) === 'page',
  ({ url, event }) => shell.answerPage(url.pathname, (work) => event.waitUntil(work)),
);
registerRoute(
  ({ request }) => ruleFor(request) === 'pack',
  ({ url, request, event }) => {
    const waitUntil = (work: Promise<void>) => event.waitUntil(work.catch(reportNotStored));
    if (request.cache !== 'reload') return answerFromPack(url.pathname, known, pack, waitUntil);
    return replaceInPack(url.pathname, known, pack, waitUntil, tellPackChanged);
  },
);
registerRoute(
  ({ request }) => isMapTile(factsOf(request)),
  ({ request, event }) =>
    answerMapTile(request, {
      match: (path) => caches.match(path, { cacheName: KEPT_CACHE }),
      browse: () =>
        ruleFor(request) === 'tile' && request.cache !== 'no-store'
          ? mapStore.answerTile(request, (work) => event.waitUntil(work))
          : fetch(request),
    }),
);
registerRoute(
  ({ request }) => ruleFor(request) === 'map',
  ({ request, event }) => mapStore.answerFile(request, (work) => event.waitUntil(work)),
);
registerRoute(
  ({ url, sameOrigin }) => sameOrigin && url.pathname === '/planner',
  ({ request }) => answerShare(request, { keep: keepShared, origin: self.location.origin }),
  'POST',
);

/** Deletes the map's cache once the configuration no longer allows it. */
self.addEventListener('activate', (event) => {
  if (CACHED_MAP_ORIGINS.length === 0) event.waitUntil(caches.delete(MAP_CACHE));
});

self.addEventListener('message', (event) => {
  const message = parsePageMessage(event.data);
  if (message === null) return;
  if (message.type === 'SKIP_WAITING') {
    void self.skipWaiting();
    return;
  }
  known = new Map(message.files.map((item) => [item.url, item]));
  if (message.type === 'STORE_PACK') event.waitUntil(storeOnce(message.files));
  else event.waitUntil(report(message.files).then((found) => event.ports[0]?.postMessage(found)));
});

function packWith(fetchFile: PackDeps['fetch']): PackDeps {
  return {
    cache: () => caches.open(PACK_CACHE),
    fetch: async (path, init) => {
      try {
        return await fetchFile(path, init);
      } catch (cause) {
        void tellPages({ type: 'NETWORK_FAILED' });
        throw cause;
      }
    },
  };
}

/** Naming the cache is faster than opening it first, and a page waits for this. */
async function matchPrecache(file: string): Promise<Response | undefined> {
  const key = getCacheKeyForURL(file);
  return key === undefined ? undefined : caches.match(key, { cacheName: cacheNames.precache });
}

async function storeInPrecache(file: string, response: Response): Promise<void> {
  const key = getCacheKeyForURL(file);
  if (key === undefined) throw new Error('not a file of the shell');
  const checked = await checkBuildFile(REVISIONS.get(file) ?? null, response);
  await (await caches.open(cacheNames.precache)).put(key, checked);
}

async function keepShared(path: string, response: Response): Promise<void> {
  await (await caches.open(SHARED_FILE.cache)).put(path, response);
}

/** The choice that the page left in a cache entry; '' where there is none. */
async function rememberedLanguage(): Promise<string> {
  const { cache: cacheName, path } = LANGUAGE_ENTRY;
  const entry = await cacheFirst(
    () => caches.match(path, { cacheName }),
    async () => new Response(''),
  );
  return entry.text();
}

/** Two pages may ask at once; the files are downloaded once. */
function storeOnce(files: readonly PackItem[]): Promise<void> {
  storing ??= shell
    .restore()
    .then(() => storePack(files, packInBackground, (progress) => void tellPages(progress)))
    .finally(() => {
      storing = null;
    });
  return storing;
}

async function reportNotStored(error: unknown): Promise<void> {
  console.warn('A file of the data pack could not be stored', error);
  const share = await packShare([...known.values()], pack);
  await tellPages({ type: 'PACK_PROGRESS', state: 'failed', pack: share });
}

function tellPackChanged(): void {
  void tellPages({ type: 'PACK_CHANGED' });
}

async function report(files: readonly PackItem[]): Promise<OfflineReport> {
  return { shell: await shell.share(), ...(await packShares(files, pack)) };
}

async function tellPages(message: WorkerMessage): Promise<void> {
  const pages = await self.clients.matchAll({ includeUncontrolled: true, type: 'window' });
  for (const page of pages) page.postMessage(message, []);
}
