import { LANGUAGE_ENTRY } from '#src/domain/language-rules.mjs';

/** Stores the chosen language where the service worker reads it, now or once there is a worker. */
export async function tellWorker(language: string): Promise<void> {
  if (!('caches' in globalThis)) return;
  try {
    const cache = await caches.open(LANGUAGE_ENTRY.cache);
    await cache.put(LANGUAGE_ENTRY.path, new Response(language));
  } catch (error) {
    console.warn('The chosen language could not be stored for the service worker', error);
  }
}
