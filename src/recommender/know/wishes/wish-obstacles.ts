import type { ThemeId } from '#src/recommender/read/wish-keys.ts';
import type { Obstacle } from '../season/obstacle.ts';
import type { PlaceFacts } from '../trip-facts.ts';

/** Why a wish is impossible on a trip; null when it is possible. */
export type WishObstacles = Readonly<
  Partial<Record<ThemeId, (facts: PlaceFacts) => Obstacle | null>>
>;
