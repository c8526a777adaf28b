import type { StoreApi } from 'zustand/vanilla';
import type { TripHistory } from '#src/domain/ports.ts';
import type { OwnChange, TripOwn } from '#src/domain/trip/trip-own.ts';
import { sameWhereEqual } from '#src/domain/trip/trip-own.ts';
import { withWordingsOf } from '#src/domain/missing-wordings.ts';
import type { PlannedTrip, SavedTrip } from '#src/domain/trip/trip.ts';
import { createOptimistic } from '#src/result/optimistic.ts';
import type { Optimistic } from '#src/result/optimistic.ts';
import { messageOf } from './message-of.ts';
import type { Planning, PlannerDeps, PlannerState } from './planner-state.ts';

export type SavingActions = {
  /** Tracks the saving of a shown result. A failure is reported beside the result, which stays. */
  follow: (record: PlannedTrip, writing: Promise<SavedTrip>) => Promise<void>;
  /** Repeats what failed: the same record is saved, and the changes that are not stored yet. */
  saveAgain: () => Promise<void>;
  /** The shown result as the fragment of a link, for where it cannot be saved; null without one. */
  linkToResult: () => Promise<string | null>;
  /** Changes what is the traveller's own; stored with the saved trip. */
  change: (how: OwnChange) => Promise<void>;
  /** Shows what the saved trip has by now: what is one's own, and its other language. */
  readOwn: () => Promise<void>;
};

/** How much of a shown result is stored: changes wait until it is saved, and after a failure until it is saved again. */
type StoredResult = { saved: Promise<string>; own: Optimistic<TripOwn> };

export function createSavingActions(
  store: StoreApi<PlannerState>,
  { history, linkTo }: Pick<PlannerDeps, 'history' | 'linkTo'>,
): SavingActions {
  const results = new WeakMap<PlannedTrip, StoredResult>();
  const failed = (record: PlannedTrip) => (error: unknown) => {
    console.error('Error saving the trip', error);
    update(store, record, { saving: { status: 'failed', message: messageOf(error) } });
  };
  const follow = async (record: PlannedTrip, writing: Promise<SavedTrip>): Promise<void> => {
    update(store, record, { saving: { status: 'loading' } });
    const saved = writing.then(({ id }) => id);
    const { own } = results.get(record) ?? { own: createOwn(store, history, record) };
    results.set(record, { saved, own });
    try {
      update(store, record, { saving: { status: 'ready', value: await saved } });
      await own.storeHeld();
    } catch (error) {
      failed(record)(error);
    }
  };

  return {
    follow,
    async saveAgain() {
      const { planning } = store.getState();
      if (planning.status !== 'ready' || planning.saving.status !== 'failed') return;
      await follow(planning.record, history.save(planning.record, planning.own));
    },
    async linkToResult() {
      const { planning } = store.getState();
      return planning.status === 'ready' ? linkTo({ ...planning.record, ...planning.own }) : null;
    },
    async change(how) {
      const record = shownRecord(store);
      const result = record && results.get(record);
      if (!record || !result) return;
      await result.own.change({
        how,
        // It may have been saved again by then.
        store: async () => history.change(await (results.get(record) ?? result).saved, how),
        onFailed: failed(record),
      });
    },
    async readOwn() {
      const record = shownRecord(store);
      if (record !== null) await results.get(record)?.own.read();
    },
  };
}

/** The traveller's part of the shown result. A trip that was deleted elsewhere stays on the screen. */
function createOwn(
  store: StoreApi<PlannerState>,
  history: Pick<TripHistory, 'get'>,
  record: PlannedTrip,
): Optimistic<TripOwn> {
  return createOptimistic<TripOwn>(
    {
      get: () => shownOf(store, record)?.own ?? null,
      set(own) {
        const shown = shownOf(store, record)?.own;
        if (own !== null && shown) update(store, record, { own: sameWhereEqual(shown, own) });
      },
      async read() {
        const { saving } = shownOf(store, record) ?? {};
        if (saving?.status !== 'ready') return null;
        const saved = await history.get(saving.value);
        const planned = shownOf(store, record)?.planned;
        if (saved !== null && planned !== undefined) {
          update(store, record, { planned: withWordingsOf(planned, saved) });
        }
        return saved;
      },
      onReadFailed: (error) => console.error('Error reading the saved trip', error),
    },
    { holds: true },
  );
}

type ShownResult = Extract<Planning, { status: 'ready' }>;

function shownRecord(store: StoreApi<PlannerState>): PlannedTrip | null {
  const { planning } = store.getState();
  return planning.status === 'ready' ? planning.record : null;
}

/** Null when another result is shown by now. */
function shownOf(store: StoreApi<PlannerState>, record: PlannedTrip): ShownResult | null {
  const { planning } = store.getState();
  return planning.status === 'ready' && planning.record === record ? planning : null;
}

/** Does nothing when another result is shown by now. */
function update(
  store: StoreApi<PlannerState>,
  record: PlannedTrip,
  changes: Partial<Pick<ShownResult, 'saving' | 'own' | 'planned'>>,
): void {
  const shown = shownOf(store, record);
  if (shown !== null) store.setState({ planning: { ...shown, ...changes } });
}
