import { createBundledCatalogue } from '#src/providers/catalogue/bundled-catalogue.ts';
import { createAskedClimate } from '#src/providers/climate/asked-climate.ts';
import { createDataPack } from '#src/providers/data-pack/data-pack.ts';
import { PACK_INDEX } from '#src/providers/data-pack/pack-index.ts';
import { askDevice } from '#src/providers/device-worker/ask-device.ts';
import { createPackCountries } from '#src/providers/facts/pack-countries.ts';
import { createAskedGazetteer } from '#src/providers/geocoder/asked-gazetteer.ts';
import { createGazetteerGeocoder } from '#src/providers/geocoder/gazetteer-geocoder.ts';
import { keepLast } from '#src/providers/keep-last.ts';
import { createGazetteerPlaces } from '#src/providers/places/gazetteer-places.ts';
import { createAskedRecommender } from '#src/providers/recommender/asked-recommender.ts';
import { createAskedTerrain } from '#src/providers/terrain/asked-terrain.ts';
import { createAskedTimeZones } from '#src/providers/time-zones/asked-time-zones.ts';
import type { DeviceProviders } from './providers.ts';

/** The embedded module of every port but the map's, over one data pack: no key, no network but our own server. */
export function createDeviceProviders(): DeviceProviders {
  const pack = createDataPack(PACK_INDEX);
  const ask = askDevice(pack);
  const surface = createAskedClimate(ask);
  const climate = { normalsAt: keepLast((point) => surface.normalsAt(point)) };
  const grid = createAskedTerrain(ask);
  const terrain = { ...grid, at: keepLast((point) => grid.at(point)) };
  const gazetteer = createAskedGazetteer(ask);
  return {
    catalogue: createBundledCatalogue(pack),
    climate,
    countries: createPackCountries(pack, gazetteer),
    geocoder: createGazetteerGeocoder(gazetteer),
    places: createGazetteerPlaces(gazetteer),
    recommender: createAskedRecommender(ask),
    terrain,
    timeZones: createAskedTimeZones(ask),
  };
}
