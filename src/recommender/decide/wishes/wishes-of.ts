import { isActivityName } from '#src/recommender/read/activity-names.ts';
import type { ActivityName } from '#src/recommender/read/activity-names.ts';
import type { Reading } from '#src/recommender/read/reading.ts';
import { activityOf } from '#src/recommender/read/wish-keys.ts';
import type { Wish } from '#src/recommender/read/reading.ts';
import type { WishKey } from '#src/recommender/read/wish-keys.ts';
import type { TripFacts } from '#src/recommender/know/trip-facts.ts';
import { obstacleToWish } from './obstacle-to-wish.ts';

export function possibleWishes(facts: TripFacts): Wish[] {
  return facts.reading.asked.filter(({ key }) => obstacleToWish(key, facts) === null);
}

/** The catalogue's activities of the wishes, each once, in the order of the text. */
export function activitiesOf(wishes: readonly { key: WishKey }[]): ActivityName[] {
  const activities = wishes.flatMap(({ key }) => activityOf(key) ?? []);
  return [...new Set(activities)];
}

/** Refused as a whole: 'no street food' leaves the markets. */
export function refusedActivities({ refused }: Reading): ActivityName[] {
  return refused.map(({ key }) => key).filter(isActivityName);
}

export function asksFor({ asked }: Reading, ...keys: WishKey[]): boolean {
  return asked.some(({ key }) => keys.includes(key));
}
