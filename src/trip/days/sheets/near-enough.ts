import { bareLetters } from '#src/domain/language/bare-letters.ts';
import { distanceKm } from '#src/domain/place/location.ts';
import type { LatLng } from '#src/domain/place/location.ts';
import type { FoundPlace } from '#src/domain/ports.ts';

/** Farther away, a place that is only called alike is none for this trip. */
const AROUND_KM = 150;

/** Whether a found place is near the trip, or its whole name was typed: 'Guinness' in Dublin is no Gunness. */
export function isNearEnough(place: FoundPlace, typed: string, base: LatLng | null): boolean {
  if (base === null || distanceKm(base, place) <= AROUND_KM) return true;
  const [name = ''] = bareLetters(typed).split(',');
  return name.trim() === bareLetters(place.name);
}
