import { isOwnIdea } from '../kept-idea.ts';
import type { KeptIdea } from '../kept-idea.ts';
import { byKey } from './tour.ts';

/** Compares two ideas: what is worth more of the trip comes first. */
export type Ranking = (a: KeptIdea, b: KeptIdea) => number;

/**
 * One's own ideas first, then those that the trip suggests in its `order` of keys, which puts wishes and
 * fame first; then the places of a list that was brought, and what the trip no longer suggests.
 */
export function rankedBy(order: readonly string[]): Ranking {
  const places = new Map(order.map((key, place) => [key, place]));
  const placeOf = (idea: KeptIdea) => {
    const isTyped = isOwnIdea(idea) && (idea.list ?? '') === '';
    return isTyped ? -1 : (places.get(idea.key) ?? order.length);
  };
  return (a, b) => placeOf(a) - placeOf(b) || byKey(a, b);
}

/** The ideas of a day count as much as the best of them. */
export function rankedTours<T extends { ideas: readonly KeptIdea[] }>(
  tours: readonly T[],
  ranking: Ranking,
): T[] {
  const ranked = tours.map((tour) => ({ tour, best: tour.ideas.toSorted(ranking)[0] }));
  return ranked
    .toSorted((a, b) => (a.best && b.best ? ranking(a.best, b.best) : 0))
    .map(({ tour }) => tour);
}
