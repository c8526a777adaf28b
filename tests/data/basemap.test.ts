import { expect, test } from 'vitest';
import { createTileStore } from '#src/providers/basemap/tiles/tile-store.ts';
import { readVectorTile } from '#src/providers/basemap/tiles/vector-tile.ts';
import { PACK_INDEX } from '#src/providers/data-pack/pack-index.ts';
import { createFileDataPack } from '#tests/helpers/file-data-pack.ts';

const files = Object.entries(PACK_INDEX).filter(([name]) => name.startsWith('basemap/'));
const store = createTileStore(createFileDataPack(), 'basemap');

async function names(z: number, x: number, y: number): Promise<string[]> {
  const layers = readVectorTile((await store.vector(z, x, y)) ?? new Uint8Array());
  const tags = (layers.get('label') ?? []).map((feature) => feature.tags);
  return tags.flatMap((of) => [of['name_en'], of['name_de']]).map(String);
}

test('the whole basemap weighs less than 3.1 MB, the world less than 40 kB', () => {
  const total = files.reduce((sum, [, file]) => sum + file.bytes, 0);
  expect(total).toBeLessThan(3_100_000);
  expect(PACK_INDEX['basemap/first']?.bytes).toBeLessThan(40_000);
});

test('no regional file weighs more than 400 kB', () => {
  expect(files.filter(([, file]) => file.bytes > 400_000)).toEqual([]);
});

test('places are named in both languages', async () => {
  const munich = await names(3, 4, 2);
  expect(munich).toEqual(expect.arrayContaining(['Munich', 'München']));
  const world = await names(1, 1, 0);
  expect(world).toEqual(expect.arrayContaining(['Mediterranean Sea', 'Mittelmeer', 'Himalaya']));
});

test('the first view needs two files: the world, and what surrounds Europe', async () => {
  const asked: string[] = [];
  const real = createFileDataPack();
  const watched = createTileStore(
    {
      bytes: (name) => {
        asked.push(name);
        return real.bytes(name);
      },
    },
    'basemap',
  );
  for (const x of [2, 3, 4, 5]) for (const y of [1, 2, 3]) await watched.vector(3, x, y);
  for (const x of [0, 1]) for (const y of [0, 1]) await watched.vector(1, x, y);
  expect(new Set(asked)).toEqual(new Set(['basemap/first', 'basemap/tiles-0']));
});

test('islands off the High Coast and of Polynesia are on the map', async () => {
  const high = readVectorTile((await store.vector(7, 70, 36)) ?? new Uint8Array());
  expect([...high.keys()]).toContain('land');
  const boraBora = await names(5, 2, 17);
  expect(boraBora).toContain('Bora Bora');
});
