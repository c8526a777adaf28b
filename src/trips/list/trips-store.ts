import { createStore } from 'zustand/vanilla';
import type { StoreApi } from 'zustand/vanilla';
import type { BrokenRecord, TripHistory } from '#src/domain/ports.ts';
import type { SavedTrip } from '#src/domain/trip/trip.ts';
import { storageProblem } from '../storage-problem.ts';
import type { StorageProblem } from '../storage-problem.ts';

export type TripsList =
  | { status: 'loading' }
  /** The newest are here, older ones are still being read. */
  | { status: 'reading'; trips: SavedTrip[] }
  | { status: 'ready'; trips: SavedTrip[]; broken: BrokenRecord[] }
  | { status: 'failed'; problem: StorageProblem };

type TripsState = {
  list: TripsList;
  /** The trip that was deleted last, as long as that can be undone. */
  removed: SavedTrip | null;
  /** The last deletion or its undo failed. */
  failed: 'remove' | 'undo' | null;
};

export type TripsStore = StoreApi<TripsState> & {
  /** Loads the list, and again after each change in any tab; returns a stop function. */
  start: () => () => void;
  reload: () => Promise<void>;
  remove: (id: string) => Promise<void>;
  undo: () => Promise<void>;
  dismiss: () => void;
};

/** State of the trips page; the history is the source of truth. */
export function createTripsStore(history: TripHistory): TripsStore {
  const store = createStore<TripsState>(() => ({
    list: { status: 'loading' },
    removed: null,
    failed: null,
  }));
  let latestRead = 0;

  async function reload(): Promise<void> {
    const read = (latestRead += 1);
    const showSoFar = (trips: SavedTrip[]) => {
      if (read !== latestRead || store.getState().list.status === 'ready') return;
      store.setState({ list: { status: 'reading', trips } });
    };
    try {
      const list = await history.list(showSoFar);
      if (read === latestRead) store.setState({ list: { status: 'ready', ...list } });
    } catch (error) {
      console.error('Saved trips could not be read', error);
      if (read === latestRead && store.getState().list.status !== 'ready') {
        store.setState({ list: { status: 'failed', problem: storageProblem(error) } });
      }
    }
  }

  return {
    ...store,
    reload,
    start() {
      const stop = history.subscribe(() => void reload());
      void reload();
      return stop;
    },
    async remove(id) {
      store.setState({ failed: null });
      try {
        const removed = await history.remove(id);
        // Optimistic: the card goes at once, the next load confirms it.
        store.setState(({ list }) => ({ removed, list: without(id, list) }));
        await reload();
      } catch (error) {
        console.error('A saved trip could not be deleted', error);
        store.setState({ failed: 'remove' });
      }
    },
    async undo() {
      const { removed } = store.getState();
      if (removed === null) return;
      try {
        await history.restore(removed);
        store.setState({ removed: null, failed: null });
        await reload();
      } catch (error) {
        console.error('A deleted trip could not be brought back', error);
        store.setState({ failed: 'undo' });
      }
    },
    dismiss: () => store.setState({ removed: null, failed: null }),
  };
}

function without(id: string, list: TripsList): TripsList {
  if (!('trips' in list)) return list;
  return { ...list, trips: list.trips.filter((trip) => trip.id !== id) };
}
