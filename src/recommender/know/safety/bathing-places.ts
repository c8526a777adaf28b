import { isOneOf } from '#src/domain/kinds/is-one-of.ts';
import { BATHING_WATER_PLACES } from '#src/domain/kinds/place-properties.ts';
import { distanceKm } from '#src/domain/place/location.ts';
import type { NamedPlace } from '#src/domain/place/places.ts';
import type { Sight } from '#src/domain/place/sights.ts';
import { inRegion } from '../regions/in-region.ts';
import type { PlaceFacts } from '../trip-facts.ts';

/** A bathing place this close to the point of a lake, bay or island belongs to it. */
const AT_SHORE_KM = 6;

/** A sight at which people bathe, other than in a pool. */
export function isBathed({ kind, needs }: Sight): boolean {
  return kind === 'beach' || (needs.includes('bathing') && kind !== 'bath');
}

/** Known for bathing: a beach, a place of the list, or water with a sight at which people bathe. */
export function knownForBathing(place: NamedPlace, { sights }: PlaceFacts): boolean {
  if (place.kind === 'beach') return true;
  if (isOneOf(BATHING_WATER_PLACES, place.kind) && inRegion('bathing-waters', place)) return true;
  return sights.some((sight) => isBathed(sight) && distanceKm(sight, place) <= AT_SHORE_KM);
}
