import type { NamedPlace } from '#src/domain/place/places.ts';
import type { Sight } from '#src/domain/place/sights.ts';
import type { ActivityName } from '#src/recommender/read/activity-names.ts';
import type { WishKey } from '#src/recommender/read/wish-keys.ts';
import type { Idea } from './idea.ts';

/** An idea, its place (null where it needs none), and the wish it serves (null without one). */
export type ChosenIdea = {
  idea: Idea;
  feature: NamedPlace | null;
  wish: WishKey | null;
};

/** A sight, and the activity whose equipment one takes there (null without one). */
export type ChosenSight = {
  sight: Sight;
  activity: ActivityName | null;
  wish: WishKey | null;
  /** The traveller named it. */
  named: boolean;
};

/** One entry of a plan. */
export type Choice = ChosenIdea | ChosenSight;

export function isSight(choice: Choice): choice is ChosenSight {
  return 'sight' in choice;
}

export function activityOfChoice(choice: Choice): ActivityName | null {
  return isSight(choice) ? choice.activity : choice.idea.activity;
}
