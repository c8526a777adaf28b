import { createStore } from 'zustand/vanilla';
import type { StoreApi } from 'zustand/vanilla';
import type { TripHistory } from '#src/domain/ports.ts';
import { withTicks } from '#src/domain/trip.ts';
import type { SavedTrip } from '#src/domain/trip.ts';
import { storageProblem } from '../storage-problem.ts';
import type { StorageProblem } from '../storage-problem.ts';

export type ShownTrip =
  | { status: 'loading' }
  | { status: 'ready'; trip: SavedTrip }
  /** Not on this device, or deleted in another tab. */
  | { status: 'missing' }
  /** Deleted here just now; `undo` brings it back. */
  | { status: 'removed'; trip: SavedTrip }
  | { status: 'failed'; problem: StorageProblem };

export type TripState = {
  shown: ShownTrip;
  /** The last change could not be stored; what is shown is what is stored. */
  failed: 'ticks' | 'remove' | 'undo' | null;
};

export type TripStore = StoreApi<TripState> & {
  /** Loads the trip, and again after each change in any tab; returns a stop function. */
  start: () => () => void;
  reload: () => Promise<void>;
  /** Ticks or unticks a product as packed. */
  pack: (productId: string, packed: boolean) => Promise<void>;
  remove: () => Promise<void>;
  undo: () => Promise<void>;
};

/** State of the page of one saved trip. */
export function createTripStore(history: TripHistory, id: string): TripStore {
  const store = createStore<TripState>(() => ({ shown: { status: 'loading' }, failed: null }));
  const { getState, setState } = store;
  let ticksUnderWay = 0;

  async function reload(): Promise<void> {
    try {
      const trip = await history.get(id);
      // A read during a write may be older than the shown state.
      if (ticksUnderWay > 0) return;
      const { shown } = getState();
      if (trip !== null) setState({ shown: { status: 'ready', trip: merged(shown, trip) } });
      else if (shown.status !== 'removed') setState({ shown: { status: 'missing' } });
    } catch (error) {
      console.error('The saved trip could not be read', error);
      if (getState().shown.status === 'ready') return;
      setState({ shown: { status: 'failed', problem: storageProblem(error) } });
    }
  }

  async function attempt(what: NonNullable<TripState['failed']>, work: () => Promise<void>) {
    setState({ failed: null });
    try {
      await work();
    } catch (error) {
      console.error(`Saved trip, ${what}`, error);
      setState({ failed: what });
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
    async pack(productId, isPacked) {
      const { shown } = getState();
      if (shown.status !== 'ready') return;
      const packed = withTicks(shown.trip.packed, [productId], isPacked);
      setState({ shown: { status: 'ready', trip: { ...shown.trip, packed } } });
      ticksUnderWay += 1;
      await attempt('ticks', () => history.pack(id, [productId], isPacked));
      ticksUnderWay -= 1;
      await reload();
    },
    remove: () =>
      attempt('remove', async () => {
        const trip = await history.remove(id);
        setState({ shown: trip === null ? { status: 'missing' } : { status: 'removed', trip } });
      }),
    async undo() {
      const { shown } = getState();
      if (shown.status !== 'removed') return;
      await attempt('undo', async () => {
        await history.restore(shown.trip);
        setState({ shown: { status: 'ready', trip: shown.trip } });
      });
    },
  };
}

/** Only ticks change: the plan keeps its reference, so that memoised parts do not re-render. */
function merged(shown: ShownTrip, read: SavedTrip): SavedTrip {
  if (shown.status !== 'ready' || shown.trip.savedAt !== read.savedAt) return read;
  return { ...shown.trip, packed: read.packed };
}
