import { createStore } from 'zustand/vanilla';
import type { StoreApi } from 'zustand/vanilla';
import { doesJobOf, gearItemOf, ownsLine } from '#src/domain/gear.ts';
import type { GearItem, GearLine } from '#src/domain/gear.ts';
import type { Gear } from '#src/domain/ports.ts';
import type { PlannedTrip } from '#src/domain/trip/trip.ts';
import { createOptimistic } from './optimistic.ts';

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
  /** Marks a line of the trip as owned, or as not owned; never rejects. */
  own: (planned: Pick<PlannedTrip, 'wordings'>, line: GearLine, owned: boolean) => Promise<void>;
  /** Removes the items for which `which` is true; never rejects. */
  remove: (which: (item: GearItem) => boolean) => Promise<void>;
  /** Brings back what was removed last; never rejects. */
  undo: () => Promise<void>;
  /** Gives up undo, and the message of a failure. */
  dismiss: () => void;
};

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
  const change = async (
    how: (items: readonly GearItem[]) => readonly GearItem[],
    write: () => Promise<void>,
  ) => {
    setState({ failed: false });
    await optimistic.change({
      how,
      store: write,
      onFailed(error) {
        console.error('What is owned could not be stored', error);
        setState({ failed: true });
      },
    });
  };

  return {
    ...store,
    follow() {
      const stop = gear.subscribe(() => void optimistic.read());
      void optimistic.read();
      return stop;
    },
    async own(planned, line, owned) {
      if (ownsLine(getState().items, line) === owned) return;
      if (!owned) {
        const doesJob = (item: GearItem) => doesJobOf(item, line);
        await change(without(doesJob), async () => void (await gear.remove(doesJob)));
        return;
      }
      const item = gearItemOf(planned, line.id, now().toISOString());
      if (item !== null) await change(withItems([item]), () => gear.add([item]));
    },
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

function without(which: (item: GearItem) => boolean) {
  return (items: readonly GearItem[]) => items.filter((item) => !which(item));
}

function withItems(added: readonly GearItem[]) {
  const ids = new Set(added.map(({ id }) => id));
  return (items: readonly GearItem[]) => [...items.filter(({ id }) => !ids.has(id)), ...added];
}
