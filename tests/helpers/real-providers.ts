import { createSurfaceClimate } from '#src/providers/climate/surface-climate.ts';
import { createElevationGrid } from '#src/providers/elevation/elevation-grid.ts';
import { createLocalGazetteer } from '#src/providers/geocoder/gazetteer/local-gazetteer.ts';
import { createGridTerrain } from '#src/providers/terrain/grid-terrain.ts';
import { createFileDataPack } from './file-data-pack.ts';

const pack = createFileDataPack();
const elevation = createElevationGrid(pack);

/** The real providers over the committed data, shared by the test files of a worker. */
export const REAL = {
  pack,
  elevation,
  climate: createSurfaceClimate(pack, elevation),
  terrain: createGridTerrain(pack, elevation),
  gazetteer: createLocalGazetteer(pack),
};
