import { distanceKm } from '#src/domain/location.ts';
import type { NamedPlace, PlaceKind } from '#src/domain/places.ts';

const SETTLEMENTS: ReadonlySet<PlaceKind> = new Set(['capital', 'city', 'town', 'village']);
/** A city of a million darkens the towns within this distance, others by the root of their size. */
const SHADOW_KM_OF_MILLION = 12;
const SMALLEST_CITY = 100_000;
/** Only what is so much smaller is a suburb: Sharjah is none of Dubai's. */
const TIMES_SMALLER = 3;
/** Whoever is this close to a town's middle, or within the reach of a city, is in it. */
const IN_TOWN_KM = 3;
/** Three quarters out of its shadow one is at a city's edge and no longer in it. */
const IN_REACH = 0.75;
const LEAST_KNOWN = 4;

export function isSettlement({ kind }: NamedPlace): boolean {
  return SETTLEMENTS.has(kind);
}

/**
 * The town the traveller is in: of those around the pin, the best known. Null in the open and in
 * places that few have heard of.
 */
export function homeTown(features: readonly NamedPlace[]): NamedPlace | null {
  const around = features.filter(
    (place) =>
      isSettlement(place) &&
      place.rank <= LEAST_KNOWN &&
      place.distanceKm <= Math.max(IN_TOWN_KM, reachKm(place) * IN_REACH),
  );
  return around.toSorted((a, b) => a.rank - b.rank || a.distanceKm - b.distanceKm)[0] ?? null;
}

/** Without the suburbs: nobody visits a city to dine in the dormitory town beside it. */
export function withoutSuburbs(features: readonly NamedPlace[]): NamedPlace[] {
  const cities = features.filter(
    (place) => isSettlement(place) && (place.population ?? 0) >= SMALLEST_CITY,
  );
  return features.filter(
    (place) => !isSettlement(place) || !cities.some((city) => isSuburb(place, city)),
  );
}

function isSuburb(place: NamedPlace, city: NamedPlace): boolean {
  if ((place.population ?? 0) * TIMES_SMALLER > (city.population ?? 0)) return false;
  return distanceKm(place, city) <= reachKm(city);
}

function reachKm({ population }: NamedPlace): number {
  if ((population ?? 0) < SMALLEST_CITY) return 0;
  return SHADOW_KM_OF_MILLION * Math.sqrt((population ?? 0) / 1_000_000);
}
