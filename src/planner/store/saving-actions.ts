import type { StoreApi } from 'zustand/vanilla';
import type { Async } from '#src/domain/async.ts';
import type { TripHistory } from '#src/domain/ports.ts';
import { withTicks } from '#src/domain/trip.ts';
import type { PlannedTrip, SavedTrip } from '#src/domain/trip.ts';
import { messageOf } from './place-actions.ts';
import type { PlannerState } from './planner-state.ts';

export type SavingActions = {
  /** Tracks the saving of a shown result. A failure is reported beside the result, which stays. */
  follow: (planned: PlannedTrip, writing: Promise<SavedTrip>) => Promise<void>;
  /** Repeats what failed: the same record is saved, and the ticks that are not stored yet. */
  saveAgain: () => Promise<void>;
  /** Ticks or unticks a product as packed; stored with the saved trip. */
  pack: (productId: string, packed: boolean) => Promise<void>;
  /** Shows the stored ticks of the saved trip, which another tab may have changed. */
  readTicks: () => Promise<void>;
};

export function createSavingActions(
  store: StoreApi<PlannerState>,
  history: TripHistory,
): SavingActions {
  const unstored = createUnstoredTicks(history);
  let ticksUnderWay = 0;
  /** Does nothing when another result is shown by now. */
  const setSaving = (planned: PlannedTrip, saving: Async<string>): void => {
    const { planning } = store.getState();
    if (planning.status !== 'ready' || planning.planned !== planned) return;
    store.setState({ planning: { ...planning, saving } });
  };
  const attempt = async (planned: PlannedTrip, write: () => Promise<void>): Promise<void> => {
    try {
      await write();
    } catch (error) {
      console.error('Error saving the trip', error);
      setSaving(planned, { status: 'failed', message: messageOf(error) });
    }
  };
  const readTicks = () => showStoredTicks(store, history, () => ticksUnderWay === 0);
  const storeTicks = async (planned: PlannedTrip, id: string): Promise<void> => {
    ticksUnderWay += 1;
    await attempt(planned, () => unstored.store(planned, id));
    ticksUnderWay -= 1;
    await readTicks();
  };
  const follow = (planned: PlannedTrip, writing: Promise<SavedTrip>): Promise<void> => {
    setSaving(planned, { status: 'loading' });
    return attempt(planned, async () => {
      const { id } = await writing;
      setSaving(planned, { status: 'ready', value: id });
      await storeTicks(planned, id);
    });
  };

  return {
    follow,
    async saveAgain() {
      const { planning } = store.getState();
      if (planning.status !== 'ready' || planning.saving.status !== 'failed') return;
      await follow(planning.planned, history.save(planning.record));
    },
    async pack(productId, packed) {
      const { planning } = store.getState();
      if (planning.status !== 'ready') return;
      const { planned, saving } = planning;
      unstored.change(planned, productId, packed);
      store.setState({
        planning: { ...planning, packed: withTicks(planning.packed, [productId], packed) },
      });
      if (saving.status === 'ready') await storeTicks(planned, saving.value);
    },
    readTicks,
  };
}

/** The ticks of each shown result that its saved trip does not have yet. */
function createUnstoredTicks(history: Pick<TripHistory, 'pack'>) {
  const unstored = new WeakMap<PlannedTrip, Map<string, boolean>>();
  return {
    change(planned: PlannedTrip, productId: string, packed: boolean) {
      const ticks = unstored.get(planned) ?? new Map<string, boolean>();
      unstored.set(planned, ticks.set(productId, packed));
    },
    /** Changes that are made meanwhile stay. */
    async store(planned: PlannedTrip, id: string): Promise<void> {
      const ticks = unstored.get(planned) ?? new Map<string, boolean>();
      for (const packed of [true, false]) {
        const productIds = [...ticks].flatMap(([productId, tick]) =>
          tick === packed ? [productId] : [],
        );
        if (productIds.length === 0) continue;
        await history.pack(id, productIds, packed);
        for (const productId of productIds) {
          if (ticks.get(productId) === packed) ticks.delete(productId);
        }
      }
    },
  };
}

/** `isCurrent` is false during a write: what was read then may be older than what is shown. */
async function showStoredTicks(
  store: StoreApi<PlannerState>,
  history: TripHistory,
  isCurrent: () => boolean,
): Promise<void> {
  const { planning: before } = store.getState();
  if (before.status !== 'ready' || before.saving.status !== 'ready') return;
  try {
    const saved = await history.get(before.saving.value);
    const { planning } = store.getState();
    const same = planning.status === 'ready' && planning.planned === before.planned;
    if (saved === null || !same || !isCurrent()) return;
    store.setState({ planning: { ...planning, packed: saved.packed } });
  } catch (error) {
    console.error('Error reading the ticks', error);
  }
}
