import { TravelError } from '#src/domain/errors.ts';
import { createFetchBytes } from './fetch-bytes.ts';
import type { FetchBytes } from './fetch-bytes.ts';
import type { PackFile, PackIndex } from './pack-index.ts';

export interface DataPack {
  /** The decompressed content of one file; fetched and unpacked once, then remembered. */
  bytes(name: string): Promise<Uint8Array>;
}

/**
 * Reads the bundled data: gzip files with names that hold their hash, unpacked here because hosts
 * do not serve precompressed files of their own accord. A failed file is asked for again next time.
 */
export function createDataPack(
  index: PackIndex,
  fetchBytes: FetchBytes = createFetchBytes(),
): DataPack {
  const known = new Map<string, Promise<Uint8Array>>();
  return {
    bytes(name) {
      const remembered = known.get(name);
      if (remembered !== undefined) return remembered;
      const loading = load(name, index[name], fetchBytes);
      known.set(name, loading);
      loading.catch(() => known.delete(name));
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

/** Unpacks gzip bytes. */
async function gunzip(packed: ArrayBuffer): Promise<Uint8Array> {
  const stream = new Blob([packed]).stream().pipeThrough(new DecompressionStream('gzip'));
  return new Uint8Array(await new Response(stream).arrayBuffer());
}
