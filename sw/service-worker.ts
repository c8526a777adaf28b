import { cacheNames, clientsClaim } from 'workbox-core';
import { cleanupOutdatedCaches, getCacheKeyForURL, precacheAndRoute } from 'workbox-precaching';
import { registerRoute } from 'workbox-routing';
import { negotiateLanguage } from '#src/domain/language-rules.mjs';
import { LANGUAGE_ENTRY } from '#src/offline/language-entry.ts';
import { parsePageMessage } from '#src/offline/messages.ts';
import type { OfflineReport, PackItem, WorkerMessage } from '#src/offline/messages.ts';
import { cacheRuleFor } from './cache-rules.ts';
import { createMapStore } from './map-store.ts';
import { pageAnswer } from './page-rules.ts';
import { answerFromPack, packShare, storePack } from './pack-store.ts';
import type { PackDeps } from './pack-store.ts';
import { createStallingFetch } from './stalling-fetch.ts';

declare const self: ServiceWorkerGlobalScope;

/** Written in by the build, from the configuration. */
declare const CACHED_MAP_ORIGINS: readonly string[];

/** The number changes only when the way of storing changes; file names hold their own version. */
const PACK_CACHE = 'fernweh-pack-1';
const MAP_CACHE = 'fernweh-map-1';
const MANIFEST = self.__WB_MANIFEST;
const STORED = new Set(MANIFEST.map((entry) => (typeof entry === 'string' ? entry : entry.url)));

/** The list of the page that spoke last; the files themselves are in the cache. */
let known: ReadonlyMap<string, PackItem> = new Map();
let storing: Promise<void> | null = null;

const pack: PackDeps = packBy((path, init) => fetch(path, init));
/** A page that asks for a file gives up by itself; nobody waits for what is stored ahead. */
const packAhead: PackDeps = packBy(createStallingFetch());

const mapStore = createMapStore({
  cache: () => caches.open(MAP_CACHE),
  fetch: (request) => fetch(request),
  nowMs: () => Date.now(),
});

precacheAndRoute(MANIFEST);
cleanupOutdatedCaches();
clientsClaim();

const ruleFor = ({ url, method, mode, headers }: Request) =>
  cacheRuleFor(
    { url, method, mode, ranged: headers.has('range') },
    { own: self.location.origin, map: CACHED_MAP_ORIGINS },
  );

registerRoute(
  ({ request }) => ruleFor(request) === 'page',
  ({ url }) => answerPage(url.pathname),
);
registerRoute(
  ({ request }) => ruleFor(request) === 'pack',
  ({ url }) => answerFromPack(url.pathname, known, pack),
);

registerRoute(
  ({ request }) => ruleFor(request) === 'tile',
  ({ request, event }) => mapStore.answerTile(request, (work) => event.waitUntil(work)),
);
registerRoute(
  ({ request }) => ruleFor(request) === 'map',
  ({ request, event }) => mapStore.answerFile(request, (work) => event.waitUntil(work)),
);

/** A map that may no longer be kept is given up. */
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

function packBy(ask: PackDeps['fetch']): PackDeps {
  return {
    cache: () => caches.open(PACK_CACHE),
    fetch: async (path, init) => {
      try {
        return await ask(path, init);
      } catch (cause) {
        void tellPages({ type: 'NETWORK_FAILED' });
        throw cause;
      }
    },
  };
}

/** From the precache, else the network's: an entry may have been evicted. */
async function answerPage(path: string): Promise<Response> {
  const language = negotiateLanguage([await chosenLanguage(), ...self.navigator.languages]);
  const answer = pageAnswer(path, language, STORED);
  if ('redirect' in answer) return Response.redirect(answer.redirect);
  const page = (await fromPrecache(answer.file)) ?? (await fetch(answer.file));
  if (answer.status === 200) return page;
  return new Response(page.body, { status: answer.status, headers: page.headers });
}

/** A page waits for this: a cache asked by its name answers at once, one that is opened first later. */
async function fromPrecache(file: string): Promise<Response | undefined> {
  const key = getCacheKeyForURL(file);
  return key === undefined ? undefined : caches.match(key, { cacheName: cacheNames.precache });
}

/** The choice that the page left in a cache entry; '' where nothing was chosen. */
async function chosenLanguage(): Promise<string> {
  const { cache: cacheName, path } = LANGUAGE_ENTRY;
  return (await (await caches.match(path, { cacheName }))?.text()) ?? '';
}

/** Two pages may ask at once; the files are fetched once. */
function storeOnce(files: readonly PackItem[]): Promise<void> {
  storing ??= storeAndTell(files).finally(() => {
    storing = null;
  });
  return storing;
}

async function storeAndTell(files: readonly PackItem[]): Promise<void> {
  let state: 'whole' | 'failed' = 'failed';
  try {
    state = await storePack(files, packAhead, (share) => {
      void tellPages({ type: 'PACK_PROGRESS', state: 'storing', pack: share });
    });
  } catch (error) {
    console.warn('The data pack is not whole yet', error);
  }
  await tellPages({ type: 'PACK_PROGRESS', state, pack: await packShare(files, pack) });
}

/** Looks for every single entry: an entry that was evicted is not claimed. */
async function report(files: readonly PackItem[]): Promise<OfflineReport> {
  const found = await Promise.all(
    [...STORED].map(async (url) => {
      const key = getCacheKeyForURL(url);
      return key !== undefined && (await caches.match(key)) !== undefined;
    }),
  );
  return {
    shell: { have: found.filter(Boolean).length, total: STORED.size },
    pack: await packShare(files, pack),
  };
}

async function tellPages(message: WorkerMessage): Promise<void> {
  const pages = await self.clients.matchAll({ includeUncontrolled: true, type: 'window' });
  for (const page of pages) page.postMessage(message, []);
}
