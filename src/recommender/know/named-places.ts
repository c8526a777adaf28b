import { NAMED_PLACES } from '#src/domain/kinds/place-properties.ts';
import { dayCount } from '#src/domain/days/day.ts';
import type { NamedPlace, PlaceKind } from '#src/domain/place/places.ts';
import { differentNames, shareName } from '#src/domain/language/names.ts';
import type { Places } from '#src/domain/ports.ts';
import { fullNameTest } from '#src/recommender/read/named-place.ts';
import type { TripToDecide } from './trip-to-decide.ts';

/** A long day trip, in a straight line. */
export const DAY_TRIP_KM = 200;
/** A famous place up to here is worth a night away: Etosha from Windhoek. */
export const FAR_KM = 450;
/** Days from which a trip has room for that. */
const FAR_DAYS = 4;
/** The best known of their kinds; see NamedPlace.rank. */
const FAR_RANK = 3;
const LIMIT = 400;

/** Kinds that may lie beyond a day trip. No towns: the traveller may come from the one that is named. */
export const FAR_PLACES: readonly PlaceKind[] = [
  ...(['peak', 'lake', 'bay', 'cape', 'desert', 'valley', 'waterfall', 'coast', 'plain'] as const),
  ...(['national-park', 'heritage-cultural', 'heritage-natural', 'sight'] as const),
];

/**
 * The places around that the preferences name in any language, one for each name: the most important,
 * then the nearest.
 */
export async function namedPlaces(
  trip: TripToDecide,
  places: Places,
  signal?: AbortSignal,
): Promise<NamedPlace[]> {
  const { endDate, preferences, startDate } = trip.request;
  if (preferences.trim() === '') return [];
  const around = (kinds: readonly PlaceKind[], radiusKm: number) =>
    places.near(trip.location, { kinds, radiusKm, limit: LIMIT }, signal);
  const [near, far] = await Promise.all([
    around(NAMED_PLACES, DAY_TRIP_KM),
    dayCount(startDate, endDate) < FAR_DAYS ? [] : around(FAR_PLACES, FAR_KM),
  ]);
  const isNamed = fullNameTest(preferences);
  const found = [...near, ...far.filter(isFarAndFamous)]
    .filter(({ names }) => differentNames(names).some(isNamed))
    .toSorted((a, b) => a.rank - b.rank || a.distanceKm - b.distanceKm);
  return found.filter(
    (one, index) => !found.slice(0, index).some((better) => saysThat(better, one)),
  );
}

function isFarAndFamous({ distanceKm, rank }: NamedPlace): boolean {
  return distanceKm > DAY_TRIP_KM && rank <= FAR_RANK;
}

/** Whether the same words name the better known place: 'Saint-Michel-sur-Orge' beside 'Mont-Saint-Michel'. */
function saysThat(better: NamedPlace, { names }: NamedPlace): boolean {
  if (shareName(better.names, names)) return true;
  return differentNames(better.names).some((name) =>
    differentNames(names).some(fullNameTest(name)),
  );
}
