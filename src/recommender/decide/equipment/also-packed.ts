import type { Analysis } from '#src/domain/trip/recommendation.ts';
import { coldNight } from '#src/recommender/know/season/conditions-of-place.ts';
import { activitiesOf, possibleWishes } from '../wishes/wishes-of.ts';
import { tropicalMosquitoes } from '#src/recommender/know/season/dangers.ts';
import type { TripFacts } from '#src/recommender/know/trip-facts.ts';
import { iceOnClimb, insectsByDay } from './causes.ts';
import { coldestNight, nightAbove } from './cold-nights.ts';
import { inSwimwear, occasionOf, toTheIce, warm } from './occasion.ts';

/** From such nights on the sleeping bag of a mild climate is warm enough, °C. */
const MILD_NIGHT = 4;
const COOL_MORNING = 14;

/**
 * Needs that neither the weather at the point nor the activities asked for tell: the cold of high camps
 * and of the ice, equipment for glaciers, clothes for the sea, beds for unheated huts, children's sizes
 * in any weather, a dog's things.
 */
export function alsoPacked(facts: TripFacts): Analysis {
  const possible = possibleWishes(facts);
  const demand = { asked: activitiesOf(possible), ideas: [], wishes: possible };
  const occasion = occasionOf(facts, demand);
  const isHigh = nightAbove(occasion) !== null;
  const onGlacier = occasion.asks('Mountaineering') && iceOnClimb(occasion);
  const isColder = isHigh || toTheIce(occasion);
  // A pullover for the morning however warm the day, a net for the day, a bag for the night.
  const isMild =
    (warm(20)(occasion) && coldNight(facts) < COOL_MORNING) ||
    insectsByDay(facts) ||
    (isColder && coldestNight(occasion) >= MILD_NIGHT);
  const bitten =
    tropicalMosquitoes(facts) &&
    (occasion.asks('Wildlife watching', 'Hiking', 'Camping') || occasion.wants('jungle'));
  return {
    terrains: [
      ...(occasion.stay === 'ship' ? ['Open sea'] : []),
      // Where nets and repellents are listed.
      ...(insectsByDay(facts) ? ['Forest', 'Lakes and rivers'] : []),
      ...(onGlacier ? ['Snow and ice'] : []),
      // Where the remedies for a rough sea are listed.
      ...(occasion.asks('Sailing') || occasion.wants('boat-trip', 'whales', 'diving')
        ? ['Island']
        : []),
    ],
    climates: [
      ...(isColder ? ['Cool'] : []),
      ...(isMild ? ['Mild'] : []),
      ...(isColder && coldestNight(occasion) < 0 ? ['Winter cold'] : []),
      ...(isHigh ? ['High altitude'] : []),
      ...(bitten ? ['Hot and humid'] : []),
    ],
    activities: [
      ...(onGlacier ? ['Mountaineering'] : []),
      ...(isHigh && occasion.stay === 'hut' ? ['Camping'] : []),
      ...(inSwimwear(occasion) ? ['Swimming and beach'] : []),
      ...(occasion.children > 0 || occasion.wants('dog') ? ['Family outings'] : []),
    ],
  };
}
