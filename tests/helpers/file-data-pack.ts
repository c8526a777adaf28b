import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { createDataPack } from '#src/providers/data-pack/data-pack.ts';
import type { DataPack } from '#src/providers/data-pack/data-pack.ts';
import { PACK_INDEX } from '#src/providers/data-pack/pack-index.ts';

/** The real committed data, read from public/ instead of over HTTP. */
export function createFileDataPack(): DataPack {
  return createDataPack(PACK_INDEX, async (url) => {
    const bytes = await readFile(join(process.cwd(), 'public', url));
    return bytes.buffer.slice(bytes.byteOffset, bytes.byteOffset + bytes.byteLength);
  });
}
