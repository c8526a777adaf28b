import { createStore } from 'zustand/vanilla';
import type { StoreApi } from 'zustand/vanilla';
import { doesJobOf, gearItemOf, ownsLine } from '#src/domain/gear.ts';
import type { GearItem, GearLine } from '#src/domain/gear.ts';
import type { Gear } from '#src/domain/ports.ts';
import type { PlannedTrip } from '#src/domain/trip/trip.ts';

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
  let writing = 0;

  const read = async () => {
    try {
      const items = await gear.list();
      // A read during a write may be older than what is shown.
      if (writing === 0) setState({ status: 'ready', items });
    } catch (error) {
      console.error('What is owned could not be read', error);
      if (getState().status === 'loading') setState({ status: 'failed' });
    }
  };

  const write = async (planned: Pick<PlannedTrip, 'wordings'>, line: GearLine, owned: boolean) => {
    const doesJob = (item: GearItem) => doesJobOf(item, line);
    if (!owned) {
      setState(({ items }) => ({ items: items.filter((item) => !doesJob(item)) }));
      await gear.remove(doesJob);
      return;
    }
    const item = gearItemOf(planned, line.id, now().toISOString());
    if (item === null) return;
    setState(({ items }) => ({ items: [...items, item] }));
    await gear.add([item]);
  };

  const attempt = async (change: () => Promise<void>) => {
    setState({ failed: false });
    writing += 1;
    try {
      await change();
    } catch (error) {
      console.error('What is owned could not be stored', error);
      setState({ failed: true });
    }
    writing -= 1;
    await read();
  };

  return {
    ...store,
    follow() {
      const stop = gear.subscribe(() => void read());
      void read();
      return stop;
    },
    async own(planned, line, owned) {
      if (ownsLine(getState().items, line) === owned) return;
      await attempt(() => write(planned, line, owned));
    },
    remove: (which) => attempt(async () => setState({ removed: await gear.remove(which) })),
    undo: () => attempt(() => gear.add(getState().removed).then(() => setState({ removed: [] }))),
    dismiss: () => setState({ removed: [], failed: false }),
  };
}
