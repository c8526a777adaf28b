import { join } from 'node:path';
import { CELLS_PER_DEGREE, cellAt } from '#data/elevation/cell-grid.ts';
import { DEBIAN_SOURCES } from '#data/elevation/sources/debian-sources.ts';
import { distanceGrid } from '#data/elevation/distance-grid.ts';
import { CELL, readWorldCells } from '#data/elevation/world-cells.ts';
import type { WorldCells } from '#data/elevation/world-cells.ts';
import { readAddedStations } from './added-stations.ts';
import { atCellHeight } from './at-cell-height.ts';
import { readDryValleys, withDryValleys } from './dry-valleys.ts';
import { readKnownWetDays } from './known-wet-days.ts';
import { withPlausibleMonths } from './plausible-months.ts';
import { readCoastalSea } from './read-coastal-sea.ts';
import type { CoastalSea } from './read-coastal-sea.ts';
import { smoothed, readCoarseGrids } from './read-coarse-grids.ts';
import type { CoarseGrids } from './read-coarse-grids.ts';
import { readSeaSurface } from './read-sea-surface.ts';
import type { SeaSurface } from './read-sea-surface.ts';
import { readStations } from './read-stations.ts';
import type { Station } from './read-stations.ts';
import { createTrainingSet } from '../training-set.ts';
import type { TrainingSet } from '../training-set.ts';
import { stationWetDays } from '../wet-days.ts';

export type ClimateInputs = {
  world: WorldCells;
  /** Kilometres from each cell of the world to the sea. */
  coastKm: Float32Array;
  grids: CoarseGrids;
  training: TrainingSet;
  seaSurface: SeaSurface;
  coasts: readonly CoastalSea[];
};

/** From the Debian package ferret-datasets. */
const SEA_SURFACE = '/usr/share/ferret-vis/data/coads_climatology.cdf';
/** Radius over which the coarse grids are averaged. */
const CALM_KM = 120;

/**
 * The file's values for the Greenland ice sheet are not measurements (some 8 K too warm at Summit);
 * the coarse grids are better there.
 */
function onGreenlandIce({ lat, lng, elevation }: Station): boolean {
  return lat > 60 && lng > -60 && lng < -20 && elevation !== null && elevation > 900;
}

/** Everything that the climate surface is fitted from. */
export async function readClimateInputs(referenceFolder: string): Promise<ClimateInputs> {
  const world = await readWorldCells({
    elevation: join(referenceFolder, 'elevation/elevation-2.5min.webp'),
    ...DEBIAN_SOURCES,
  });
  const coastKm = distanceGrid((cell) => world.kinds[cell] === CELL.sea, CELLS_PER_DEGREE);
  const all = await readStations(join(referenceFolder, 'climate'));
  const coarse = await readCoarseGrids(join(referenceFolder, 'climate/grids'));
  const measured = all
    .filter((station) => !onGreenlandIce(station))
    .map((station) => withPlausibleMonths(station, coarse));
  const usable = [...measured, ...(await readAddedStations())];
  const stations = withDryValleys(
    usable.map((station) => atCellHeight(station, world)),
    await readDryValleys(),
  );
  const grids = smoothed(coarse, CALM_KM);
  const wetDays = stationWetDays(stations, await readKnownWetDays());
  const training = createTrainingSet(stations, wetDays, grids, (lat, lng) => {
    const cell = cellAt(lat, lng);
    return { elevation: world.heights[cell] ?? 0, coastKm: coastKm[cell] ?? 0 };
  });
  console.log(`climate: ${training.odd.size} of ${stations.length} stations excluded`);
  return {
    world,
    coastKm,
    grids,
    training,
    seaSurface: await readSeaSurface(SEA_SURFACE),
    coasts: await readCoastalSea(referenceFolder),
  };
}
