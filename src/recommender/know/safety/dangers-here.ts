import type { LatLng } from '#src/domain/place/location.ts';
import type { PlaceFacts } from '../trip-facts.ts';
import type { Danger } from './danger.ts';
import { holdsAt } from './dangers-at.ts';

/**
 * The dangers at a place near the trip's point, in its country where no other is given; at the point
 * itself for null. Height and distance to the sea are known of the point only.
 */
export function dangersHere(
  { country, dangers, dangersAround }: PlaceFacts,
  place: (LatLng & { country?: string }) | null,
): readonly Danger[] {
  if (place === null) return dangers;
  const { lat, lng, country: own = country?.code ?? null } = place;
  const point = { lat, lng, country: own, elevation: null, coastKm: null };
  return dangersAround.filter((danger) => holdsAt(danger, point));
}
