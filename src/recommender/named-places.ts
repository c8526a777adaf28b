import { LANGUAGES } from '#src/domain/language.ts';
import type { NamedPlace, PlaceKind } from '#src/domain/places.ts';
import type { Places } from '#src/domain/ports.ts';
import type { Trip } from '#src/domain/trip.ts';
import { pointKey } from './town-views.ts';
import { fullNameTest } from './wishes/named-place.ts';

/** A place of the traveller's text, with its names in all languages. */
export type PlaceInWords = { place: NamedPlace; names: readonly string[] };

/** A long day trip, in a straight line. */
const RADIUS_KM = 200;
const LIMIT = 400;
const KINDS: readonly PlaceKind[] = [
  ...([
    'capital',
    'city',
    'town',
    'peak',
    'range',
    'island',
    'large-island',
    'archipelago',
  ] as const),
  ...(['lake', 'fjord', 'bay', 'cape', 'desert', 'valley', 'waterfall', 'coast', 'beach'] as const),
  ...(['national-park', 'marine-park', 'heritage-cultural', 'heritage-natural', 'sight'] as const),
];

/**
 * The places around that the preferences name in any language, one for each name: the most important,
 * then the nearest.
 */
export async function namedPlaces(
  trip: Trip,
  places: Places,
  signal?: AbortSignal,
): Promise<PlaceInWords[]> {
  const { preferences } = trip.request;
  if (preferences.trim() === '') return [];
  const query = { kinds: KINDS, radiusKm: RADIUS_KM, limit: LIMIT };
  const lists = await Promise.all(
    LANGUAGES.map((language) => places.near(trip.location, query, language, signal)),
  );
  const isNamed = fullNameTest(preferences);
  const points = new Set(
    lists.flatMap((list) => list.filter(({ name }) => isNamed(name)).map(pointKey)),
  );
  const own = lists[LANGUAGES.indexOf(trip.language)] ?? [];
  const found = own
    .filter((place) => points.has(pointKey(place)))
    .map((place) => ({ place, names: namesOf(place, lists) }))
    .toSorted((a, b) => a.place.rank - b.place.rank || a.place.distanceKm - b.place.distanceKm);
  return found.filter(
    ({ place }, index) => found.findIndex((other) => other.place.name === place.name) === index,
  );
}

function namesOf(place: NamedPlace, lists: readonly (readonly NamedPlace[])[]): string[] {
  return lists.flatMap((list) =>
    list.filter((other) => pointKey(other) === pointKey(place)).map(({ name }) => name),
  );
}
