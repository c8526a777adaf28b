import { createFactSources, createSampleProviders } from '#data/sample/sample-providers.ts';
import { createElevationGrid } from '#src/providers/elevation/elevation-grid.ts';
import { createFileDataPack } from './file-data-pack.ts';

/** All there are: decoding them again and again took a tenth of the time of all tests. */
const KEPT_BLOCKS = 129;

const pack = createFileDataPack();
const elevation = createElevationGrid(pack, KEPT_BLOCKS);
const factSources = createFactSources(pack, elevation);

/** The real providers over the committed data, shared by the test files of a worker. */
export const REAL = {
  pack,
  elevation,
  climate: factSources.climate,
  terrain: factSources.terrain,
  gazetteer: factSources.geocoder,
  /** The providers of the device recommender. */
  factSources,
  /** All that a plan needs; its recommender remembers the last plans of the test files before. */
  planning: createSampleProviders(pack, factSources),
};
