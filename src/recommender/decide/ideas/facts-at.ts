import type { NamedPlace } from '#src/domain/place/places.ts';
import { pointKey } from '#src/recommender/know/town-views.ts';
import type { TripFacts } from '#src/recommender/know/trip-facts.ts';

/** The facts of the trip with the weather of the place, where that is a town at another height. */
export function factsAt(facts: TripFacts, place: NamedPlace | null): TripFacts {
  const view = place === null ? undefined : facts.townViews.get(pointKey(place));
  return view === undefined ? facts : { ...facts, ...view };
}
