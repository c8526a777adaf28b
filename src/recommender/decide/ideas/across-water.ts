import { isOneOf } from '#src/domain/kinds/is-one-of.ts';
import { IS_WATER_PLACES, ISLAND_PLACES } from '#src/domain/kinds/place-properties.ts';
import { IS_WATER_SIGHTS } from '#src/domain/kinds/sight-properties.ts';
import type { Waters } from '#src/domain/ports.ts';
import type { TripToDecide } from '#src/recommender/know/trip-to-decide.ts';
import { isSight } from './choice.ts';
import type { Choice } from './choice.ts';

/** Nearer than this the plan says no distance. */
const HERE_KM = 1;

/** Whether the way to an idea leads across the sea or a lake, and not round a bay. */
export async function liesAcrossWater(
  choice: Choice,
  { location }: TripToDecide,
  waters: Waters,
  signal?: AbortSignal,
): Promise<boolean> {
  const place = isSight(choice) ? choice.sight : choice.feature;
  if (place === null || isWater(place.kind) || place.distanceKm < HERE_KM) return false;
  if (!(await waters.liesBetween(location, place, signal))) return false;
  // Close to the land an island looks like a part of it.
  return (
    isOneOf(ISLAND_PLACES, place.kind) || !(await waters.landLeadsRound(location, place, signal))
  );
}

function isWater(kind: string): boolean {
  return isOneOf(IS_WATER_PLACES, kind) || isOneOf(IS_WATER_SIGHTS, kind);
}
