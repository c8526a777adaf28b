import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { createDataPack } from '#src/providers/data-pack/data-pack.ts';
import type { DataPack } from '#src/providers/data-pack/data-pack.ts';
import { PACK_INDEX } from '#src/providers/data-pack/pack-index.ts';

const pack = createDataPack(PACK_INDEX, async (url) => {
  const bytes = await readFile(join(process.cwd(), 'public', url));
  return bytes.buffer.slice(bytes.byteOffset, bytes.byteOffset + bytes.byteLength);
});

/**
 * The real committed data, read from public/ instead of over HTTP. The test files of a worker share
 * one pack, so that each of its files is unpacked once.
 */
export function createFileDataPack(): DataPack {
  return pack;
}
