import { isActivityName } from '#src/recommender/read/activity-names.ts';
import { dryLand } from '#src/recommender/know/season/conditions-of-place.ts';
import { obstacleTo } from '#src/recommender/know/season/obstacle.ts';
import type { Obstacle } from '#src/recommender/know/season/obstacle.ts';
import { sightsForWish } from '../sights/sights-for-wish.ts';
import type { TripFacts } from '#src/recommender/know/trip-facts.ts';
import { themeOf } from '#src/recommender/read/wish.ts';
import type { WishKey } from '#src/recommender/read/wish.ts';

/** What a known sight disproves. */
const ABSENCE: ReadonlySet<Obstacle> = new Set<Obstacle>([
  ...(['no-water', 'no-sea', 'no-slopes', 'too-flat', 'nobody-there', 'no-river'] as const),
  ...(['none-nearby', 'unsafe-water', 'not-living-here'] as const),
]);

/** Why the wish is impossible on this trip; null when it is possible. */
export function obstacleToWish(key: WishKey, facts: TripFacts): Obstacle | null {
  const obstacle = obstacleByRule(key, facts);
  if (obstacle === null || !ABSENCE.has(obstacle)) return obstacle;
  return sightsForWish(key, facts).length > 0 ? null : obstacle;
}

function obstacleByRule(key: WishKey, facts: TripFacts): Obstacle | null {
  if (isActivityName(key)) return obstacleTo(key, facts);
  const { activity, obstacle } = themeOf(key);
  if (obstacle !== undefined) return obstacle(facts);
  if (activity !== null) return obstacleTo(activity, facts);
  return dryLand(facts) ? null : 'open-sea';
}
