import type { Analysis } from '#src/domain/recommendation.ts';
import { activitiesOf, possibleWishes } from '../wishes/wishes-of.ts';
import type { Wishes } from '../wishes/read-wishes.ts';
import type { TripFacts } from '../trip-facts.ts';
import { coldestNight, highNight, occasionOf, toTheIce } from './occasion.ts';

/**
 * What the lists look for beyond the weather of the point and the asked activities: the cold of high
 * camps and of the ice, what is worn at sea, beds for unheated huts, children's sizes in any weather.
 */
export function alsoPacked(facts: TripFacts, wishes: Wishes): Analysis {
  const possible = possibleWishes(facts, wishes);
  const demand = { asked: activitiesOf(possible), ideas: [], wishes: possible };
  const occasion = occasionOf(facts, demand);
  const isHigh = highNight(occasion) !== null;
  const isColder = isHigh || toTheIce(occasion);
  return {
    terrains: occasion.stay === 'ship' ? ['Open sea'] : [],
    climates: [
      ...(isColder ? ['Cool'] : []),
      ...(isColder && coldestNight(occasion) < 0 ? ['Winter cold'] : []),
      ...(isHigh ? ['High altitude'] : []),
    ],
    activities: [
      ...(isHigh && occasion.stay === 'hut' ? ['Camping'] : []),
      ...(occasion.children > 0 ? ['Family outings'] : []),
    ],
  };
}
