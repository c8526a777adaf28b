import { createBundledCatalogue } from '#src/providers/catalogue/bundled-catalogue.ts';
import { createClimateClient } from '#src/providers/climate/climate-client.ts';
import { createPackCountries } from '#src/providers/facts/pack-countries.ts';
import { createGazetteerClient } from '#src/providers/geocoder/gazetteer-client.ts';
import { createGazetteerGeocoder } from '#src/providers/geocoder/gazetteer-geocoder.ts';
import { cacheLastPoint } from '#src/providers/cache-last-point.ts';
import { createGazetteerPlaces } from '#src/providers/places/gazetteer-places.ts';
import { createRecommenderClient } from '#src/providers/recommender/recommender-client.ts';
import { createLocalKnowledgeClient } from '#src/providers/recommender/local-knowledge-client.ts';
import { createSightGuideClient } from '#src/providers/recommender/sight-guide-client.ts';
import { createWishReaderClient } from '#src/providers/recommender/wish-reader-client.ts';
import { createTerrainClient } from '#src/providers/terrain/terrain-client.ts';
import { createTimeZonesClient } from '#src/providers/time-zones/time-zones-client.ts';
import { deviceRequests } from './device-requests.ts';
import type { DeviceProviders } from './providers.ts';

/** The embedded provider of every port but the map's, over one data pack: no key, no other origin. */
export function createDeviceProviders(): DeviceProviders {
  const { pack, send } = deviceRequests();
  const surface = createClimateClient(send);
  const climate = { normalsAt: cacheLastPoint((point) => surface.normalsAt(point)) };
  const grid = createTerrainClient(send);
  const terrain = { ...grid, at: cacheLastPoint((point) => grid.at(point)) };
  const gazetteer = createGazetteerClient(send);
  return {
    catalogue: createBundledCatalogue(pack),
    climate,
    countries: createPackCountries(pack, gazetteer),
    geocoder: createGazetteerGeocoder(gazetteer),
    places: createGazetteerPlaces(gazetteer),
    recommender: createRecommenderClient(send),
    knowledge: createLocalKnowledgeClient(send),
    guide: createSightGuideClient(send),
    terrain,
    timeZones: createTimeZonesClient(send),
    wishes: createWishReaderClient(send),
  };
}
