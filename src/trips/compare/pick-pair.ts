import type { TripsList } from '../list/trips-store.ts';
import type { SavedTrip } from '#src/domain/trip.ts';

/** Ids as the address has them; undefined for one that is not chosen. */
export type ChosenPair = { a?: string | undefined; b?: string | undefined };

/** What stands in one column. */
export type Side =
  | { status: 'trip'; trip: SavedTrip }
  /** Deleted, or never on this device. */
  | { status: 'missing' }
  /** Stored, but it cannot be read. */
  | { status: 'broken' };

/**
 * The two trips to show. One that is not chosen, or chosen twice, is the newest of the others. Null
 * with fewer than two saved trips.
 */
export function pickPair(
  { trips, broken }: Pick<Extract<TripsList, { status: 'ready' }>, 'trips' | 'broken'>,
  { a, b }: ChosenPair,
): { first: Side; second: Side } | null {
  if (trips.length < 2) return null;
  const other = b === a ? undefined : b;
  const newestBut = (id: string | undefined) => trips.find((trip) => trip.id !== id)?.id;
  const firstId = a ?? newestBut(other);
  const sideOf = (id: string | undefined): Side => {
    const trip = trips.find((saved) => saved.id === id);
    if (trip !== undefined) return { status: 'trip', trip };
    return { status: broken.some((record) => record.id === id) ? 'broken' : 'missing' };
  };
  return { first: sideOf(firstId), second: sideOf(other ?? newestBut(firstId)) };
}
