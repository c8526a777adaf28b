import { isOneOf } from '#src/domain/kinds/is-one-of.ts';
import { SETTLEMENT_PLACES } from '#src/domain/kinds/place-kinds.ts';
import { distanceKm } from '#src/domain/place/location.ts';
import type { NamedPlace } from '#src/domain/place/places.ts';

/** Suburbs of a city of a million lie within this distance; scales with the root of the population. */
const SUBURB_KM_OF_MILLION = 12;
const SMALLEST_CITY = 100_000;
/** A suburb is so many times smaller: Sharjah is no suburb of Dubai. */
const TIMES_SMALLER = 3;
/** A point this close to a town's centre is in it. */
const IN_TOWN_KM = 3;
/** Share of a city's suburb distance within which a point is in the city. */
const IN_REACH = 0.75;
const MAX_RANK = 4;

export function isSettlement({ kind }: NamedPlace): boolean {
  return isOneOf(SETTLEMENT_PLACES, kind);
}

/** The most important town the traveller is in; null outside towns and in little-known ones. */
export function homeTown(features: readonly NamedPlace[]): NamedPlace | null {
  const around = features.filter(
    (place) =>
      isSettlement(place) &&
      place.rank <= MAX_RANK &&
      place.distanceKm <= Math.max(IN_TOWN_KM, reachKm(place) * IN_REACH),
  );
  return around.toSorted((a, b) => a.rank - b.rank || a.distanceKm - b.distanceKm)[0] ?? null;
}

/** Without the suburbs of cities: they are no destinations. */
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
  return SUBURB_KM_OF_MILLION * Math.sqrt((population ?? 0) / 1_000_000);
}
