import { distanceKm } from '#src/domain/place/location.ts';
import { placeParts } from '#src/domain/place/place-name.ts';
import type { OutlinePlace } from './outline-days.ts';
import type { TripOutline } from './outline.ts';

/** Farther away a place may be in another region. */
const NEAR_KM = 30;

/**
 * A label by which a place search finds the place, or at least the one it is near: 'Skuleskogen,
 * High Coast, Västernorrland, Sweden'; farther away 'Abisko, Sweden'.
 */
export function placeLabel(
  { name, at }: Pick<OutlinePlace, 'name' | 'at'>,
  trip: Pick<TripOutline, 'place' | 'at'>,
): string {
  const { name: base, context } = placeParts(trip.place);
  // A place without a region is called by its coordinates, or is a sea.
  if (context === '') return name;
  const isNear = at === null || distanceKm(at, trip.at) <= NEAR_KM;
  if (!isNear) return `${name}, ${context.split(', ').at(-1) ?? ''}`;
  return name === base ? trip.place : `${name}, ${trip.place}`;
}
