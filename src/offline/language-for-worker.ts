import { LANGUAGE_ENTRY } from './language-entry.ts';

/** Leaves the chosen language where the worker finds it, now or once there is one. */
export async function tellWorker(language: string): Promise<void> {
  if (!('caches' in globalThis)) return;
  try {
    const cache = await caches.open(LANGUAGE_ENTRY.cache);
    await cache.put(LANGUAGE_ENTRY.path, new Response(language));
  } catch (error) {
    console.warn('The worker does not know of the chosen language', error);
  }
}
