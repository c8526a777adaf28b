import { readFile, readdir } from 'node:fs/promises';
import { join } from 'node:path';
import { createDataPack } from '#src/providers/data-pack/data-pack.ts';
import type { DataPack } from '#src/providers/data-pack/data-pack.ts';
import type { PackIndex } from '#src/providers/data-pack/pack-index.ts';

const INDEX_FOLDER = 'src/providers/data-pack/files';

/** Opens the pack that the scripts have written, for what is computed from it. */
export async function openFinishedPack(): Promise<DataPack> {
  return createDataPack(await readIndex(), async (url) => {
    const bytes = await readFile(join('public', url));
    return bytes.buffer.slice(bytes.byteOffset, bytes.byteOffset + bytes.byteLength);
  });
}

/** Not parsed by a schema: the index was written by these scripts. */
async function readIndex(): Promise<PackIndex> {
  const index = {};
  for (const name of await readdir(INDEX_FOLDER)) {
    Object.assign(index, JSON.parse(await readFile(join(INDEX_FOLDER, name), 'utf8')));
  }
  return index;
}
