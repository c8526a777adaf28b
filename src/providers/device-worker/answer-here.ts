import { createSurfaceClimate } from '#src/providers/climate/surface-climate.ts';
import type { DataPack } from '#src/providers/data-pack/data-pack.ts';
import { createElevationGrid } from '#src/providers/elevation/elevation-grid.ts';
import { createLocalGazetteer } from '#src/providers/geocoder/gazetteer/local-gazetteer.ts';
import { keepLast } from '#src/providers/keep-last.ts';
import { once } from '#src/timing/once.ts';
import { createGazetteerPlaces } from '#src/providers/places/gazetteer-places.ts';
import { createGridTerrain } from '#src/providers/terrain/grid-terrain.ts';
import { createTimeZones } from '#src/providers/time-zones/time-zones.ts';
import type { AskDevice } from './device-questions.ts';
import { createKnownTrips } from './known-trips.ts';

/**
 * Answers in this thread: what the worker runs, and the way out where workers are blocked. Nothing
 * is read before it is needed.
 */
export function answerHere(source: DataPack): AskDevice {
  const pack = inTurns(source);
  const gazetteer = createLocalGazetteer(pack);
  const elevation = createElevationGrid(pack);
  const surface = createSurfaceClimate(pack, elevation);
  const climate = { normalsAt: keepLast((point) => surface.normalsAt(point)) };
  const grid = createGridTerrain(pack, elevation);
  const terrain = { ...grid, at: keepLast((point) => grid.at(point)) };
  const timeZones = createTimeZones();
  const places = createGazetteerPlaces(gazetteer);
  const recommender = once(async () => {
    const { createDeviceRecommender } = await import('#src/recommender/device-recommender.ts');
    return createDeviceRecommender({ climate, terrain, places, timeZones });
  });
  const sameTrip = createKnownTrips();
  return async (question, signal) => {
    switch (question.about) {
      case 'search':
        return gazetteer.search(question.text, question.language, question.near, signal);
      case 'name':
        return gazetteer.nameAt(question.point, question.language, signal);
      case 'country':
        return gazetteer.countryAt(question.point, signal);
      case 'near':
        return gazetteer.near(question.point, question.query, question.language, signal);
      case 'climate': {
        const normals = await climate.normalsAt(question.point, signal);
        // Whoever asks what a place is like may soon ask for a plan there.
        void Promise.allSettled([recommender()]);
        return normals;
      }
      case 'terrain':
        return terrain.at(question.point, signal);
      case 'heights':
        return terrain.heightsAround(question.point, question.extent, signal);
      case 'zone':
        return timeZones.at(question.point);
      case 'analysis':
        return (await recommender()).analyse(sameTrip(question.trip), question.vocabulary, signal);
      case 'recommendation': {
        const { trip, analysis, products } = question;
        return (await recommender()).compose(sameTrip(trip), analysis, products, signal);
      }
      default:
        return question satisfies never;
    }
  };
}

/**
 * Each file comes in a task of its own: what else waits for this thread (a letter typed into the
 * search, a frame) has its turn between the reading of two.
 */
function inTurns(pack: DataPack): DataPack {
  return {
    async bytes(name) {
      const bytes = await pack.bytes(name);
      await new Promise((resolve) => {
        setTimeout(resolve);
      });
      return bytes;
    },
  };
}
