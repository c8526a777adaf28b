import type { ActivityName } from '#src/recommender/read/activity-names.ts';
import type { Wish } from '#src/recommender/read/reading.ts';

/** The activities that equipment is chosen for. */
export type Demand = {
  /** Asked for and possible, in the order of the words. */
  asked: readonly ActivityName[];
  /** Suggested by place and season, and among the suggestions. */
  ideas: readonly ActivityName[];
  /** All possible wishes, in the order of the text. */
  wishes: readonly Pick<Wish, 'key' | 'word'>[];
};
