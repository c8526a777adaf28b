import { createSurfaceClimate } from '#src/providers/climate/surface-climate.ts';
import { createElevationGrid } from '#src/providers/elevation/elevation-grid.ts';
import { createLocalGazetteer } from '#src/providers/geocoder/gazetteer/local-gazetteer.ts';
import { createPackCountries } from '#src/providers/facts/pack-countries.ts';
import { createGazetteerPlaces } from '#src/providers/places/gazetteer-places.ts';
import { createPackSights } from '#src/providers/sights/pack-sights.ts';
import { createTimeZones } from '#src/providers/time-zones/time-zones.ts';
import { createGridWaters } from '#src/providers/terrain/grid-waters.ts';
import { createGridTerrain } from '#src/providers/terrain/grid-terrain.ts';
import { createFileDataPack } from './file-data-pack.ts';

const pack = createFileDataPack();
const elevation = createElevationGrid(pack);
const climate = createSurfaceClimate(pack, elevation);
const terrain = createGridTerrain(pack, elevation);
const gazetteer = createLocalGazetteer(pack);

/** The real providers over the committed data, shared by the test files of a worker. */
export const REAL = {
  pack,
  elevation,
  climate,
  terrain,
  gazetteer,
  /** The providers of the device recommender. */
  factSources: {
    climate,
    countries: createPackCountries(pack, gazetteer),
    geocoder: gazetteer,
    terrain,
    places: createGazetteerPlaces(gazetteer),
    sights: createPackSights(pack),
    timeZones: createTimeZones(),
    waters: createGridWaters(elevation),
  },
};
