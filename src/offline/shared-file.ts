import { SHARED_FILE } from './shared-file-entry.ts';

/**
 * The file that another app shared and the worker kept for the page that opens it; it is read once.
 * Null without one, and where the browser has no caches.
 */
export async function takeSharedFile(): Promise<File | null> {
  try {
    if (!('caches' in globalThis)) return null;
    const cache = await caches.open(SHARED_FILE.cache);
    const response = await cache.match(SHARED_FILE.path);
    if (response === undefined) return null;
    await cache.delete(SHARED_FILE.path);
    const name = decodeURIComponent(response.headers.get(SHARED_FILE.nameHeader) ?? '');
    return new File([await response.blob()], name);
  } catch (error) {
    console.warn('A shared file could not be read', error);
    return null;
  }
}
