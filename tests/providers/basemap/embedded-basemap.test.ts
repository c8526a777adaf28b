import { expect, test } from 'vitest';
import { createEmbeddedBasemap } from '#src/providers/basemap/embedded-basemap.ts';
import { createDataPack } from '#src/providers/data-pack/data-pack.ts';
import { createFileDataPack } from '#tests/helpers/file-data-pack.ts';
import { describeBasemap } from '../basemap.contract.ts';

function create(): Extract<ReturnType<typeof createEmbeddedBasemap>, { kind: 'embedded' }> {
  const basemap = createEmbeddedBasemap(createFileDataPack());
  if (basemap.kind !== 'embedded') throw new Error('not an embedded basemap');
  return basemap;
}

describeBasemap('embedded', create);

test('a region that cannot be fetched rejects, and is asked for again', async () => {
  const basemap = createEmbeddedBasemap(createDataPack({}));
  if (basemap.kind !== 'embedded') throw new Error('not an embedded basemap');
  await expect(basemap.tiles.vector(3, 4, 2)).rejects.toThrow('travel data');
  await expect(basemap.tiles.vector(3, 4, 2)).rejects.toThrow('travel data');
});

test('where pictures cannot be made, there is no relief rather than an error', async () => {
  expect(await create().tiles.relief(4, 8, 5, 'light')).toBeNull();
});
