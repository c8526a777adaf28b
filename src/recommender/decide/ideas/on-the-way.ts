import type { TripFacts } from '#src/recommender/know/trip-facts.ts';
import type { WishKey } from '#src/recommender/read/wish-keys.ts';

/** How somebody travels. */
const WAYS_TO_TRAVEL: ReadonlySet<WishKey> = new Set<WishKey>([
  'train',
  'road-trip',
  'camper-van',
  'motorbike',
]);

/**
 * Whether the way from stop to stop answers the wish: who goes from Zagreb to Sofia by train needs no train to
 * the next village. A famous railway or road is an idea all the same.
 */
export function isOnTheWay(key: WishKey, { trip }: Pick<TripFacts, 'trip'>): boolean {
  return trip.between !== undefined && WAYS_TO_TRAVEL.has(key);
}
