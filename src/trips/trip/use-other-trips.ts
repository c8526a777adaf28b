import { useEffect, useState } from 'react';
import type { TripHistory } from '#src/domain/ports.ts';
import type { SavedTrip } from '#src/domain/trip/trip.ts';

/** Lists and lines are offered from this many trips: older ones are no help, and reading takes time. */
const MOST = 24;

/** The newest saved trips but this one, newest first; none where they cannot be read. */
export function useOtherTrips(
  history: Pick<TripHistory, 'newest'>,
  id: string,
): readonly SavedTrip[] {
  const [others, setOthers] = useState<readonly SavedTrip[]>([]);
  useEffect(() => {
    let left = false;
    history.newest(MOST + 1).then(
      (trips) => {
        if (!left) setOthers(trips.filter((trip) => trip.id !== id));
      },
      (error: unknown) => console.error('Earlier trips could not be read', error),
    );
    return () => {
      left = true;
    };
  }, [history, id]);
  return others;
}
