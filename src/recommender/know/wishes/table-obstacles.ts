import { inhabited, towns } from '../season/conditions-of-place.ts';
import type { PlaceFacts } from '../trip-facts.ts';
import type { WishObstacles } from './wish-obstacles.ts';

const inTown = (facts: PlaceFacts) => (towns(facts).length > 0 ? null : 'nobody-there');
const amongPeople = (facts: PlaceFacts) => (inhabited(facts) ? null : 'nobody-there');

export const TABLE_OBSTACLES = {
  'street-food': amongPeople,
  seafood: amongPeople,
  vegan: amongPeople,
  'cooking-class': amongPeople,
  wine: amongPeople,
  beer: amongPeople,
  spirits: amongPeople,
  coffee: amongPeople,
  chocolate: amongPeople,
  hammam: inTown,
} as const satisfies WishObstacles;
