import { useCallback } from 'react';
import { useStore } from 'zustand';
import type { TripHistory } from '#src/domain/ports.ts';
import type { OwnChange } from '#src/domain/trip/trip-own.ts';
import type { SavedTrip } from '#src/domain/trip/trip.ts';
import { createTripStore } from '../trip/trip-store.ts';
import { useStarted } from '../use-started.ts';

/** The trip as it was read with the others, then with each change at once. */
export function useTodaysTrip(read: SavedTrip, history: TripHistory) {
  const store = useStarted(() => createTripStore(history, read.id));
  const shown = useStore(store, (state) => state.shown);
  const failed = useStore(store, (state) => state.failed) === 'change';
  const change = useCallback(
    (how: OwnChange) => {
      const { status } = store.getState().shown;
      // A tap in the moment before it is read again goes straight to the storage.
      if (status === 'loading') void history.change(read.id, how).then(() => store.reload());
      else void store.change(how);
    },
    [store, history, read.id],
  );
  return { saved: shown.status === 'ready' ? shown.trip : read, change, failed };
}
