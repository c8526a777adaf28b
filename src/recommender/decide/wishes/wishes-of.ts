import { isActivityName } from '#src/recommender/read/activity-names.ts';
import type { ActivityName } from '#src/recommender/read/activity-names.ts';
import { namedSights } from '#src/recommender/know/sights/named-sights.ts';
import type { TripFacts } from '#src/recommender/know/trip-facts.ts';
import { readWishes } from '#src/recommender/read/read-wishes.ts';
import type { Wishes } from '#src/recommender/read/read-wishes.ts';
import { obstacleToWish } from './obstacle-to-wish.ts';
import { activityOf } from '#src/recommender/read/wish.ts';
import type { Wish } from '#src/recommender/read/wish.ts';

/**
 * The wishes of the trip's text; its own place, the places around and the sights are known by name.
 * `places` are indices of facts.named, and after its end of namedSights.
 */
export function wishesOf(facts: TripFacts): Wishes {
  const { location, request } = facts.trip;
  const named = [
    ...facts.named.map(({ names }) => names),
    ...namedSights(facts).map(({ names }) => names),
  ];
  const wishes = readWishes(request.preferences, [...named, location.place.split(', ')]);
  return { ...wishes, places: wishes.places.filter((place) => place < named.length) };
}

export function possibleWishes(facts: TripFacts, { asked }: Wishes): Wish[] {
  return asked.filter(({ key }) => obstacleToWish(key, facts) === null);
}

/** The catalogue's activities of the wishes, each once, in the order of the text. */
export function activitiesOf(wishes: readonly Wish[]): ActivityName[] {
  const activities = wishes.flatMap(({ key }) => activityOf(key) ?? []);
  return [...new Set(activities)];
}

/** Refused as a whole: 'no street food' leaves the markets. */
export function refusedActivities({ refused }: Wishes): ActivityName[] {
  return refused.map(({ key }) => key).filter(isActivityName);
}
