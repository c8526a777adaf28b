import type { TripsList } from '../list/trips-store.ts';
import type { SavedTrip } from '#src/domain/trip/trip.ts';

/** Stands for home where the address has an id; no trip has it. */
export const HOME = 'home';

/** Ids as the address has them; undefined for one that is not chosen. */
export type ChosenPair = { a?: string | undefined; b?: string | undefined };

/** The content of one column. */
export type Side =
  | { status: 'trip'; trip: SavedTrip }
  /** Whether it is set or not. */
  | { status: 'home' }
  /** Deleted, or never on this device. */
  | { status: 'missing' }
  /** Stored, but it cannot be read. */
  | { status: 'broken' };

/**
 * The two sides to show. A side that is not chosen, or the same as the other, becomes the newest other
 * trip, or home where there is none. Null without a saved trip.
 */
export function pickPair(
  { trips, broken }: Pick<Extract<TripsList, { status: 'ready' }>, 'trips' | 'broken'>,
  { a, b }: ChosenPair,
): { first: Side; second: Side } | null {
  if (trips.length === 0) return null;
  const other = b === a ? undefined : b;
  const newestBut = (id: string | undefined) => trips.find((trip) => trip.id !== id)?.id ?? HOME;
  const firstId = a ?? newestBut(other);
  const sideOf = (id: string): Side => {
    if (id === HOME) return { status: 'home' };
    const trip = trips.find((saved) => saved.id === id);
    if (trip !== undefined) return { status: 'trip', trip };
    return { status: broken.some((record) => record.id === id) ? 'broken' : 'missing' };
  };
  return { first: sideOf(firstId), second: sideOf(other ?? newestBut(firstId)) };
}

/** Null for what is not there or cannot be read. */
export function idOf(side: Side): string | null {
  if (side.status === 'home') return HOME;
  return side.status === 'trip' ? side.trip.id : null;
}
