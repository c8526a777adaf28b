import type { Sight } from '#src/domain/place/sights.ts';

/** A railway from this length on takes a day to its other end, and another one back, kilometres. */
const LONG_RIDE_KM = 400;
/** Two days on a train are worth it in a stay of so many. */
const LONG_STAY_DAYS = 7;

/** Whether a stay has room for a ride to the other end of a railway; other sights always fit. */
export function isRideWithin({ kind, size }: Pick<Sight, 'kind' | 'size'>, days: number): boolean {
  return kind !== 'railway' || size === null || size < LONG_RIDE_KM || days >= LONG_STAY_DAYS;
}
