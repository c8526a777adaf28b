import type { StoreApi } from 'zustand/vanilla';
import type { Async } from '#src/domain/async.ts';
import type { TripHistory } from '#src/domain/ports.ts';
import type { PlannedTrip, SavedTrip } from '#src/domain/trip.ts';
import { messageOf } from './place-actions.ts';
import type { PlannerState } from './planner-state.ts';

export type SavingActions = {
  /** Tracks the saving of a shown result. A failure is reported beside the result, which stays. */
  follow: (planned: PlannedTrip, writing: Promise<SavedTrip>) => Promise<void>;
  saveAgain: () => Promise<void>;
  /** Sets the ticked products; stored with the saved trip. */
  setOwned: (owned: string[]) => Promise<void>;
};

export function createSavingActions(
  store: StoreApi<PlannerState>,
  history: TripHistory,
): SavingActions {
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
  const storeTicks = async (id: string): Promise<void> => {
    const { planning } = store.getState();
    if (planning.status !== 'ready' || planning.owned.length === 0) return;
    await history.setOwned(id, planning.owned);
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
    async setOwned(owned) {
      const { planning } = store.getState();
      if (planning.status !== 'ready') return;
      store.setState({ planning: { ...planning, owned } });
      const { planned, saving } = planning;
      if (saving.status !== 'ready') return;
      await attempt(planned, () => history.setOwned(saving.value, owned));
    },
  };
}
