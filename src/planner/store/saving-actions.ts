import type { StoreApi } from 'zustand/vanilla';
import type { Async } from '#src/domain/async.ts';
import type { TripHistory } from '#src/domain/ports.ts';
import type { OwnChange } from '#src/domain/trip/trip-own.ts';
import { sameWhereEqual } from '#src/domain/trip/trip-own.ts';
import { withWordingsOf } from '#src/domain/missing-wordings.ts';
import type { PlannedTrip, SavedTrip } from '#src/domain/trip/trip.ts';
import { messageOf } from './place-actions.ts';
import type { PlannerDeps, PlannerState } from './planner-state.ts';

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

export function createSavingActions(
  store: StoreApi<PlannerState>,
  { history, linkTo }: Pick<PlannerDeps, 'history' | 'linkTo'>,
): SavingActions {
  const unstored = createUnstoredChanges(history);
  let changesUnderWay = 0;
  /** Does nothing when another result is shown by now. */
  const setSaving = (record: PlannedTrip, saving: Async<string>): void => {
    const { planning } = store.getState();
    if (planning.status !== 'ready' || planning.record !== record) return;
    store.setState({ planning: { ...planning, saving } });
  };
  const attempt = async (record: PlannedTrip, write: () => Promise<void>): Promise<void> => {
    try {
      await write();
    } catch (error) {
      console.error('Error saving the trip', error);
      setSaving(record, { status: 'failed', message: messageOf(error) });
    }
  };
  const readOwn = () => showStored(store, history, () => changesUnderWay === 0);
  const storeChanges = async (record: PlannedTrip, id: string): Promise<void> => {
    changesUnderWay += 1;
    await attempt(record, () => unstored.store(record, id));
    changesUnderWay -= 1;
    await readOwn();
  };
  const follow = (record: PlannedTrip, writing: Promise<SavedTrip>): Promise<void> => {
    setSaving(record, { status: 'loading' });
    return attempt(record, async () => {
      const { id } = await writing;
      setSaving(record, { status: 'ready', value: id });
      await storeChanges(record, id);
    });
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
      const { planning } = store.getState();
      if (planning.status !== 'ready') return;
      const { record, saving } = planning;
      unstored.add(record, how);
      store.setState({ planning: { ...planning, own: how(planning.own) } });
      if (saving.status === 'ready') await storeChanges(record, saving.value);
    },
    readOwn,
  };
}

/** The changes of each shown result that its saved trip does not have yet, in their order. */
function createUnstoredChanges(history: Pick<TripHistory, 'change'>) {
  const unstored = new WeakMap<PlannedTrip, readonly OwnChange[]>();
  const changesOf = (record: PlannedTrip) => unstored.get(record) ?? [];
  return {
    add(record: PlannedTrip, how: OwnChange) {
      unstored.set(record, [...changesOf(record), how]);
    },
    /** Changes that are made meanwhile stay. */
    async store(record: PlannedTrip, id: string): Promise<void> {
      const changes = changesOf(record);
      if (changes.length === 0) return;
      await history.change(id, (own) => changes.reduce((changed, how) => how(changed), own));
      const left = changesOf(record).filter((how) => !changes.includes(how));
      unstored.set(record, left);
    },
  };
}

/** `isCurrent` is false during a write: a trip that was read then may be older than the shown one. */
async function showStored(
  store: StoreApi<PlannerState>,
  history: TripHistory,
  isCurrent: () => boolean,
): Promise<void> {
  const { planning: before } = store.getState();
  if (before.status !== 'ready' || before.saving.status !== 'ready') return;
  try {
    const saved = await history.get(before.saving.value);
    const { planning } = store.getState();
    const same = planning.status === 'ready' && planning.record === before.record;
    if (saved === null || !same || !isCurrent()) return;
    const own = sameWhereEqual(planning.own, saved);
    const planned = withWordingsOf(planning.planned, saved);
    store.setState({ planning: { ...planning, planned, own } });
  } catch (error) {
    console.error('Error reading the saved trip', error);
  }
}
