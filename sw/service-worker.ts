import { cacheNames, clientsClaim } from 'workbox-core';
import { cleanupOutdatedCaches, getCacheKeyForURL, precache } from 'workbox-precaching';
import { registerRoute } from 'workbox-routing';
import { LANGUAGE_ENTRY, negotiateLanguage } from '#src/domain/language-rules.mjs';
import { parsePageMessage } from '#src/offline/messages.ts';
import type { OfflineReport, PackItem, WorkerMessage } from '#src/offline/messages.ts';
import { cacheRuleFor } from './cache-rules.ts';
import { createMapStore } from './map-store.ts';
import { answerFromPack, packShare, storePack } from './pack-store.ts';
import type { PackDeps } from './pack-store.ts';
import { readCache } from './read-cache.ts';
import { createShell } from './shell.ts';
import { createStallingFetch } from './stalling-fetch.ts';

declare const self: ServiceWorkerGlobalScope;

/** Replaced by the build, from the configuration. */
declare const CACHED_MAP_ORIGINS: readonly string[];

/** The number changes only with the storage format; the files' names hold their own version. */
const PACK_CACHE = 'fernweh-pack-1';
const MAP_CACHE = 'fernweh-map-1';
const MANIFEST = self.__WB_MANIFEST;

/** The list of pack files from the page that spoke last. */
let known: ReadonlyMap<string, PackItem> = new Map();
let storing: Promise<void> | null = null;

/** A page gives up its own requests; a background download has to notice by itself that it stalls. */
const pack = packWith((path, init) => fetch(path, init));
const packInBackground = packWith(createStallingFetch());

const shell = createShell({
  files: new Set(MANIFEST.map((entry) => (typeof entry === 'string' ? entry : entry.url))),
  match: matchPrecache,
  fetch: (file) => fetch(file),
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

const ruleFor = ({ url, method, mode, headers }: Request) =>
  cacheRuleFor(
    { url, method, mode, ranged: headers.has('range') },
    { own: self.location.origin, map: CACHED_MAP_ORIGINS },
  );

registerRoute(
  ({ url }) => getCacheKeyForURL(url.href) !== undefined,
  ({ url }) => shell.answerFile(url.href),
);
registerRoute(
  ({ request }) => ruleFor(request) === 'page',
  ({ url }) => shell.answerPage(url.pathname),
);
registerRoute(
  ({ request }) => ruleFor(request) === 'pack',
  ({ url, event }) =>
    answerFromPack(url.pathname, known, pack, (work) =>
      event.waitUntil(work.catch(reportNotStored)),
    ),
);
registerRoute(
  ({ request }) => ruleFor(request) === 'tile',
  ({ request, event }) => mapStore.answerTile(request, (work) => event.waitUntil(work)),
);
registerRoute(
  ({ request }) => ruleFor(request) === 'map',
  ({ request, event }) => mapStore.answerFile(request, (work) => event.waitUntil(work)),
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

/** The choice that the page left in a cache entry; '' where there is none. */
async function rememberedLanguage(): Promise<string> {
  const { cache: cacheName, path } = LANGUAGE_ENTRY;
  const entry = await readCache(() => caches.match(path, { cacheName }));
  return (await entry?.text()) ?? '';
}

/** Two pages may ask at once; the files are downloaded once. */
function storeOnce(files: readonly PackItem[]): Promise<void> {
  storing ??= storePack(files, packInBackground, (progress) => void tellPages(progress)).finally(
    () => {
      storing = null;
    },
  );
  return storing;
}

async function reportNotStored(error: unknown): Promise<void> {
  console.warn('A file of the data pack could not be stored', error);
  const share = await packShare([...known.values()], pack);
  await tellPages({ type: 'PACK_PROGRESS', state: 'failed', pack: share });
}

async function report(files: readonly PackItem[]): Promise<OfflineReport> {
  return { shell: await shell.share(), pack: await packShare(files, pack) };
}

async function tellPages(message: WorkerMessage): Promise<void> {
  const pages = await self.clients.matchAll({ includeUncontrolled: true, type: 'window' });
  for (const page of pages) page.postMessage(message, []);
}
