import { createStore } from 'zustand/vanilla';
import type { StoreApi } from 'zustand/vanilla';
import type { TripHistory } from '#src/domain/ports.ts';
import { ownOf, sameWhereEqual } from '#src/domain/trip/trip-own.ts';
import type { OwnChange } from '#src/domain/trip/trip-own.ts';
import { withWordingsOf } from '#src/domain/missing-wordings.ts';
import type { SavedTrip } from '#src/domain/trip/trip.ts';
import { createOptimistic } from '#src/result/optimistic.ts';
import { storageProblem } from '../storage-problem.ts';
import type { StorageProblem } from '../storage-problem.ts';

type ShownTrip =
  | { status: 'loading' }
  | { status: 'ready'; trip: SavedTrip }
  /** Not on this device, or deleted in another tab. */
  | { status: 'missing' }
  /** Deleted here just now; `undo` brings it back. */
  | { status: 'removed'; trip: SavedTrip }
  | { status: 'failed'; problem: StorageProblem };

type TripState = {
  shown: ShownTrip;
  /** The last change could not be stored; the stored state is shown. */
  failed: 'change' | 'remove' | 'undo' | null;
};

export type TripStore = StoreApi<TripState> & {
  /** Loads the trip, and again after each change in any tab; returns a stop function. */
  start: () => () => void;
  /** `afresh` shows nothing meanwhile, so that all of the page is rendered again. */
  reload: (how?: 'afresh') => Promise<void>;
  /** Changes what is the traveller's own, shown at once; never rejects. */
  change: (how: OwnChange) => Promise<void>;
  remove: () => Promise<void>;
  undo: () => Promise<void>;
};

const NOTHING_YET: TripState = { shown: { status: 'loading' }, failed: null };

/** State of the page of one saved trip. */
export function createTripStore(history: TripHistory, id: string): TripStore {
  const store = createStore<TripState>(() => NOTHING_YET);
  const { getState, setState } = store;
  const { read, change, inOrder } = createOptimistic<SavedTrip>({
    get: () => shownTrip(getState()),
    set: (trip) => setState(({ shown }) => ({ shown: shownAfter(shown, trip) })),
    read: () => history.get(id),
    onReadFailed(error) {
      console.error('The saved trip could not be read', error);
      if (getState().shown.status === 'ready') return;
      setState({ shown: { status: 'failed', problem: storageProblem(error) } });
    },
  });
  const onFailed = (failed: NonNullable<TripState['failed']>) => (error: unknown) => {
    console.error(`Saved trip, ${failed}`, error);
    setState({ failed });
  };

  return {
    ...store,
    async reload(how) {
      if (how === 'afresh') setState(NOTHING_YET);
      await read();
    },
    start() {
      const stop = history.subscribe(() => void read());
      void read();
      return stop;
    },
    async change(how) {
      setState({ failed: null });
      await change({
        how: (trip) => ({ ...trip, ...how(ownOf(trip)) }),
        store: () => history.change(id, how),
        onFailed: onFailed('change'),
      });
    },
    async remove() {
      setState({ failed: null });
      await inOrder(async () => {
        const trip = await history.remove(id);
        setState({ shown: trip === null ? { status: 'missing' } : { status: 'removed', trip } });
      }).catch(onFailed('remove'));
    },
    async undo() {
      const { shown } = getState();
      if (shown.status !== 'removed') return;
      setState({ failed: null });
      await inOrder(() => history.restore(shown.trip)).catch(onFailed('undo'));
    },
  };
}

function shownTrip({ shown }: TripState): SavedTrip | null {
  return shown.status === 'ready' ? shown.trip : null;
}

function shownAfter(shown: ShownTrip, trip: SavedTrip | null): ShownTrip {
  if (trip !== null) return { status: 'ready', trip: merged(shown, trip) };
  return shown.status === 'removed' ? shown : { status: 'missing' };
}

/** The plan keeps its reference while only the rest changes, so that memoised parts do not re-render. */
function merged(shown: ShownTrip, read: SavedTrip): SavedTrip {
  if (shown.status !== 'ready' || shown.trip.savedAt !== read.savedAt) return read;
  const isProposed = JSON.stringify(shown.trip.proposal) === JSON.stringify(read.proposal);
  const proposal = isProposed ? shown.trip.proposal : read.proposal;
  const plan = withWordingsOf(shown.trip, read);
  return { ...plan, ...sameWhereEqual(shown.trip, read), proposal };
}
