import { bareLetters } from '#src/domain/language/bare-letters.ts';
import { distanceKm } from '#src/domain/place/location.ts';
import type { ReachableSight } from '#src/domain/place/reachable-sight.ts';
import type { LatLng } from '#src/domain/place/location.ts';
import type { FoundPlace } from '#src/domain/ports.ts';

/** Nearer than this, what has the same name is the same. */
const SAME_KM = 1;
/** Farther away, a place that is only called alike is none for this trip. */
const AROUND_KM = 150;

/** Whether a found place is near the trip, or its whole name was typed: 'Guinness' in Dublin is no Gunness. */
export function isNearEnough(place: FoundPlace, typed: string, base: LatLng | null): boolean {
  if (base === null || distanceKm(base, place) <= AROUND_KM) return true;
  const [name = ''] = bareLetters(typed).split(',');
  return name.trim() === bareLetters(place.name);
}

/** Whether a found place is a sight that is offered already. */
export function isSight(place: FoundPlace, { lat, lng, names }: ReachableSight): boolean {
  const name = bareLetters(place.name);
  const isCalledSo = Object.values(names).some((one) => bareLetters(one) === name);
  return isCalledSo && distanceKm(place, { lat, lng }) < SAME_KM;
}
