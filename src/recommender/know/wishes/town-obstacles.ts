import { inhabited, towns } from '../season/conditions-of-place.ts';
import { adventDays } from '../season/nature-calendar.ts';
import type { PlaceFacts } from '../trip-facts.ts';
import type { WishObstacles } from './wish-obstacles.ts';

const inTown = (facts: PlaceFacts) => (towns(facts).length > 0 ? null : 'nobody-there');
const amongPeople = (facts: PlaceFacts) => (inhabited(facts) ? null : 'nobody-there');

export const TOWN_OBSTACLES = {
  'christmas-markets': (facts) => {
    if (!adventDays(facts)) return 'out-of-season';
    return towns(facts).length > 0 ? null : 'nobody-there';
  },
  souk: inTown,
  'flea-markets': amongPeople,
  nightlife: inTown,
  stage: inTown,
  festivals: amongPeople,
  crafts: amongPeople,
  zoo: inTown,
} as const satisfies WishObstacles;
