import { isOneOf } from '#src/domain/kinds/is-one-of.ts';
import { LANDMARK_PLACES } from '#src/domain/kinds/place-properties.ts';
import type { PlaceKind } from '#src/domain/place/places.ts';
import type { Gazetteer } from '../gazetteer/gazetteer.ts';
import type { Surroundings } from './surroundings.ts';

/** A point this close to a spot means it. Built sights are small, and their positions good. */
const REACH_KM: Partial<Record<PlaceKind, number>> = {
  peak: 2.5,
  waterfall: 2.5,
  cape: 2.5,
  lake: 2.5,
  fjord: 2.5,
  sight: 1.5,
  coast: 1.5,
  'heritage-cultural': 1.5,
  'heritage-natural': 1.5,
  valley: 1.5,
  island: 5,
};
const SPOT_IMPORTANCE = 50;
const ISLAND_IMPORTANCE = 60;
/** In a village one is still in the village this far from its middle. */
const IN_VILLAGE_KM = 0.5;
/** The sights of a town lie a little beyond its estimated radius, too. */
const TOWN_EDGE = 1.5;
/** A mountain or cape within a city (Table Mountain) names its point this close to it, far from the middle. */
const GREAT_IMPORTANCE = 70;
const GREAT_KM = 1.2;
/** A point beside a town means the town, unless a sight of it is much nearer than its middle. */
const BESIDE_TOWN = 0.5;
const TOWN_POPULATION = 1000;
const OFF_MIDDLE_KM = 3;

/** A well-known spot here: nearer than the middle of any town, and not in one. -1 for none. */
export function spotAt(
  gazetteer: Gazetteer,
  { features, km, reachKm, town }: Surroundings,
): number {
  const inTown = km <= Math.max(IN_VILLAGE_KM, reachKm * TOWN_EDGE);
  const isTown = (gazetteer.populations[town] ?? 0) >= TOWN_POPULATION;
  const spot = features.find((feature) => {
    const kind = gazetteer.kind(feature.place);
    const importance = gazetteer.importances[feature.place] ?? 0;
    const share = kind === 'sight' && isTown ? BESIDE_TOWN : 1;
    const least = kind === 'island' ? ISLAND_IMPORTANCE : SPOT_IMPORTANCE;
    if (feature.km > Math.min(REACH_KM[kind] ?? 0, km * share) || importance < least) return false;
    const great =
      isOneOf(LANDMARK_PLACES, kind) && importance >= GREAT_IMPORTANCE && feature.km <= GREAT_KM;
    return inTown ? great && km >= OFF_MIDDLE_KM : true;
  });
  return spot?.place ?? -1;
}
