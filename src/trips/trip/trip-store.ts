import { createStore } from 'zustand/vanilla';
import type { StoreApi } from 'zustand/vanilla';
import type { TripHistory } from '#src/domain/ports.ts';
import { ownOf, sameWhereEqual } from '#src/domain/trip/trip-own.ts';
import type { OwnChange } from '#src/domain/trip/trip-own.ts';
import { withWordingsOf } from '#src/domain/missing-wordings.ts';
import type { SavedTrip } from '#src/domain/trip/trip.ts';
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
  let changesUnderWay = 0;

  async function reload(how?: 'afresh'): Promise<void> {
    if (how === 'afresh') setState(NOTHING_YET);
    try {
      const trip = await history.get(id);
      // A read during a write may be older than the shown state.
      if (changesUnderWay > 0) return;
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
    async change(how) {
      const { shown } = getState();
      if (shown.status !== 'ready') return;
      const own = how(ownOf(shown.trip));
      setState({ shown: { status: 'ready', trip: { ...shown.trip, ...own } } });
      changesUnderWay += 1;
      await attempt('change', () => history.change(id, how));
      changesUnderWay -= 1;
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

/** The plan keeps its reference while only the rest changes, so that memoised parts do not re-render. */
function merged(shown: ShownTrip, read: SavedTrip): SavedTrip {
  if (shown.status !== 'ready' || shown.trip.savedAt !== read.savedAt) return read;
  const isProposed = JSON.stringify(shown.trip.proposal) === JSON.stringify(read.proposal);
  const proposal = isProposed ? shown.trip.proposal : read.proposal;
  const plan = withWordingsOf(shown.trip, read);
  return { ...plan, ...sameWhereEqual(shown.trip, read), proposal };
}
