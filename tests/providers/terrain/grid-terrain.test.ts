import { createElevationGrid } from '#src/providers/elevation/elevation-grid.ts';
import { createGridTerrain } from '#src/providers/terrain/grid-terrain.ts';
import { createFileDataPack } from '#tests/helpers/file-data-pack.ts';
import { terrainContract } from '../terrain.contract.ts';

terrainContract(() => {
  const pack = createFileDataPack();
  return createGridTerrain(pack, createElevationGrid(pack));
});
