import { distanceKm } from '#src/domain/location.ts';
import type { NamedPlace, PlaceKind } from '#src/domain/places.ts';
import type { Sight } from '#src/domain/sights.ts';
import { inRegion } from '../regions/in-region.ts';
import type { TripFacts } from '../trip-facts.ts';

const WATERS: ReadonlySet<PlaceKind> = new Set(['lake', 'island', 'bay']);
/** A bathing place this close to the point of a lake, bay or island belongs to it. */
const AT_SHORE_KM = 6;

/** A sight at which people bathe, other than in a pool. */
export function isBathed({ kind, needs }: Sight): boolean {
  return kind === 'beach' || (needs.includes('bathing') && kind !== 'bath');
}

/** Known for bathing: a beach, a place of the list, or water with a sight at which people bathe. */
export function knownForBathing(place: NamedPlace, { sights }: TripFacts): boolean {
  if (place.kind === 'beach') return true;
  if (WATERS.has(place.kind) && inRegion('bathing-waters', place)) return true;
  return sights.some((sight) => isBathed(sight) && distanceKm(sight, place) <= AT_SHORE_KM);
}
