import { isActivityName } from '#src/recommender/read/activity-names.ts';
import type { WishKey } from '#src/recommender/read/wish-keys.ts';
import type { Voice } from './voice.ts';

/** 'hiking', 'golf'. */
export function wishLabel(key: WishKey, { activities, wishLabels }: Voice): string {
  return isActivityName(key) ? activities.label[key] : wishLabels[key];
}
