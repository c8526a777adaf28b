import type { Countries, Geocoder } from '#src/domain/ports.ts';
import type { PlanningProviders } from '#src/planning/plan-trip.ts';
import { createBundledCatalogue } from '#src/providers/catalogue/bundled-catalogue.ts';
import { createSurfaceClimate } from '#src/providers/climate/surface-climate.ts';
import type { DataPack } from '#src/providers/data-pack/data-pack.ts';
import { createElevationGrid } from '#src/providers/elevation/elevation-grid.ts';
import { createPackCountries } from '#src/providers/facts/pack-countries.ts';
import { createGazetteerGeocoder } from '#src/providers/geocoder/gazetteer-geocoder.ts';
import { createLocalGazetteer } from '#src/providers/geocoder/gazetteer/local-gazetteer.ts';
import { createGazetteerPlaces } from '#src/providers/places/gazetteer-places.ts';
import { createDeviceRecommender } from '#src/recommender/device-recommender.ts';
import { createPackSights } from '#src/providers/sights/pack-sights.ts';
import { createGridWaters } from '#src/providers/terrain/grid-waters.ts';
import { createGridTerrain } from '#src/providers/terrain/grid-terrain.ts';
import { createTimeZones } from '#src/providers/time-zones/time-zones.ts';

export type SampleProviders = PlanningProviders & { geocoder: Geocoder; countries: Countries };

/** The embedded providers, without a browser. */
export function createSampleProviders(pack: DataPack): SampleProviders {
  const elevation = createElevationGrid(pack);
  const climate = createSurfaceClimate(pack, elevation);
  const terrain = createGridTerrain(pack, elevation);
  const timeZones = createTimeZones();
  const gazetteer = createLocalGazetteer(pack);
  const places = createGazetteerPlaces(gazetteer);
  const sights = createPackSights(pack);
  const waters = createGridWaters(elevation);
  const countries = createPackCountries(pack, gazetteer);
  const recommender = createDeviceRecommender({
    climate,
    countries,
    geocoder: gazetteer,
    terrain,
    places,
    sights,
    timeZones,
    waters,
  });
  return {
    catalogue: createBundledCatalogue(pack),
    climate,
    countries,
    terrain,
    timeZones,
    geocoder: createGazetteerGeocoder(gazetteer),
    recommender,
    wishes: recommender,
  };
}
