import { isActivityName } from '#src/recommender/read/activity-names.ts';
import { activityOf } from '#src/recommender/read/wish-keys.ts';
import type { WishKey } from '#src/recommender/read/wish-keys.ts';
import { isNoGo } from '../safety/forbidden-here.ts';
import { dryLand } from '../season/conditions-of-place.ts';
import { obstacleTo } from '../season/obstacle.ts';
import type { Obstacle } from '../season/obstacle.ts';
import type { PlaceFacts } from '../trip-facts.ts';
import { ANIMAL_OBSTACLES } from './animal-obstacles.ts';
import { NATURE_OBSTACLES } from './nature-obstacles.ts';
import { SEASON_OBSTACLES } from './season-obstacles.ts';
import { SPORT_OBSTACLES } from './sport-obstacles.ts';
import { TABLE_OBSTACLES } from './table-obstacles.ts';
import { TOWN_OBSTACLES } from './town-obstacles.ts';
import { WATER_AND_MOUNTAIN_OBSTACLES } from './water-and-mountain-obstacles.ts';
import type { WishObstacles } from './wish-obstacles.ts';

const OWN_RULES: WishObstacles = {
  ...SPORT_OBSTACLES,
  ...WATER_AND_MOUNTAIN_OBSTACLES,
  ...NATURE_OBSTACLES,
  ...SEASON_OBSTACLES,
  ...ANIMAL_OBSTACLES,
  ...TOWN_OBSTACLES,
  ...TABLE_OBSTACLES,
};

/** Why a wish is impossible by place and season: by a rule of its own, else by those of its activity. */
export function obstacleByRule(key: WishKey, facts: PlaceFacts): Obstacle | null {
  if (isNoGo(facts)) return 'unsafe-country';
  if (isActivityName(key)) return obstacleTo(key, facts);
  const own = OWN_RULES[key];
  if (own !== undefined) return own(facts);
  const activity = activityOf(key);
  if (activity !== null) return obstacleTo(activity, facts);
  return dryLand(facts) ? null : 'open-sea';
}
