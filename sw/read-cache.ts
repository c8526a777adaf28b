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
