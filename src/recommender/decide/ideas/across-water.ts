import type { Waters } from '#src/domain/ports.ts';
import type { TripToDecide } from '#src/recommender/know/trip-to-decide.ts';
import { isSight } from './choice.ts';
import type { Choice } from './choice.ts';

/** They are the water themselves. */
const WATERS: ReadonlySet<string> = new Set([
  'lake',
  'sea',
  'bay',
  'fjord',
  'coast',
  'marine-park',
  'river',
  'boat-trip',
  'whale-watching',
  'dive-site',
  'surf-spot',
]);
/** Close to the land they look like a part of it. */
const ISLANDS: ReadonlySet<string> = new Set(['island', 'large-island', 'archipelago']);
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
  if (place === null || WATERS.has(place.kind) || place.distanceKm < HERE_KM) return false;
  if (!(await waters.liesBetween(location, place, signal))) return false;
  return ISLANDS.has(place.kind) || !(await waters.landLeadsRound(location, place, signal));
}
