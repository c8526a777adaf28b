import type { Countries, Geocoder, SightGuide } from '#src/domain/ports.ts';
import type { PlanningProviders } from '#src/planning/plan-trip.ts';
import { createBundledCatalogue } from '#src/providers/catalogue/bundled-catalogue.ts';
import { createSurfaceClimate } from '#src/providers/climate/surface-climate.ts';
import type { DataPack } from '#src/providers/data-pack/data-pack.ts';
import { createElevationGrid } from '#src/providers/elevation/elevation-grid.ts';
import type { ElevationGrid } from '#src/providers/elevation/elevation-grid.ts';
import { createPackCountries } from '#src/providers/facts/pack-countries.ts';
import { createGazetteerGeocoder } from '#src/providers/geocoder/gazetteer-geocoder.ts';
import { createLocalGazetteer } from '#src/providers/geocoder/gazetteer/local-gazetteer.ts';
import { createGazetteerPlaces } from '#src/providers/places/gazetteer-places.ts';
import { createDeviceRecommender } from '#src/recommender/device-recommender.ts';
import { createPackSights } from '#src/providers/sights/pack-sights.ts';
import { createGridWaters } from '#src/providers/terrain/grid-waters.ts';
import { createGridTerrain } from '#src/providers/terrain/grid-terrain.ts';
import { createTimeZones } from '#src/providers/time-zones/time-zones.ts';

export type SampleProviders = PlanningProviders & {
  geocoder: Geocoder;
  countries: Countries;
  guide: SightGuide;
};

/** What the device recommender asks, over the data of a pack. */
export function createFactSources(pack: DataPack, elevation: ElevationGrid) {
  const gazetteer = createLocalGazetteer(pack);
  return {
    climate: createSurfaceClimate(pack, elevation),
    countries: createPackCountries(pack, gazetteer),
    geocoder: gazetteer,
    terrain: createGridTerrain(pack, elevation),
    places: createGazetteerPlaces(gazetteer),
    sights: createPackSights(pack),
    timeZones: createTimeZones(),
    waters: createGridWaters(elevation),
  };
}

/** The embedded providers, without a browser. */
export function createSampleProviders(
  pack: DataPack,
  sources = createFactSources(pack, createElevationGrid(pack)),
): SampleProviders {
  const recommender = createDeviceRecommender(sources);
  const { climate, countries, geocoder, terrain, timeZones } = sources;
  return {
    catalogue: createBundledCatalogue(pack),
    climate,
    countries,
    terrain,
    timeZones,
    geocoder: createGazetteerGeocoder(geocoder),
    recommender,
    guide: recommender,
    wishes: recommender,
  };
}
