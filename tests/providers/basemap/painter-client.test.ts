import { expect, test } from 'vitest';
import { createPainterClient } from '#src/providers/basemap/painter-client.ts';
import { createFileDataPack } from '#tests/helpers/file-data-pack.ts';

// Vitest's threads have no web worker: the painter runs on the calling thread.
test('a painter that failed to start is started again by the next request', async () => {
  let attempts = 0;
  const tiles = createPainterClient(async () => {
    attempts += 1;
    if (attempts === 1) throw new Error('connection lost');
    return createFileDataPack();
  });
  await expect(tiles.labels(1, 1, 0)).rejects.toThrow('connection lost');
  const labels = await tiles.labels(1, 1, 0);
  expect(labels.length).toBeGreaterThan(0);
});
