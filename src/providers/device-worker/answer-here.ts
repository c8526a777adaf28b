import { createSurfaceClimate } from '#src/providers/climate/surface-climate.ts';
import type { DataPack } from '#src/providers/data-pack/data-pack.ts';
import { createElevationGrid } from '#src/providers/elevation/elevation-grid.ts';
import { createLocalGazetteer } from '#src/providers/geocoder/local-gazetteer.ts';
import { createGridTerrain } from '#src/providers/terrain/grid-terrain.ts';
import type { AskDevice } from './device-questions.ts';

/**
 * Answers in this thread: what the worker runs, and the way out where workers are blocked. Nothing
 * is read before it is needed.
 */
export function answerHere(source: DataPack): AskDevice {
  const pack = inTurns(source);
  const gazetteer = createLocalGazetteer(pack);
  const elevation = createElevationGrid(pack);
  const climate = createSurfaceClimate(pack, elevation);
  const terrain = createGridTerrain(pack, elevation);
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
      case 'climate':
        return climate.normalsAt(question.point, signal);
      case 'terrain':
        return terrain.at(question.point, signal);
      case 'heights':
        return terrain.heightsAround(question.point, question.extent, signal);
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
