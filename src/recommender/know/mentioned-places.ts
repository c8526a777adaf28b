import { differentNames } from '#src/domain/language/names.ts';
import type { NamedPlace } from '#src/domain/place/places.ts';
import { isNamedIn } from '#src/recommender/read/named-place.ts';
import { readText } from '#src/recommender/read/read-text.ts';
import { pointKey } from './town-views.ts';
import type { TripToDecide } from './trip-to-decide.ts';

/**
 * The places, by `pointKey`, that the text mentions by a word of their name and does not refuse:
 * 'Machu Picchu' mentions its sanctuary, 'not Triglav' no summit.
 */
export function mentionedPlaces(
  { request }: TripToDecide,
  places: readonly NamedPlace[],
): ReadonlySet<string> {
  const { preferences } = request;
  if (preferences.trim() === '') return new Set();
  return new Set(
    places
      .map((place) => ({ place, names: differentNames(place.names) }))
      .filter(({ names }) => names.some((name) => isNamedIn(preferences, name)))
      .filter(
        ({ names }) => readText(preferences, { ...request, names: [names] }).places.length > 0,
      )
      .map(({ place }) => pointKey(place)),
  );
}
