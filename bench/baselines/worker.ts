declare const self: ServiceWorkerGlobalScope;

/* A minimal service worker: cache first, and every response is cached. */
self.addEventListener('install', () => void self.skipWaiting());
self.addEventListener('activate', (event) => event.waitUntil(self.clients.claim()));
self.addEventListener('fetch', (event) => event.respondWith(answer(event.request)));

async function answer(request: Request): Promise<Response> {
  const stored = await caches.match(request);
  if (stored !== undefined) return stored;
  const response = await fetch(request);
  const cache = await caches.open('baseline');
  await cache.put(request, response.clone());
  return response;
}
