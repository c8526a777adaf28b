import type { Sight } from '#src/domain/place/sights.ts';

/** A trail from this length on is walked on several days, kilometres. */
const TREK_KM = 35;
const LONG_STAGE_KM = 20;
const SHORT_STAGE_KM = 16;

export type TrekDays = { least: number; most: number };

/** How many days a long trail takes, by its length; null for a walk of a day. */
export function trekDays({ kind, size }: Pick<Sight, 'kind' | 'size'>): TrekDays | null {
  if (kind !== 'trail' || size === null || size < TREK_KM) return null;
  return {
    least: Math.max(2, Math.floor(size / LONG_STAGE_KM)),
    most: Math.ceil(size / SHORT_STAGE_KM),
  };
}

/** Whether a trail can be walked within a trip, with a day to arrive and one to leave. */
export function isTrekWithin(sight: Pick<Sight, 'kind' | 'size'>, days: number): boolean {
  const trek = trekDays(sight);
  return trek === null || trek.least <= days - 2;
}

/** The same in half of the days at most: who wants to hike did not ask for a trek. */
export function isShortTrek(sight: Pick<Sight, 'kind' | 'size'>, days: number): boolean {
  const trek = trekDays(sight);
  return trek === null || trek.least <= days / 2;
}
