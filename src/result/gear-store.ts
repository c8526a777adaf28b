import { createStore } from 'zustand/vanilla';
import type { StoreApi } from 'zustand/vanilla';
import { doesJobOf, gearItemOf, gearKey, ownershipOf } from '#src/domain/gear.ts';
import type { GearItem, GearLine, Ownership } from '#src/domain/gear.ts';
import type { Gear } from '#src/domain/ports.ts';
import type { PlannedTrip } from '#src/domain/trip/trip.ts';
import { createOptimistic } from './optimistic.ts';

/** A line, and what the traveller says of it; null takes back what was said. */
export type Answered = { line: GearLine; ownership: Ownership | null };

type GearState = {
  /** Whether the items have been read; failed where they cannot be. */
  status: 'loading' | 'ready' | 'failed';
  items: readonly GearItem[];
  /** The items removed last, as long as that can be undone. */
  removed: readonly GearItem[];
  /** The last change could not be stored; the stored state is shown. */
  failed: boolean;
};

export type GearStore = StoreApi<GearState> & {
  /** Reads what is owned, and again after each change in any tab; returns a stop function. */
  follow: () => () => void;
  /** Keeps whether a line of the trip is owned or lacking, null for neither; never rejects. */
  own: (
    planned: Pick<PlannedTrip, 'wordings'>,
    line: GearLine,
    ownership: Ownership | null,
  ) => Promise<void>;
  /** The same for several lines at once. */
  ownAll: (planned: Pick<PlannedTrip, 'wordings'>, lines: readonly Answered[]) => Promise<void>;
  /** Removes the items for which `which` is true; never rejects. */
  remove: (which: (item: GearItem) => boolean) => Promise<void>;
  /** Brings back what was removed last; never rejects. */
  undo: () => Promise<void>;
  /** Gives up undo, and the message of a failure. */
  dismiss: () => void;
};

type ChangeGear = (
  how: (items: readonly GearItem[]) => readonly GearItem[],
  write: () => Promise<void>,
) => Promise<void>;

const INITIAL: GearState = { status: 'loading', items: [], removed: [], failed: false };

/** The traveller's gear, for the lists of all trips. Storage that fails counts as empty. */
export function createGearStore(gear: Gear, now: () => Date): GearStore {
  const store = createStore<GearState>(() => INITIAL);
  const { getState, setState } = store;
  const optimistic = createOptimistic<readonly GearItem[]>({
    get: () => getState().items,
    set: (items) => setState({ items: items ?? [] }),
    async read() {
      const items = await gear.list();
      setState({ status: 'ready' });
      return items;
    },
    onReadFailed(error) {
      console.error('What is owned could not be read', error);
      if (getState().status === 'loading') setState({ status: 'failed' });
    },
  });
  const change: ChangeGear = async (how, write) => {
    setState({ failed: false });
    const onFailed = (error: unknown) => {
      console.error('What is owned could not be stored', error);
      setState({ failed: true });
    };
    await optimistic.change({ how, store: write, onFailed });
  };
  const answer = async (planned: Pick<PlannedTrip, 'wordings'>, answers: readonly Answered[]) => {
    const news = newsOf(planned, answers, getState().items, now().toISOString());
    if (news === null) return;
    const { isOld, added } = news;
    await change(
      (items) => withItems(added)(without(isOld)(items)),
      () => gear.exchange(isOld, added),
    );
  };

  return {
    ...store,
    follow() {
      const stop = gear.subscribe(() => void optimistic.read());
      void optimistic.read();
      return stop;
    },
    own: (planned, line, ownership) => answer(planned, [{ line, ownership }]),
    ownAll: answer,
    remove: (which) =>
      change(without(which), async () => setState({ removed: await gear.remove(which) })),
    async undo() {
      const { removed } = getState();
      await change(withItems(removed), async () => {
        await gear.add(removed);
        setState({ removed: [] });
      });
    },
    dismiss: () => setState({ removed: [], failed: false }),
  };
}

/** The changes that the answers make; null for none. Earlier answers about the same job no longer hold. */
function newsOf(
  planned: Pick<PlannedTrip, 'wordings'>,
  answers: readonly Answered[],
  items: readonly GearItem[],
  addedAt: string,
): { isOld: (item: GearItem) => boolean; added: GearItem[] } | null {
  const news = answers.filter(({ line, ownership }) => ownershipOf(items, line) !== ownership);
  if (news.length === 0) return null;
  const added = news.flatMap(
    ({ line, ownership }) =>
      (ownership === null ? null : gearItemOf(planned, line.id, addedAt, ownership)) ?? [],
  );
  const isOld = (item: GearItem) =>
    news.some(
      ({ line, ownership }) =>
        item.id === line.id ||
        (item.lacking === true && item.key === gearKey(line)) ||
        (ownership !== 'owned' && doesJobOf(item, line)),
    );
  return { isOld, added };
}

function without(which: (item: GearItem) => boolean) {
  return (items: readonly GearItem[]) => items.filter((item) => !which(item));
}

function withItems(added: readonly GearItem[]) {
  const ids = new Set(added.map(({ id }) => id));
  return (items: readonly GearItem[]) => [...items.filter(({ id }) => !ids.has(id)), ...added];
}
