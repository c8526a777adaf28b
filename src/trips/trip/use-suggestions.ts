import { useEffect, useMemo, useState } from 'react';
import { suggestLines } from '#src/domain/list/suggest-lines.ts';
import type { OwnLine } from '#src/domain/list/list-edits.ts';
import type { TripHistory } from '#src/domain/ports.ts';
import type { SavedTrip } from '#src/domain/trip.ts';

/** Own lines of earlier trips that this one does not have; none where they cannot be read. */
export function useSuggestions(
  history: Pick<TripHistory, 'list'>,
  saved: SavedTrip,
): readonly OwnLine[] {
  const [others, setOthers] = useState<readonly SavedTrip[]>([]);
  useEffect(() => {
    let left = false;
    history.list().then(
      ({ trips }) => {
        if (!left) setOthers(trips);
      },
      (error: unknown) => console.error('Earlier lists could not be read', error),
    );
    return () => {
      left = true;
    };
  }, [history]);
  const { id, listEdits } = saved;
  return useMemo(
    () =>
      suggestLines(
        others.filter((trip) => trip.id !== id).map((trip) => trip.listEdits),
        listEdits,
      ),
    [others, id, listEdits],
  );
}
