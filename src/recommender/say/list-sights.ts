import { isOneOf } from '#src/domain/kinds/is-one-of.ts';
import { UNDER_ROOF_SIGHTS } from '#src/domain/kinds/sight-kinds.ts';
import type {
  ReachableSight,
  SightsInReach,
  UnfitSight,
} from '#src/domain/place/reachable-sight.ts';
import { homeTown } from '#src/recommender/know/home-town.ts';
import type {
  ListedSight,
  UnfitSight as NotListed,
} from '#src/recommender/decide/sights/sights-to-list.ts';
import { formatMonths } from '#src/wording/months.ts';
import { sightDescriber } from './sights/describe-sight.ts';
import type { Telling } from './telling.ts';

/**
 * All sights as list and map show them. One without a note gets no sentence: that of its kind would be repeated
 * down the list.
 */
export function listSights(
  listed: readonly ListedSight[],
  notListed: readonly NotListed[],
  telling: Telling,
): SightsInReach {
  const describe = sightDescriber(telling);
  const reachable = (choice: ListedSight): ReachableSight => {
    const { sight, reach, isForChildren, isAcrossWater } = choice;
    const said = describe({ choice, isAcrossWater, products: [] });
    const { id, names, kind, lat, lng, fame, distanceKm, isWritten, months } = sight;
    return {
      id,
      names,
      kind,
      lat,
      lng,
      fame,
      distanceKm,
      reach,
      hours: said.hours ?? null,
      duration: said.duration ?? '',
      isIndoor: isOneOf(UNDER_ROOF_SIGHTS, kind),
      isForChildren,
      wish: said.wish ?? '',
      way: said.near,
      text: isWritten ? said.description : '',
      when: said.when ?? (isWritten ? '' : formatMonths(months, telling.language)),
      asks: said.asks ?? '',
      care: said.care ?? '',
    };
  };
  const unfit = notListed.map((choice): UnfitSight => {
    const why = telling.voice.unfit[choice.why];
    return { ...reachable(choice), why, insteadId: choice.instead?.id ?? '' };
  });
  return {
    sights: listed.map(reachable),
    unfit,
    isTown: homeTown(telling.facts.features) !== null,
  };
}
