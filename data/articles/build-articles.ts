import { writeFile } from 'node:fs/promises';
import { createSurfaceClimate } from '#src/providers/climate/surface-climate.ts';
import { createElevationGrid } from '#src/providers/elevation/elevation-grid.ts';
import { createTimeZones } from '#src/providers/time-zones/time-zones.ts';
import { openFinishedPack } from '../finished-pack.ts';
import { articleClimate } from './article-climate.ts';
import { buildArticleMaps } from './article-maps.ts';

const FILE = 'src/pages/blog/climate/article-climate.json';

/** Writes what the articles show of their places: the climate, from the finished surface, and maps. */
export async function buildArticles(): Promise<void> {
  const pack = await openFinishedPack();
  const climate = createSurfaceClimate(pack, createElevationGrid(pack));
  const found = await articleClimate({ climate, timeZones: createTimeZones() });
  await writeFile(FILE, `${JSON.stringify(found, null, 2)}\n`);
  await buildArticleMaps();
}
