import { expect, test } from 'vitest';
import { articleClimate } from '#data/articles/article-climate.ts';
import { ARTICLE_CLIMATE } from '#src/pages/blog/climate/article-climate.ts';
import { createSurfaceClimate } from '#src/providers/climate/surface-climate.ts';
import { createElevationGrid } from '#src/providers/elevation/elevation-grid.ts';
import { createTimeZones } from '#src/providers/time-zones/time-zones.ts';
import { createFileDataPack } from '#tests/helpers/file-data-pack.ts';

test('the articles show what the climate surface says today', async () => {
  const pack = createFileDataPack();
  const climate = createSurfaceClimate(pack, createElevationGrid(pack));
  expect(ARTICLE_CLIMATE).toEqual(await articleClimate({ climate, timeZones: createTimeZones() }));
});
