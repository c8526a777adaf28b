import { createSurfaceClimate } from '#src/providers/climate/surface-climate.ts';
import type { Language } from '#src/domain/language/language.ts';
import type { Trip } from '#src/domain/trip/trip.ts';
import type { createDeviceRecommender } from '#src/recommender/device-recommender.ts';
import type { DataPack } from '#src/providers/data-pack/data-pack.ts';
import { createElevationGrid } from '#src/providers/elevation/elevation-grid.ts';
import { createPackCountries } from '#src/providers/facts/pack-countries.ts';
import { createLocalGazetteer } from '#src/providers/geocoder/gazetteer/local-gazetteer.ts';
import { cacheLastPoint } from '#src/providers/cache-last-point.ts';
import { once } from '#src/timing/once.ts';
import { yieldToMain } from '#src/timing/yield-to-main.ts';
import { createGazetteerPlaces } from '#src/providers/places/gazetteer-places.ts';
import { createPlaceLabels } from '#src/providers/place-labels/place-labels.ts';
import { createPackSights } from '#src/providers/sights/pack-sights.ts';
import { createGridWaters } from '#src/providers/terrain/grid-waters.ts';
import { createGridTerrain } from '#src/providers/terrain/grid-terrain.ts';
import { createTimeZones } from '#src/providers/time-zones/time-zones.ts';
import type { DeviceRequest, SendRequest } from './device-request.ts';

/**
 * Runs requests on this thread: inside the worker, or on the main thread as the fallback. Reads
 * nothing before it is needed.
 */
export function createRequestHandler(source: DataPack): SendRequest {
  const pack = yieldingPack(source);
  const gazetteer = createLocalGazetteer(pack);
  const elevation = createElevationGrid(pack);
  const surface = createSurfaceClimate(pack, elevation);
  const climate = { normalsAt: cacheLastPoint((point) => surface.normalsAt(point)) };
  const grid = createGridTerrain(pack, elevation);
  const terrain = { ...grid, at: cacheLastPoint((point) => grid.at(point)) };
  const timeZones = createTimeZones();
  const places = createGazetteerPlaces(gazetteer);
  const sights = createPackSights(pack);
  const labels = createPlaceLabels(gazetteer, sights);
  const waters = createGridWaters(elevation);
  const countries = createPackCountries(pack, gazetteer);
  const found = { places, sights, geocoder: gazetteer };
  const recommender = lazyRecommender({ climate, countries, terrain, timeZones, waters, ...found });
  /** The language of the latest question; the climate of a place has none. */
  let language: Language = 'en';
  return async (request, signal) => {
    switch (request.type) {
      case 'search':
        language = request.language;
        return gazetteer.search(request.text, request.language, request.near, signal);
      case 'name':
        language = request.language;
        return gazetteer.nameAt(request.point, request.language, signal);
      case 'country':
        return gazetteer.countryAt(request.point, signal);
      case 'near':
        return gazetteer.near(request.point, request.query, signal);
      case 'climate': {
        const normals = await climate.normalsAt(request.point, signal);
        // A plan for this place is likely to follow: preload its code and the sights.
        void Promise.allSettled([recommender(), sights.load(language)]);
        return normals;
      }
      case 'terrain':
        return terrain.at(request.point, signal);
      case 'heights':
        return terrain.heightsAround(request.point, request.extent, signal);
      case 'labels':
        return labels(request.x, request.y);
      case 'sight':
        return sights.details(request.id, request.language);
      case 'wants':
        return (await recommender()).weatherWants(request.preferences, signal);
      case 'zone':
        return timeZones.at(request.point);
      default:
        return recommend(await recommender(), request, signal);
    }
  };
}

type Sources = Parameters<typeof createDeviceRecommender>[0];

function lazyRecommender(sources: Sources) {
  return once(async () => {
    const module = await import('#src/recommender/device-recommender.ts');
    return module.createDeviceRecommender(sources);
  });
}

type RecommenderRequest = Extract<DeviceRequest, { trip: Trip }>;

function recommend(
  recommender: ReturnType<typeof createDeviceRecommender>,
  request: RecommenderRequest,
  signal?: AbortSignal,
): Promise<unknown> {
  switch (request.type) {
    case 'analysis':
      return recommender.analyse(request.trip, request.vocabulary, signal);
    case 'recommendation':
      return recommender.compose(request.trip, request.analysis, request.products, signal);
    case 'sights':
      return recommender.sightsFor(request.trip, signal);
    case 'reach':
      return recommender.inReach(request.trip, request.around, signal);
    case 'between':
      return recommender.between(request.trip, request.from, request.to, signal);
    case 'needless':
      return recommender.needlessJobs(request.trip, signal);
    case 'party':
      return recommender.partyOf(request.trip, signal);
    case 'safety':
      return recommender.withSafety(request.trip, request.activities, signal);
    default:
      return request satisfies never;
  }
}

/**
 * Yields to the event loop after each file, so that other requests (a letter typed into the search)
 * can run between reading two of them.
 */
function yieldingPack(pack: DataPack): DataPack {
  return {
    async bytes(name) {
      const bytes = await pack.bytes(name);
      await yieldToMain();
      return bytes;
    },
  };
}
