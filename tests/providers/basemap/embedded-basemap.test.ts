import { expect, test } from 'vitest';
import { createEmbeddedBasemap } from '#src/providers/basemap/embedded-basemap.ts';
import { createDataPack } from '#src/providers/data-pack/data-pack.ts';
import { createFileBasemap } from '#tests/helpers/file-basemap.ts';
import { describeBasemap } from '../basemap.contract.ts';

const NO_PLACES = {
  labels: () => Promise.resolve([]),
  sight: () => Promise.resolve(null),
};
const TILE = { z: 3, x: 4, y: 2, pixelRatio: 1, scheme: 'light' } as const;

describeBasemap('embedded', () => createFileBasemap());

test('a failed fetch rejects, and the next request retries it', async () => {
  const asked: string[] = [];
  const pack = createDataPack(
    { 'basemap/first': { url: '/first', bytes: 1, sha256: '' } },
    (url, cache) => {
      if (cache === 'default') asked.push(url);
      return Promise.reject(new Error('offline'));
    },
  );
  const { tiles } = createEmbeddedBasemap(() => Promise.resolve(pack), NO_PLACES);
  await expect(tiles.labels(3, 4, 2)).rejects.toThrow('travel data');
  await expect(tiles.preview(TILE)).rejects.toThrow('travel data');
  expect(asked).toEqual(['/first', '/first']);
});

test('a picture rejects where no canvas is available', async () => {
  const { tiles } = createFileBasemap();
  await expect(tiles.picture(TILE)).rejects.toThrow('not defined');
});
