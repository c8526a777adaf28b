import { readFileSync } from 'node:fs';
import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import * as v from 'valibot';
import { createTileStore } from '#src/providers/basemap/tiles/tile-store.ts';
import type { TileStore } from '#src/providers/basemap/tiles/tile-store.ts';
import { createDataPack } from '#src/providers/data-pack/data-pack.ts';

const ROOT = join(import.meta.dirname, '../..');
const INDEX = join(ROOT, 'src/providers/data-pack/files/basemap.json');

const file = v.object({ url: v.string(), bytes: v.number(), sha256: v.string() });
const indexSchema = v.record(v.string(), file);

/** The project's own vector tiles, read from public/; runs without Vite. */
export function createEmbeddedTiles(): TileStore {
  const index = v.parse(indexSchema, JSON.parse(readFileSync(INDEX, 'utf8')));
  const pack = createDataPack(index, async (url) => {
    const bytes = await readFile(join(ROOT, 'public', url));
    return bytes.buffer.slice(bytes.byteOffset, bytes.byteOffset + bytes.byteLength);
  });
  return createTileStore(pack, 'basemap');
}
