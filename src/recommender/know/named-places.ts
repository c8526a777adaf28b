import { NAMED_PLACES } from '#src/domain/kinds/place-properties.ts';
import { LANGUAGES } from '#src/domain/language.ts';
import { dayCount } from '#src/domain/days/day.ts';
import type { NamedPlace, PlaceKind } from '#src/domain/places.ts';
import type { Places } from '#src/domain/ports.ts';
import type { Trip } from '#src/domain/trip.ts';
import { pointKey } from './town-views.ts';
import { fullNameTest } from '#src/recommender/read/named-place.ts';

/** A place of the traveller's text, with its names in all languages. */
export type PlaceInWords = { place: NamedPlace; names: readonly string[] };

/** A long day trip, in a straight line. */
export const DAY_TRIP_KM = 200;
/** What is famous is worth a night away from here: Etosha from Windhoek. */
export const FAR_KM = 450;
/** Days from which a trip has room for that. */
const FAR_DAYS = 4;
/** The best known of their kinds; see NamedPlace.rank. */
const FAR_RANK = 3;
const LIMIT = 400;

/** What may lie beyond a day trip; a town may be where the traveller comes from. */
export const FAR_PLACES: readonly PlaceKind[] = [
  ...(['peak', 'lake', 'bay', 'cape', 'desert', 'valley', 'waterfall', 'coast', 'plain'] as const),
  ...(['national-park', 'heritage-cultural', 'heritage-natural', 'sight'] as const),
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
  const { endDate, preferences, startDate } = trip.request;
  if (preferences.trim() === '') return [];
  const lists = await Promise.all(
    LANGUAGES.map(async (language) => {
      const around = (kinds: readonly PlaceKind[], radiusKm: number) =>
        places.near(trip.location, { kinds, radiusKm, limit: LIMIT }, language, signal);
      const [near, far] = await Promise.all([
        around(NAMED_PLACES, DAY_TRIP_KM),
        dayCount(startDate, endDate) < FAR_DAYS ? [] : around(FAR_PLACES, FAR_KM),
      ]);
      return [...near, ...far.filter(isFarAndFamous)];
    }),
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
    (one, index) => !found.slice(0, index).some((better) => saysThat(better, one)),
  );
}

function isFarAndFamous({ distanceKm, rank }: NamedPlace): boolean {
  return distanceKm > DAY_TRIP_KM && rank <= FAR_RANK;
}

/** Whether the same words name the better known place: 'Saint-Michel-sur-Orge' beside 'Mont-Saint-Michel'. */
function saysThat(better: PlaceInWords, { names, place }: PlaceInWords): boolean {
  return (
    names.some((name) => better.names.includes(name)) ||
    better.names.some((name) => fullNameTest(name)(place.name))
  );
}

function namesOf(place: NamedPlace, lists: readonly (readonly NamedPlace[])[]): string[] {
  return lists.flatMap((list) =>
    list.filter((other) => pointKey(other) === pointKey(place)).map(({ name }) => name),
  );
}
