import { TravelError } from '#src/domain/errors.ts';
import { createFetchBytes } from './fetch-bytes.ts';
import type { FetchBytes } from './fetch-bytes.ts';
import type { PackFile, PackIndex } from './pack-index.ts';

export interface DataPack {
  /** The decompressed content of one file; fetched once, then cached. Fails with 'data-missing'. */
  bytes(name: string): Promise<Uint8Array>;
}

/**
 * Reads the bundled data: gzip files with content hashes in their names. They are decompressed here,
 * since many hosts do not serve precompressed files. A failed file is retried by the next request.
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

async function load(
  name: string,
  file: PackFile | undefined,
  fetchBytes: FetchBytes,
): Promise<Uint8Array> {
  try {
    if (file === undefined) throw new Error(`no file named ${name}`);
    return await gunzip(await fetchBytes(file.url));
  } catch (cause) {
    throw new TravelError('data-missing', { cause });
  }
}

async function gunzip(packed: ArrayBuffer): Promise<Uint8Array> {
  const stream = new Blob([packed]).stream().pipeThrough(new DecompressionStream('gzip'));
  return new Uint8Array(await new Response(stream).arrayBuffer());
}
