import { readFile, readdir, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { createSurfaceClimate } from '#src/providers/climate/surface-climate.ts';
import { createDataPack } from '#src/providers/data-pack/data-pack.ts';
import type { PackIndex } from '#src/providers/data-pack/pack-index.ts';
import { createElevationGrid } from '#src/providers/elevation/elevation-grid.ts';
import { createTimeZones } from '#src/providers/time-zones/time-zones.ts';
import { articleClimate } from './article-climate.ts';

const INDEX_FOLDER = 'src/providers/data-pack/files';
const FILE = 'src/pages/blog/climate/article-climate.json';

/** Writes what the articles show of their places' climate, from the finished climate surface. */
export async function buildArticles(): Promise<void> {
  const pack = createDataPack(await readIndex(), async (url) => {
    const bytes = await readFile(join('public', url));
    return bytes.buffer.slice(bytes.byteOffset, bytes.byteOffset + bytes.byteLength);
  });
  const climate = createSurfaceClimate(pack, createElevationGrid(pack));
  const found = await articleClimate({ climate, timeZones: createTimeZones() });
  await writeFile(FILE, `${JSON.stringify(found, null, 2)}\n`);
}

/** The index as the parts' scripts have left it; what is read of it was written just before. */
async function readIndex(): Promise<PackIndex> {
  const index = {};
  for (const name of await readdir(INDEX_FOLDER)) {
    Object.assign(index, JSON.parse(await readFile(join(INDEX_FOLDER, name), 'utf8')));
  }
  return index;
}
