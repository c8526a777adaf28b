import type { Obstacle } from '#src/recommender/know/season/obstacle.ts';
import { obstacleByRule } from '#src/recommender/know/wishes/obstacle-by-rule.ts';
import type { TripFacts } from '#src/recommender/know/trip-facts.ts';
import type { WishKey } from '#src/recommender/read/wish-keys.ts';
import { outingsForWish, sightsForWish } from '../sights/sights-for-wish.ts';

/** Obstacles that a known sight disproves. */
const ABSENCE: ReadonlySet<Obstacle> = new Set<Obstacle>([
  ...(['no-water', 'no-sea', 'no-slopes', 'too-flat', 'nobody-there', 'no-river'] as const),
  ...(['none-nearby', 'unsafe-water', 'not-living-here', 'unsafe-country'] as const),
]);

/** Why the wish is impossible on this trip; null when it is possible. */
export function obstacleToWish(key: WishKey, facts: TripFacts): Obstacle | null {
  const obstacle = obstacleByRule(key, facts);
  if (obstacle === null || !ABSENCE.has(obstacle)) return obstacle;
  const answers = [...sightsForWish(key, facts), ...outingsForWish(key, facts)];
  return answers.length > 0 ? null : obstacle;
}
