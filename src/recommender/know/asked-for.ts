import { memoize } from '#src/domain/memoize.ts';
import type { TripFacts } from './trip-facts.ts';
import { readWishes } from '#src/recommender/read/read-wishes.ts';
import type { WishKey } from '#src/recommender/read/wish.ts';

/** The wishes of the trip's text, as rules on safety read them. */
export const askedFor: (facts: TripFacts) => ReadonlySet<WishKey> = memoize(
  (facts: TripFacts) =>
    new Set(readWishes(facts.trip.request.preferences, []).asked.map(({ key }) => key)),
);

export function withChildren(facts: TripFacts): boolean {
  return askedFor(facts).has('Family outings');
}
