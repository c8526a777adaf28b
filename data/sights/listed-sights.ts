import { createBorders } from '#src/providers/geocoder/points/borders.ts';
import type { Borders } from '#src/providers/geocoder/points/borders.ts';
import { encodeBorders } from '../gazetteer/borders.ts';
import { germanSightName } from '../names/german-sight-name.ts';
import type { ListedSight } from './listed-sight.ts';
import { withShoreAreas } from './shore-areas.ts';
import { readCastles } from './sources/castles.ts';
import { readEuropeBeaches } from './sources/europe-beaches.ts';
import { readLandmarks } from './sources/landmarks.ts';
import { readParks } from './sources/parks.ts';
import { readTrailsAndRoads } from './sources/trails-and-roads.ts';
import { readTrainRoutes } from './sources/train-routes.ts';
import { readTypedSights } from './sources/typed-sights.ts';
import { readVolcanoes } from './sources/volcanoes.ts';
import { readWorldHeritage } from './sources/world-heritage.ts';
import { completed } from './usual-of-kind.ts';
import type { CompleteSight } from './usual-of-kind.ts';

/** How far from the shore a sight at sea may lie for its country, in steps around it. */
const COAST_STEPS_DEGREES = [0, 0.02, 0.05, 0.1, 0.2, 0.4, 0.7];
const DIRECTIONS = Array.from({ length: 16 }, (_, step) => (step / 8) * Math.PI);

/** The sights of all sources, the best source of a double first. */
export async function listedSights(folder: string): Promise<CompleteSight[]> {
  const sources = await Promise.all([
    readTypedSights(folder),
    readVolcanoes(folder),
    readTrainRoutes(folder),
    readTrailsAndRoads(folder),
    readParks(folder),
    readCastles(folder),
    readWorldHeritage(folder),
    readLandmarks(),
    readEuropeBeaches(folder),
  ]);
  const borders = createBorders(await encodeBorders());
  return withShoreAreas(sources.flat()).map((sight) => {
    const countries = sight.countries || countryNear(sight, borders);
    return completed({ ...sight, countries, nameDe: germanSightName({ ...sight, countries }) });
  });
}

/** The country at the point, else the nearest one. */
function countryNear({ lat, lng }: ListedSight, borders: Borders): string {
  for (const away of COAST_STEPS_DEGREES) {
    for (const angle of DIRECTIONS) {
      const code = borders.countryAt({
        lat: lat + away * Math.sin(angle),
        lng: lng + (away * Math.cos(angle)) / Math.cos((lat * Math.PI) / 180),
      });
      if (code !== null) return code;
    }
  }
  return '';
}
