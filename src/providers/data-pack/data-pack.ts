import { TravelError } from '#src/domain/errors.ts';
import { createFetchBytes, isStalled } from './fetch-bytes.ts';
import type { FetchBytes } from './fetch-bytes.ts';
import type { PackFile, PackIndex } from './pack-index.ts';

export interface DataPack {
  /**
   * The decompressed content of one file; fetched once, then cached. Fails with 'data-missing' where
   * it cannot be had, with 'data-damaged' where what can be had is not the file.
   */
  bytes(name: string): Promise<Uint8Array>;
}

/**
 * Reads the bundled data: gzip files with content hashes in their names. They are decompressed here,
 * since many hosts do not serve precompressed files. A file that fails, or is not the right one, is
 * fetched once more past all caches; the service worker then drops its copy. After that the next
 * request tries again.
 */
export function createDataPack(
  index: PackIndex,
  fetchBytes: FetchBytes = createFetchBytes(),
): DataPack {
  const cache = new Map<string, Promise<Uint8Array>>();
  return {
    bytes(name) {
      const cached = cache.get(name);
      if (cached !== undefined) return cached;
      const loading = load(name, index[name], fetchBytes);
      cache.set(name, loading);
      loading.catch(() => cache.delete(name));
      return loading;
    },
  };
}

class DamagedFileError extends Error {
  override readonly name = 'DamagedFileError';
}

async function load(
  name: string,
  file: PackFile | undefined,
  fetchBytes: FetchBytes,
): Promise<Uint8Array> {
  if (file === undefined) throw dataError(new Error(`no file named ${name}`));
  try {
    return await unpack(file, await fetchBytes(file.url, 'default'));
  } catch (first) {
    if (isStalled(first)) throw dataError(first);
    try {
      return await unpack(file, await fetchBytes(file.url, 'reload'));
    } catch (second) {
      throw dataError(first instanceof DamagedFileError ? first : second);
    }
  }
}

function dataError(cause: unknown): TravelError {
  const code = cause instanceof DamagedFileError ? 'data-damaged' : 'data-missing';
  return new TravelError(code, { cause });
}

/** Its size and the checksum within gzip tell whether it is the file: http pages cannot hash. */
async function unpack({ url, bytes }: PackFile, packed: ArrayBuffer): Promise<Uint8Array> {
  if (packed.byteLength !== bytes) {
    throw new DamagedFileError(`${url} has ${packed.byteLength} bytes instead of ${bytes}`);
  }
  try {
    const stream = new Blob([packed]).stream().pipeThrough(new DecompressionStream('gzip'));
    return new Uint8Array(await new Response(stream).arrayBuffer());
  } catch (cause) {
    throw new DamagedFileError(`${url} does not decode`, { cause });
  }
}
