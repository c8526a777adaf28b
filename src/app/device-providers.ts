import { createBundledCatalogue } from '#src/providers/catalogue/bundled-catalogue.ts';
import { createSurfaceClimate } from '#src/providers/climate/surface-climate.ts';
import { createDataPack } from '#src/providers/data-pack/data-pack.ts';
import { PACK_INDEX } from '#src/providers/data-pack/pack-index.ts';
import { createElevationGrid } from '#src/providers/elevation/elevation-grid.ts';
import { createPackCountries } from '#src/providers/facts/pack-countries.ts';
import { createBrowserGazetteer } from '#src/providers/geocoder/browser-gazetteer.ts';
import { createGazetteerGeocoder } from '#src/providers/geocoder/gazetteer-geocoder.ts';
import { keepLast } from '#src/providers/keep-last.ts';
import { createGazetteerPlaces } from '#src/providers/places/gazetteer-places.ts';
import { createDeviceRecommender } from '#src/providers/recommender/device/device-recommender.ts';
import { createGridTerrain } from '#src/providers/terrain/grid-terrain.ts';
import { createTimeZones } from '#src/providers/time-zones/time-zones.ts';
import type { DeviceProviders } from './choose-providers.ts';

/** The embedded module of every port but the map's, over one data pack: no key, no network but our own server. */
export function createDeviceProviders(): DeviceProviders {
  const pack = createDataPack(PACK_INDEX);
  const elevation = createElevationGrid(pack);
  const surface = createSurfaceClimate(pack, elevation);
  const climate = { normalsAt: keepLast((point) => surface.normalsAt(point)) };
  const grid = createGridTerrain(pack, elevation);
  const terrain = { ...grid, at: keepLast((point) => grid.at(point)) };
  const timeZones = createTimeZones();
  const gazetteer = createBrowserGazetteer(pack);
  const places = createGazetteerPlaces(gazetteer);
  return {
    catalogue: createBundledCatalogue(pack),
    climate,
    countries: createPackCountries(pack, gazetteer),
    geocoder: createGazetteerGeocoder(gazetteer),
    places,
    recommender: createDeviceRecommender({ climate, terrain, places, timeZones }),
    terrain,
    timeZones,
  };
}
