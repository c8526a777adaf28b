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
  saveAgain: () => Promise<void>;
  /** Ticks or unticks a product; stored with the saved trip. */
  tick: (productId: string, ticked: boolean) => Promise<void>;
  /** Shows the stored ticks of the saved trip, which another tab may have changed. */
  readTicks: () => Promise<void>;
};

export function createSavingActions(
  store: StoreApi<PlannerState>,
  history: TripHistory,
): SavingActions {
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
  const storeTicks = async (id: string): Promise<void> => {
    const { planning } = store.getState();
    if (planning.status !== 'ready' || planning.owned.length === 0) return;
    await history.tick(id, planning.owned, true);
  };
  const follow = (planned: PlannedTrip, writing: Promise<SavedTrip>): Promise<void> => {
    setSaving(planned, { status: 'loading' });
    return attempt(planned, async () => {
      const { id } = await writing;
      setSaving(planned, { status: 'ready', value: id });
      await storeTicks(id);
    });
  };

  return {
    follow,
    async saveAgain() {
      const { planning } = store.getState();
      if (planning.status !== 'ready' || planning.saving.status !== 'failed') return;
      await follow(planning.planned, history.save(planning.record));
    },
    async tick(productId, ticked) {
      const { planning } = store.getState();
      if (planning.status !== 'ready') return;
      const owned = withTicks(planning.owned, [productId], ticked);
      store.setState({ planning: { ...planning, owned } });
      const { planned, saving } = planning;
      if (saving.status !== 'ready') return;
      ticksUnderWay += 1;
      await attempt(planned, () => history.tick(saving.value, [productId], ticked));
      ticksUnderWay -= 1;
      await readTicks();
    },
    readTicks,
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
    store.setState({ planning: { ...planning, owned: saved.owned } });
  } catch (error) {
    console.error('Error reading the ticks', error);
  }
}
