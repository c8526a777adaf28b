import type { NamedPlace, PlaceKind } from '#src/domain/place/places.ts';
import { distanceKm } from '#src/domain/place/location.ts';
import type { LatLng } from '#src/domain/place/location.ts';
import type { Places } from '#src/domain/ports.ts';

/** One of each is offered, so that they differ: a park, something at the water, a height, a town. */
const GROUPS: readonly (readonly PlaceKind[])[] = [
  ['national-park', 'marine-park', 'heritage-natural'],
  ['island', 'large-island', 'archipelago', 'lake', 'fjord', 'beach'],
  ['range', 'peak', 'valley', 'waterfall'],
  ['capital', 'city'],
];
/** A day's trip there is worth it, and no farther. */
const NEAREST_KM = 25;
const FARTHEST_KM = 220;
/** So many of a kind are compared. */
const COMPARED = 60;
/** A step of importance outweighs so many kilometres. */
const KM_PER_RANK = 50;
/** Nearer to one that is offered already, it is the same trip. */
const SAME_TRIP_KM = 20;

/** Up to four different places within a day of a point, nearest first. */
export async function placesNear(
  point: LatLng,
  places: Places,
  signal: AbortSignal,
): Promise<NamedPlace[]> {
  const kinds = GROUPS.flat();
  const query = { kinds, radiusKm: FARTHEST_KM, limit: COMPARED };
  const found = await places.near(point, query, signal);
  const away = found.filter((place) => place.distanceKm >= NEAREST_KM);
  const offered: NamedPlace[] = [];
  for (const group of GROUPS) {
    const [best] = away
      .filter(({ kind }) => group.includes(kind))
      .filter((place) => offered.every((one) => distanceKm(one, place) >= SAME_TRIP_KM))
      .toSorted((one, other) => effort(one) - effort(other));
    if (best !== undefined) offered.push(best);
  }
  return offered.toSorted((one, other) => one.distanceKm - other.distanceKm);
}

/** Lower is better: the more important and the nearer. */
function effort(place: NamedPlace): number {
  return place.rank * KM_PER_RANK + place.distanceKm;
}
