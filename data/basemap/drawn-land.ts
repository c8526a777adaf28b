import { TILE_LEVELS } from './levels.ts';
import { readPlaces } from './places.ts';
import { measureRemoteness } from './remoteness.ts';
import { coarsenessBy, projectWorld, shapesOf } from './shapes.ts';
import { readShorelines } from './shorelines.ts';

/** The rings of the land as the finest tiles have it. */
export function drawnLand(): Float64Array[] {
  const world = projectWorld(readShorelines('h'), [], [], []);
  const finest = TILE_LEVELS.at(-1);
  if (finest === undefined) return [];
  const coarseness = coarsenessBy(measureRemoteness(readPlaces()));
  return shapesOf(world, finest, coarseness)
    .filter(({ layer }) => layer === 'land')
    .flatMap(({ parts }) => parts);
}
