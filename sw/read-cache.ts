/**
 * Reads a cache entry. A cache that cannot be read counts as empty: a fault of the device's storage
 * must not cost the page a response that the network can deliver.
 */
export async function readCache(
  read: () => Promise<Response | undefined>,
): Promise<Response | undefined> {
  try {
    return await read();
  } catch (error) {
    console.warn('A cache could not be read', error);
    return undefined;
  }
}

/** A cache that takes longer hangs, or its disk is very slow. */
const SILENT_MS = 3000;

/**
 * The cached response, else the network's. A cache that does not answer in time competes with the
 * network: whichever delivers first.
 */
export async function cacheFirst(
  read: () => Promise<Response | undefined>,
  fetch: () => Promise<Response>,
  silentMs = SILENT_MS,
): Promise<Response> {
  const reading = readCache(read);
  let timer: ReturnType<typeof setTimeout> | undefined;
  const silence = new Promise<'silent'>((resolve) => {
    timer = setTimeout(() => resolve('silent'), silentMs);
  });
  const cached = await Promise.race([reading, silence]);
  clearTimeout(timer);
  if (cached !== 'silent') return cached ?? fetch();
  const fetching = fetch();
  const late = reading.then((found) => found ?? fetching);
  return Promise.any([late, fetching]).catch(() => fetching);
}
